/** Molecules per cell of all genes as violins, one a data set, with the genes that were asked for as dots on them. */
import type { ExpressionLevels } from "../../index-mappings/pages/release.ts";
import { density } from "./density.ts";
import type { DensityPoint } from "./density.ts";
import { drawSvg } from "./draw-svg.ts";

export interface PlotGene {
  readonly id: string;
  readonly name: string | null;
}

const violinSizes = {
  small: { width: 640, height: 340 },
  large: { width: 1120, height: 520 },
} as const;
export type ViolinSize = keyof typeof violinSizes;

type Dataset = ExpressionLevels["datasets"][number];

/** Dots are named as long as the names have room. */
const maxNamed = { small: 3, large: 12 } as const;

const label = (gene: PlotGene): string => gene.name ?? gene.id;

/** Two lines: what was measured, and by whom. */
const axisLabel = ({ label: measured, reference }: Dataset): string =>
  reference ? `${measured}\n${reference.label}` : measured;

/** Moves dots of one violin apart within it: -0.8 to 0.8 of its half width, the same share for the same gene in every data set. */
const besides = (index: number, of: number): number =>
  of === 1 ? 0 : ((index * 0.618034 + 0.5) % 1) * 1.6 - 0.8;

/** Outlines of data sets that were drawn before; they are all genes', whichever genes are asked for. */
const outlined = new WeakMap<Dataset, readonly DensityPoint[]>();

/** On a logarithmic scale: powers of ten. */
function outlineOf(set: Dataset): readonly DensityPoint[] {
  const known =
    outlined.get(set) ??
    density(set.values.filter(([, value]) => value > 0).map(([, value]) => Math.log10(value)));
  outlined.set(set, known);
  return known;
}

/** Width of a violin at a level. */
const widthAt = (outline: readonly DensityPoint[], level: number): number =>
  outline.find(({ value }) => value >= level)?.density ?? 0;

const powerOf = (exponent: number): number => Number(`1e${exponent}`);

/** The powers of ten around all outlines. */
function powers(outlines: readonly (readonly DensityPoint[])[]): number[] {
  const ends = outlines
    .flatMap((outline) => [outline[0]?.value, outline.at(-1)?.value])
    .filter((end) => end !== undefined);
  const low = Math.floor(Math.min(...ends));
  return Array.from({ length: Math.ceil(Math.max(...ends)) - low + 1 }, (_, step) => powerOf(low + step));
}

/** What the drawing shows, in words. */
export function violinText(levels: ExpressionLevels, genes: readonly PlotGene[]): string {
  if (levels.datasets.length === 0) return "This release has no quantitative expression data.";
  const named = genes.length <= 3 ? genes.map(label).join(", ") : `${genes.length} genes`;
  const measured = new Set(levels.datasets.flatMap(({ values }) => values.map(([id]) => id)));
  const without = genes.filter(({ id }) => !measured.has(id));
  const missing =
    without.length === 0
      ? ""
      : ` No value of ${without.length <= 3 ? without.map(label).join(", ") : `${without.length} of them`}.`;
  return `Molecules per cell of ${named} (dots) among all genes (shapes), in ${levels.datasets.length === 1 ? "one data set" : `${levels.datasets.length} data sets`}.${missing}`;
}

/** The drawing as SVG text; a sentence in its place where the release has no quantities. */
export async function violinPlot(
  levels: ExpressionLevels,
  genes: readonly PlotGene[],
  size: ViolinSize,
): Promise<string> {
  const { width, height } = violinSizes[size];
  const text = violinText(levels, genes);
  if (levels.datasets.length === 0)
    return drawSvg({ width, height: 48, text }, ({ text: write }) => [
      write([text], { frameAnchor: "left", text: (said: string) => said, fill: "var(--text-muted)" }),
    ]);

  const asked = new Map(genes.map((gene, index) => [gene.id, { gene, index }]));
  const violins = levels.datasets.map((set) => ({ set, name: axisLabel(set), outline: outlineOf(set) }));
  const outlines = violins.flatMap(({ name, outline }) =>
    outline.map((point) => ({ set: name, level: 10 ** point.value, density: point.density })),
  );
  const dots = violins.flatMap(({ set, name, outline }) =>
    set.values.flatMap(([id, level]) => {
      const found = asked.get(id);
      return found && level > 0
        ? [
            {
              set: name,
              level,
              name: label(found.gene),
              x: besides(found.index, genes.length) * widthAt(outline, Math.log10(level)),
            },
          ]
        : [];
    }),
  );
  const ticks = powers(violins.map(({ outline }) => outline));
  return drawSvg(
    {
      width,
      height,
      text,
      marginLeft: 84,
      marginBottom: 64,
      marginTop: 24,
      fx: { domain: levels.datasets.map(axisLabel), label: null, padding: 0.08 },
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
      axisFx({ anchor: "bottom", label: null, tickSize: 0, lineWidth: width / levels.datasets.length / 14 }),
      areaX(outlines, {
        fx: "set",
        y: "level",
        x1: (point: { density: number }) => -point.density,
        x2: "density",
        fill: "var(--violin)",
        stroke: "var(--violin-edge)",
      }),
      dot(dots, {
        fx: "set",
        y: "level",
        x: "x",
        r: genes.length > 20 ? 2.5 : 4,
        fill: "var(--dot)",
        stroke: "var(--surface)",
      }),
      ...(genes.length > maxNamed[size]
        ? []
        : [dots.filter(({ x }) => x >= 0), dots.filter(({ x }) => x < 0)].map((side, isLeft) =>
            write(side, {
              fx: "set",
              y: "level",
              x: "x",
              text: "name",
              dx: isLeft ? -8 : 8,
              textAnchor: isLeft ? "end" : "start",
              fontStyle: "italic",
              stroke: "var(--surface)",
              strokeWidth: 3,
              fill: "var(--text)",
            }),
          )),
    ],
  );
}
