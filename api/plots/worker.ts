/** A thread that draws plots. */
import { answerTasks } from "../threads/answer-tasks.ts";
import { drawSeries } from "./draw-series.ts";
import { drawViolins } from "./draw-violins.ts";
import type { PlotDrawing } from "./drawer.ts";

answerTasks((drawing: PlotDrawing) =>
  drawing.kind === "violins" ? drawViolins(drawing) : drawSeries(drawing),
);
