/** Draws figures over time: stacked bars or lines, with their legend in the file. */
import { letter, metricDrawing, swatch } from "../contract/values/metric-drawing.ts";
import type { MetricDrawing, MetricLayout } from "../contract/values/metric-drawing.ts";
import type { MetricPlot } from "../../index-mappings/pages/metrics.ts";
import { drawSvg, seriesColour } from "./draw-svg.ts";

export interface SeriesDrawing {
  readonly kind: "series";
  readonly plot: MetricPlot;
  readonly layout: MetricLayout;
  /** What it shows, in words. */
  readonly text: string;
}

/** px between labels along the figure. */
const tickGap = 12;
/** px between two labels on its left. */
const scaleStep = 46;

/** A value of a series, ready to be drawn. */
interface Point {
  readonly x: string;
  readonly series: string;
  readonly value: number;
}

/** A step as it stands below the figure: 1985–1989 as 1985–89. */
const stepLabel = (step: string): string => step.replace(/^(\d\d)(\d\d)–\1(\d\d)$/, "$1$2–$3");

/** px between the two ends of the axis. */
const innerWidth = ({ width, left, right }: MetricDrawing): number => width - left - right;

/** Every so manieth step, so that the labels shown do not touch. */
function ticksOf(steps: readonly string[], drawing: MetricDrawing): string[] {
  const longest = Math.max(4, ...steps.map((step) => stepLabel(step).length));
  const most = Math.floor(innerWidth(drawing) / (longest * letter + tickGap));
  const every = Math.ceil(steps.length / most);
  return steps.filter((_, index) => (steps.length - 1 - index) % every === 0);
}

const written = (value: number): string =>
  value.toLocaleString("en-GB", { maximumFractionDigits: 1, notation: "standard" });

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
function paddingOf(steps: number, drawing: MetricDrawing): number {
  const room = innerWidth(drawing);
  return Math.max(0.15, (room - widestBar * steps) / (room + widestBar));
}

/** How many labels the scale has, and lines across, about. */
const scaleTicks = ({ inner }: MetricDrawing): number => Math.round(inner / scaleStep);

/** Size and axes. */
function frameOf({ rows, form, series, unit, x_label: along }: MetricPlot, drawing: MetricDrawing) {
  const steps = rows.map(({ x }) => x);
  return {
    width: drawing.width,
    height: drawing.height,
    marginLeft: drawing.left,
    marginRight: drawing.right,
    marginTop: drawing.top,
    marginBottom: drawing.bottom,
    x: {
      type: form === "bars" ? "band" : "point",
      domain: steps,
      ticks: ticksOf(steps, drawing),
      tickFormat: stepLabel,
      tickSize: 3,
      label: along,
      labelArrow: "none",
      padding: paddingOf(steps.length, drawing),
    },
    y: {
      label: unit,
      labelAnchor: "center",
      labelArrow: "none",
      nice: true,
      zero: true,
      ticks: scaleTicks(drawing),
      tickFormat: written,
    },
    color: { type: "ordinal", domain: series, range: series.map((_, index) => seriesColour(index)) },
  } as const;
}

/** The reason, where the release has no such figure. */
const drawReason = (reason: string, text: string, width: number): Promise<string> =>
  drawSvg({ width, height: 48, text }, ({ text: write }) => [
    write([reason], {
      frameAnchor: "left",
      text: said,
      fill: "var(--text-muted)",
      lineWidth: Math.floor(width / 14),
    }),
  ]);

/** The drawing as SVG text; the reason where the release has no such figure. */
export async function drawSeries({ plot: figure, layout, text }: SeriesDrawing): Promise<string> {
  const { series, missing, form, title } = figure;
  const drawing = metricDrawing(series, layout);
  if (missing !== null) return drawReason(missing, text, drawing.width);
  const { left, top, head, legend } = drawing;
  const points = pointsOf(figure);
  const axes = { x: "x", y: "value" } as const;
  const frameAnchor = "top-left";
  return drawSvg({ ...frameOf(figure, drawing), text }, ({ barY, lineY, dot, ruleY, gridY, text: write }) => [
    gridY({ ticks: scaleTicks(drawing), stroke: "var(--grid)", strokeOpacity: 1 }),
    ...(form === "bars"
      ? [barY(points, { ...axes, fill: "series" })]
      : [
          lineY(points, { ...axes, stroke: "series", strokeWidth: 2 }),
          dot(points, { ...axes, fill: "series", r: 3 }),
        ]),
    ruleY([0], { stroke: "var(--text-muted)" }),
    ...(head > 0
      ? [
          write([title], {
            frameAnchor,
            dx: 8 - left,
            dy: 4 - top,
            text: said,
            fill: "var(--text)",
            fontSize: 15,
            fontWeight: 600,
          }),
        ]
      : []),
    ...legend.flatMap(({ name, x, y }, index) => {
      const dy = y - top;
      return [
        dot([name], {
          frameAnchor,
          dx: x - left + swatch / 2,
          dy,
          r: swatch / 2,
          symbol: "square",
          fill: seriesColour(index),
        }),
        write([name], {
          frameAnchor,
          lineAnchor: "middle",
          dx: x - left + swatch + 6,
          dy,
          text: said,
          fill: "var(--text)",
        }),
      ];
    }),
  ]);
}
