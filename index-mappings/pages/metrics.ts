/** Figures of literature and curation over time. */
import { z } from "zod";

const metricPlot = z.object({
  /** In the plot's address. */
  name: z.string(),
  title: z.string(),
  /** What is counted, and how, in sentences. */
  description: z.string(),
  /** Stacked bars, or a line for each series. */
  form: z.enum(["bars", "lines"]),
  /** What the rows are: "Year". */
  x_label: z.string(),
  /** What the values count: "publications". */
  unit: z.string(),
  series: z.array(z.string()),
  /** One value for each series; null where there is none. */
  rows: z.array(z.object({ x: z.string(), values: z.array(z.number().nullable()) })),
  /** What is left out of it, in a sentence. */
  left_out: z.string().nullable(),
  /** Why there is no such figure in this release; the rows are empty then. */
  missing: z.string().nullable(),
});
export type MetricPlot = z.infer<typeof metricPlot>;

/** Annotations of one type, with and without a date. */
const annotationTotal = z.object({ type: z.string(), total: z.int(), dated: z.int() });

export const metrics = z.object({
  plots: z.array(metricPlot),
  annotation_totals: z.array(annotationTotal),
});
export type Metrics = z.infer<typeof metrics>;
