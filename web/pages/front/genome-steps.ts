import type { GenomeMap } from "../../../api/contract/index.ts";

export type MappedChromosome = GenomeMap[number] & { readonly name: string; readonly longName: string };

/** Five steps of the share of coding genes with a published role. */
export const shareSteps = [
  { className: "s1", below: 0.26, label: "under 26\u00a0%" },
  { className: "s2", below: 0.42, label: "26–42\u00a0%" },
  { className: "s3", below: 0.58, label: "42–58\u00a0%" },
  { className: "s4", below: 0.74, label: "58–74\u00a0%" },
  { className: "s5", below: Infinity, label: "over 74\u00a0%" },
] as const;

/** Class of a window's colour. */
export function stepOf({ coding, published }: GenomeMap[number]["windows"][number]): string {
  if (coding === 0) return "s0";
  return shareSteps.find(({ below }) => published / coding < below)?.className ?? "s5";
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
