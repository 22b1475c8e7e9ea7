/** Figures of literature and curation as drawings and tables. */
import type { MetricPlot } from "../../index-mappings/pages/metrics.ts";
import { metricText } from "../contract/values/metric-text.ts";
import type { MetricLayout } from "../contract/values/metric-drawing.ts";
import { tsvLine } from "../contract/values/tsv.ts";
import { draw } from "./drawer.ts";

/** The same figures as lines with tabs; a missing value is an empty cell. */
export const metricTable = ({ x_label: along, series, rows }: MetricPlot): string =>
  [[along, ...series], ...rows.map(({ x, values }) => [x, ...values])].map(tsvLine).join("");

/** The drawing as SVG text. */
export const metricPlot = (plot: MetricPlot, layout: MetricLayout): Promise<string> =>
  draw({ kind: "series", plot, layout, text: metricText(plot) });
