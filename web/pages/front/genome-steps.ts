import type { GenomeMap } from "../../../api/contract/index.ts";
import { count, counted, range } from "../../shared/format/format.ts";

type Window = GenomeMap[number]["windows"][number];

export type MappedChromosome = GenomeMap[number] & { readonly name: string; readonly longName: string };

/** Five steps of the share of coding genes with a published role. */
export const shareSteps = [
  { className: "s1", below: 0.26, label: "under 26\u00a0%" },
  { className: "s2", below: 0.42, label: "26–42\u00a0%" },
  { className: "s3", below: 0.58, label: "42–58\u00a0%" },
  { className: "s4", below: 0.74, label: "58–74\u00a0%" },
  { className: "s5", below: Infinity, label: "over 74\u00a0%" },
] as const;

/** What the map can show: the share of genes whose role is known, or how many of them nobody has published on. */
export const mapViews = ["role", "unpublished"] as const;
export type MapView = (typeof mapViews)[number];

/** Coding genes of a window without a published role. */
const unpublished = ({ coding, published }: Window): number => coding - published;

/** The most of a window, by which the steps of numbers go. */
export const mostUnpublished = (chromosomes: readonly Pick<GenomeMap[number], "windows">[]): number =>
  chromosomes.flatMap(({ windows }) => windows).reduce((most, one) => Math.max(most, unpublished(one)), 0);

/** Class of a window's colour by the share with a published role. */
export function stepOf({ coding, published }: Window): string {
  if (coding === 0) return "s0";
  return shareSteps.find(({ below }) => published / coding < below)?.className ?? "s5";
}

/** Class of a window's colour by its number of genes without a published role; `most` is that of any window. */
export function numberStep(window: Window, most: number): string {
  const number = unpublished(window);
  return number === 0 ? "s0" : `s${Math.max(1, Math.ceil((5 * number) / most))}`;
}

/** The first and last position of a window. */
export function spanOf({ length, window }: Pick<GenomeMap[number], "length" | "window">, index: number) {
  return { start: index * window + 1, end: Math.min((index + 1) * window, length) };
}

/** What a window holds, in words. */
export function windowText(chromosome: MappedChromosome, index: number): string {
  const { start, end } = spanOf(chromosome, index);
  const window = chromosome.windows[index] ?? { coding: 0, published: 0 };
  return `${chromosome.name}:${range(start, end)}, ${counted(window.coding, "coding gene")}, ${count(window.published)} with a published role`;
}

/** Coding genes of some chromosomes, and how many of them have a published role. */
export const totals = (
  chromosomes: readonly Pick<GenomeMap[number], "windows">[],
): { coding: number; published: number } =>
  chromosomes
    .flatMap(({ windows }) => windows)
    .reduce(
      (sum, window) => ({ coding: sum.coding + window.coding, published: sum.published + window.published }),
      { coding: 0, published: 0 },
    );
