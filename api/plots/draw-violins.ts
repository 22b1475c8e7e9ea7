/** Draws violins with dots on them. */
import { drawSvg } from "./draw-svg.ts";

const violinSizes = {
  small: { width: 640, height: 340 },
  large: { width: 1120, height: 520 },
} as const;
export type ViolinSize = keyof typeof violinSizes;

/** Dots are named as long as the names have room. */
const maxNamed = { small: 3, large: 12 } as const;

/** Levels are molecules per cell; `set` is what stands below the violin. */
export interface OutlinePoint {
  readonly set: string;
  readonly level: number;
  /** 0 to 1: half of the width that is there. */
  readonly density: number;
}

/** A gene in one data set. */
export interface Dot {
  readonly set: string;
  readonly level: number;
  readonly name: string;
  /** -1 to 1, across the violin. */
  readonly x: number;
}

/** All that a drawing needs, as values that can be sent to a thread. */
export interface ViolinDrawing {
  readonly kind: "violins";
  readonly size: ViolinSize;
  /** What it shows, in words. */
  readonly text: string;
  /** Genes that were asked for. */
  readonly geneCount: number;
  /** In the order in which they stand side by side. Without any, the words are drawn. */
  readonly sets: readonly string[];
  readonly outlines: readonly OutlinePoint[];
  readonly dots: readonly Dot[];
  /** Levels that the axis names, from its low to its high end. */
  readonly ticks: readonly number[];
}

/** Names beside their dots: at the left of those on the left, at the right of the others. */
const namedSides = (dots: readonly Dot[]) =>
  [
    { side: dots.filter(({ x }) => x >= 0), dx: 8, textAnchor: "start" },
    { side: dots.filter(({ x }) => x < 0), dx: -8, textAnchor: "end" },
  ] as const;

/** The drawing as SVG text. */
export async function drawViolins(drawing: ViolinDrawing): Promise<string> {
  const { size, text, geneCount, sets, outlines, dots, ticks } = drawing;
  const { width, height } = violinSizes[size];
  if (sets.length === 0)
    return drawSvg({ width, height: 48, text }, ({ text: write }) => [
      write([text], { frameAnchor: "left", text: (said: string) => said, fill: "var(--text-muted)" }),
    ]);
  /** The channels of a dot and of its name. */
  const position = { fx: "set", y: "level", x: "x" };
  return drawSvg(
    {
      width,
      height,
      text,
      marginLeft: 84,
      marginBottom: 64,
      marginTop: 24,
      fx: { domain: sets, label: null, padding: 0.08 },
      x: { axis: null, domain: [-1.05, 1.05] },
      y: {
        type: "log",
        label: "Molecules per cell",
        grid: true,
        ticks,
        domain: [ticks[0], ticks.at(-1)],
        tickFormat: (value: number) => value.toLocaleString("en-GB", { maximumSignificantDigits: 1 }),
      },
    },
    ({ areaX, dot, text: write, axisFx }) => [
      axisFx({ anchor: "bottom", label: null, tickSize: 0, lineWidth: width / sets.length / 14 }),
      areaX(outlines, {
        fx: "set",
        y: "level",
        x1: (point: OutlinePoint) => -point.density,
        x2: "density",
        fill: "var(--violin)",
        stroke: "var(--violin-edge)",
      }),
      dot(dots, { ...position, r: geneCount > 20 ? 2.5 : 4, fill: "var(--dot)", stroke: "var(--surface)" }),
      ...(geneCount > maxNamed[size] ? [] : namedSides(dots)).map(({ side, ...beside }) =>
        write(side, {
          ...position,
          ...beside,
          text: "name",
          fontStyle: "italic",
          stroke: "var(--surface)",
          strokeWidth: 3,
          fill: "var(--text)",
        }),
      ),
    ],
  );
}
