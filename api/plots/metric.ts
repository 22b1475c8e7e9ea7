/** Figures of literature and curation as drawings and tables. */
import type { Client } from "@elastic/elasticsearch";
import type { MetricPlot } from "../../index-mappings/pages/metrics.ts";
import { LruCache } from "../cache/lru-cache.ts";
import { generationKey } from "../cache/per-generation.ts";
import { metricText } from "../contract/values/metric-text.ts";
import type { MetricLayout } from "../contract/values/metric-drawing.ts";
import { tsvLine } from "../contract/values/tsv.ts";
import { readMetrics } from "../documents/release-documents.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { draw } from "./drawer.ts";

/** The same figures as lines with tabs; a missing value is an empty cell. */
export const metricTable = ({ x_label: along, series, rows }: MetricPlot): string =>
  [[along, ...series], ...rows.map(({ x, values }) => [x, ...values])].map(tsvLine).join("");

/** The drawing as SVG text. */
export const metricPlot = (plot: MetricPlot, layout: MetricLayout): Promise<string> =>
  draw({ kind: "series", plot, layout, text: metricText(plot) });

/** Letters of all drawings that are kept: those on pages of a release have some 0.2 million. */
const maxSize = 1_000_000;
const drawings = new LruCache<string>({ name: "metric plots", maxSize, sizeOf: ({ length }) => length });

/** The drawing of a load's figure, drawn once: what draws takes a second to load, and ends soon after. */
export const keptMetricPlot = (
  plot: MetricPlot,
  layout: MetricLayout,
  elastic: Client,
  generation: LoadedGeneration,
): Promise<string> =>
  drawings.read(generationKey(elastic, generation, `${layout} ${plot.name}`), () => metricPlot(plot, layout));

/** Draws what pages show of a load's figures, one after the other. */
export async function drawMetricPlots(elastic: Client, generation: LoadedGeneration): Promise<void> {
  const { plots = [] } = (await readMetrics(elastic, generation)) ?? {};
  for (const plot of plots.filter(({ missing }) => missing === null))
    for (const layout of ["page", "narrow"] as const) await keptMetricPlot(plot, layout, elastic, generation);
}
