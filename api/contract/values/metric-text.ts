/** A figure over time in words. Pure. */
import type { MetricPlot } from "../../../index-mappings/pages/metrics.ts";
import { counted } from "./counted.ts";

const of = (value: number | null | undefined): string =>
  value == null ? "unknown" : value.toLocaleString("en-GB", { maximumFractionDigits: 2 });

/** What a figure shows, in words: its span, and the last value of each series. */
export function metricText({ title, description, rows, series, unit, missing }: MetricPlot): string {
  const [first] = rows;
  const last = rows.at(-1);
  if (missing !== null || first === undefined || last === undefined)
    return `${title}: ${missing ?? "no figures"}`;
  const values = series.map(
    (name, index) => `${series.length > 1 ? `${name} ` : ""}${of(last.values[index])}`,
  );
  return `${title}, ${first.x} to ${last.x}, ${counted(rows.length, "step")}. ${last.x}: ${values.join(", ")} ${unit}. ${description}`;
}
