/** Draws figures over time: stacked bars or lines, with their legend in the file. */
import type { MetricPlot } from "../../index-mappings/pages/metrics.ts";
import { drawSvg, seriesColour } from "./draw-svg.ts";

export interface SeriesDrawing {
  readonly kind: "series";
  readonly plot: MetricPlot;
  /** What it shows, in words. */
  readonly text: string;
}

const width = 720;
const height = 360;
const margin = { left: 80, right: 16, top: 36, bottom: 48 } as const;
/** Labels along the figure that have room. */
const maxTicks = { 4: 18, 7: 12, 9: 8 } as const;
/** px of a letter of a legend, about. */
const letter = 7.4;
const swatch = 12;
const legendGap = 16;

/** A value of a series, ready to be drawn. */
interface Point {
  readonly x: string;
  readonly series: string;
  readonly value: number;
}

/** A step as it stands below the figure: 1985–1989 as 1985–89. */
const stepLabel = (step: string): string => step.replace(/^(\d\d)(\d\d)–\1(\d\d)$/, "$1$2–$3");

/** Every so manieth step, so that the labels shown do not touch. */
function ticksOf(steps: readonly string[]): string[] {
  const longest = Math.max(4, ...steps.map((step) => stepLabel(step).length));
  const most = longest <= 4 ? maxTicks[4] : longest <= 7 ? maxTicks[7] : maxTicks[9];
  const every = Math.ceil(steps.length / most);
  return steps.filter((_, index) => (steps.length - 1 - index) % every === 0);
}

/** Where the entries of the legend stand, line by line. */
function legendOf(series: readonly string[]): { name: string; x: number; line: number; colour: string }[] {
  let x: number = margin.left;
  let line = 0;
  return series.map((name, index) => {
    const room = swatch + 6 + name.length * letter;
    if (x > margin.left && x + room > width - margin.right) {
      x = margin.left;
      line++;
    }
    const at = { name, x, line, colour: seriesColour(index) };
    x += room + legendGap;
    return at;
  });
}

const written = (value: number): string =>
  value.toLocaleString("en-GB", { maximumFractionDigits: 1, notation: "standard" });

/** px of a line of the legend. */
const legendLine = 18;

/** Every value of every series. */
const pointsOf = ({ rows, series }: MetricPlot): Point[] =>
  rows.flatMap(({ x, values }) =>
    series.flatMap((name, index): Point[] => {
      const value = values[index] ?? null;
      return value === null ? [] : [{ x, series: name, value }];
    }),
  );

const said = (text: string): string => text;

/** A bar of few is no wider than that, in px: one year would fill the drawing. */
const widestBar = 72;

/** The part of a step that is blank beside its bar, as on both sides of all. */
function paddingOf(steps: number): number {
  const room = width - margin.left - margin.right;
  return Math.max(0.15, (room - widestBar * steps) / (room + widestBar));
}

/** Size and axes of a drawing whose frame begins `top` px below its upper edge. */
function frameOf({ rows, form, series, unit, x_label: along }: MetricPlot, top: number) {
  const steps = rows.map(({ x }) => x);
  return {
    width,
    height: height + top - margin.top,
    marginLeft: margin.left,
    marginRight: margin.right,
    marginTop: top,
    marginBottom: margin.bottom,
    x: {
      type: form === "bars" ? "band" : "point",
      domain: steps,
      ticks: ticksOf(steps),
      tickFormat: stepLabel,
      tickSize: 3,
      label: along,
      labelArrow: "none",
      padding: paddingOf(steps.length),
    },
    y: {
      label: unit,
      labelAnchor: "center",
      labelArrow: "none",
      nice: true,
      zero: true,
      ticks: 6,
      tickFormat: written,
    },
    color: { type: "ordinal", domain: series, range: series.map((_, index) => seriesColour(index)) },
  } as const;
}

/** The reason, where the release has no such figure. */
const drawReason = (reason: string, text: string): Promise<string> =>
  drawSvg({ width, height: 48, text }, ({ text: write }) => [
    write([reason], { frameAnchor: "left", text: said, fill: "var(--text-muted)", lineWidth: 52 }),
  ]);

/** The drawing as SVG text; the reason where the release has no such figure. */
export async function drawSeries({ plot: figure, text }: SeriesDrawing): Promise<string> {
  const { series, missing, form, title } = figure;
  if (missing !== null) return drawReason(missing, text);
  const points = pointsOf(figure);
  const legend = series.length > 1 ? legendOf(series) : [];
  const top = margin.top + legendLine * legend.reduce((most, { line }) => Math.max(most, line + 1), 0);
  const axes = { x: "x", y: "value" } as const;
  return drawSvg({ ...frameOf(figure, top), text }, ({ barY, lineY, dot, ruleY, gridY, text: write }) => [
    gridY({ stroke: "var(--grid)", strokeOpacity: 1 }),
    ...(form === "bars"
      ? [barY(points, { ...axes, fill: "series" })]
      : [
          lineY(points, { ...axes, stroke: "series", strokeWidth: 2 }),
          dot(points, { ...axes, fill: "series", r: 3 }),
        ]),
    ruleY([0], { stroke: "var(--text-muted)" }),
    write([title], {
      frameAnchor: "top-left",
      dx: 8 - margin.left,
      dy: 4 - top,
      text: said,
      fill: "var(--text)",
      fontSize: 15,
      fontWeight: 600,
    }),
    ...legend.flatMap(({ name, x, line, colour }) => {
      const dy = 34 - top + line * legendLine;
      const frameAnchor = "top-left";
      return [
        dot([name], {
          frameAnchor,
          dx: x - margin.left + swatch / 2,
          dy,
          r: swatch / 2,
          symbol: "square",
          fill: colour,
        }),
        write([name], { frameAnchor, dx: x - margin.left + swatch + 6, dy, text: said, fill: "var(--text)" }),
      ];
    }),
  ]);
}
