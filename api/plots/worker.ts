/** A thread that draws plots. */
import { answerTasks } from "../threads/answer-tasks.ts";
import { drawSeries } from "./draw-series.ts";
import type { SeriesDrawing } from "./draw-series.ts";
import { drawViolins } from "./draw-violins.ts";
import type { ViolinDrawing } from "./draw-violins.ts";

export type PlotDrawing = ViolinDrawing | SeriesDrawing;

answerTasks((drawing: PlotDrawing) =>
  drawing.kind === "violins" ? drawViolins(drawing) : drawSeries(drawing),
);
