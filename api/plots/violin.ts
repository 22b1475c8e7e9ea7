/** Molecules per cell of all genes as violins, one a data set, with the genes that were asked for as dots on them. */
import { setImmediate } from "node:timers/promises";
import { counted } from "../../index-mappings/counted.ts";
import type { ExpressionLevels } from "../../index-mappings/pages/release.ts";
import { density } from "./density.ts";
import type { DensityPoint } from "./density.ts";
import { draw } from "./drawer.ts";
import type { Dot, OutlinePoint, ViolinDrawing, ViolinSize } from "./draw-violins.ts";

export interface PlotGene {
  readonly id: string;
  readonly name: string | null;
}

type Dataset = ExpressionLevels["datasets"][number];

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
  const named = genes.length <= 3 ? genes.map(label).join(", ") : counted(genes.length, "gene");
  const measured = new Set(levels.datasets.flatMap(({ values }) => values.map(([id]) => id)));
  const without = genes.filter(({ id }) => !measured.has(id));
  const missing =
    without.length === 0
      ? ""
      : ` No value of ${without.length <= 3 ? without.map(label).join(", ") : `${without.length} of them`}.`;
  return `Molecules per cell of ${named} (dots) among all genes (shapes), in ${counted(levels.datasets.length, "data set")}.${missing}`;
}

/** What is drawn of data sets. The outline of one takes some milliseconds: other requests go on between them. */
async function drawingOf(
  { datasets }: ExpressionLevels,
  genes: readonly PlotGene[],
): Promise<Pick<ViolinDrawing, "sets" | "outlines" | "dots" | "ticks">> {
  const asked = new Map(genes.map((gene, index) => [gene.id, { gene, index }]));
  const outlines: OutlinePoint[] = [];
  const dots: Dot[] = [];
  for (const dataset of datasets) {
    await setImmediate();
    const [set, outline] = [axisLabel(dataset), outlineOf(dataset)];
    outlines.push(...outline.map((point) => ({ set, level: 10 ** point.value, density: point.density })));
    for (const [id, level] of dataset.values) {
      const found = asked.get(id);
      if (found === undefined || level <= 0) continue;
      const x = besides(found.index, genes.length) * widthAt(outline, Math.log10(level));
      dots.push({ set, level, name: label(found.gene), x });
    }
  }
  return { sets: datasets.map(axisLabel), outlines, dots, ticks: powers(datasets.map(outlineOf)) };
}

/** The drawing as SVG text; a sentence in its place where the release has no quantities. */
export async function violinPlot(
  levels: ExpressionLevels,
  genes: readonly PlotGene[],
  size: ViolinSize,
): Promise<string> {
  const text = violinText(levels, genes);
  return draw({ kind: "violins", size, text, geneCount: genes.length, ...(await drawingOf(levels, genes)) });
}
