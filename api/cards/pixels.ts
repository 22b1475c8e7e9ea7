/** SVG to PNG, beside the thread that answers requests. */
import { LruCache } from "../cache/lru-cache.ts";
import { unavailable } from "../problem/problem-error.ts";
import { Thread } from "../threads/thread.ts";

/** ms that one card may take; the first one loads what draws, the others take some 150. */
const maxTaskMs = 30_000;
/** Cards that may wait for the thread. */
const maxWaiting = 20;
/** Bytes. */
const maxKept = 8 * 1024 * 1024;

const busy = () => unavailable("cards", "The picture could not be drawn. Please try again in a moment.");

const cards = new LruCache<Uint8Array>({ name: "cards", maxSize: maxKept, sizeOf: (png) => png.length });
let drawer: Thread<string, Uint8Array> | null = null;

function draw(svg: string): Promise<Uint8Array> {
  drawer ??= new Thread({
    module: new URL("./worker.ts", import.meta.url),
    maxTaskMs,
    endError: busy,
    onEnd: () => (drawer = null),
  });
  if (drawer.load >= maxWaiting) throw busy();
  return drawer.ask(svg);
}

/** The drawing as PNG; those that were asked for lately are kept. @throws a 503 while too many wait */
export const pixelsOf = (svg: string): Promise<Uint8Array> => cards.read(svg, async () => draw(svg));
