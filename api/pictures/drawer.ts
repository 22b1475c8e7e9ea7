/** Draws views beside the thread that answers requests. */
import { Thread } from "../threads/thread.ts";
import type { AskedPicture } from "./worker.ts";

/** ms that one drawing may take. */
const maxTaskMs = 60_000;
/** ms. Each picture is drawn once. */
const maxIdleMs = 10_000;

let drawer: Thread<AskedPicture, string | null> | null = null;

/** The picture as markup: all models of a release take most of a second. */
export function drawPicture(asked: AskedPicture): Promise<string | null> {
  drawer ??= new Thread({
    module: new URL("./worker.ts", import.meta.url),
    maxTaskMs,
    maxIdleMs,
    endError: () => new Error("the picture of a view could not be drawn"),
    onEnd: () => (drawer = null),
  });
  return drawer.ask(asked);
}

/** Has the thread end now where it has nothing to draw. */
export const endPictures = (): void => drawer?.endIdle();
