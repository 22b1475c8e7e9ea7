/** Draws beside the thread that answers requests. */
import { unavailable } from "../problem/problem-error.ts";
import { Thread } from "../threads/thread.ts";
import type { PlotDrawing } from "./worker.ts";

/** ms that one drawing may take; the first one loads what draws. */
const maxTaskMs = 30_000;

let drawer: Thread<PlotDrawing, string> | null = null;

/** The drawing as SVG text: what draws takes most of a second to load, and a plot some 30 ms. */
export function draw(drawing: PlotDrawing): Promise<string> {
  drawer ??= new Thread({
    module: new URL("./worker.ts", import.meta.url),
    maxTaskMs,
    endError: () => unavailable("plots", "The plot could not be drawn. Please try again in a moment."),
    onEnd: () => (drawer = null),
  });
  return drawer.ask(drawing);
}
