import type { GenomeMap } from "../../../api/contract/index.ts";
import { count, counted, range } from "../../shared/format/format.ts";

type CountedWindow = GenomeMap[number]["windows"][number];

/** What is counted in a window: `published` where the release tells which roles are, `found` are genes of a query, where one is shown. */
export interface MapWindow extends Omit<CountedWindow, "published"> {
  readonly published?: number | undefined;
  readonly found?: number;
}

export interface MappedChromosome extends Omit<GenomeMap[number], "windows"> {
  readonly name: string;
  readonly longName: string;
  readonly windows: readonly MapWindow[];
}

type Windows = Pick<MappedChromosome, "windows">;

/** Five steps of the share of coding genes with a published role. */
export const shareSteps = [
  { className: "s1", below: 0.26, label: "under 26\u00a0%" },
  { className: "s2", below: 0.42, label: "26–42\u00a0%" },
  { className: "s3", below: 0.58, label: "42–58\u00a0%" },
  { className: "s4", below: 0.74, label: "58–74\u00a0%" },
  { className: "s5", below: Infinity, label: "over 74\u00a0%" },
] as const;

/** What the map can show: the share of genes whose role is known, or how many genes of a kind there are. */
export type MapView = "role" | "unpublished" | "coding" | "inviable" | "query";

/** Views of a release that tells which roles are published, and of one that does not; the first is the one to begin with. */
export const mapViews = (tellsRoles: boolean): readonly MapView[] =>
  tellsRoles ? ["role", "unpublished", "inviable", "query"] : ["coding", "inviable", "query"];

/** Genes of a window that a view counts; those of the share are the ones whose role is known. */
export const numberIn: Readonly<Record<MapView, (window: MapWindow) => number>> = {
  role: ({ published = 0 }) => published,
  unpublished: ({ coding, published = 0 }) => coding - published,
  coding: ({ coding }) => coding,
  inviable: ({ inviable }) => inviable ?? 0,
  query: ({ found }) => found ?? 0,
};

/** The most of a window, by which the steps of numbers go. */
export const maxIn = (chromosomes: readonly Windows[], view: MapView): number =>
  chromosomes.flatMap(({ windows }) => windows).reduce((max, one) => Math.max(max, numberIn[view](one)), 0);

/** Where a gene lies, as answers to queries say it. */
export interface GenePlace {
  readonly chromosome?: string | null | undefined;
  readonly start_pos?: number | null | undefined;
  readonly end_pos?: number | null | undefined;
}

/** The chromosomes with how many of some genes lie in each window: by their middles, as the map counts all. */
export function withFound(
  chromosomes: readonly MappedChromosome[],
  genes: readonly GenePlace[],
): MappedChromosome[] {
  const located = Map.groupBy(genes, ({ chromosome }) => chromosome);
  return chromosomes.map((one) => {
    const found = one.windows.map(() => 0);
    for (const { start_pos: start, end_pos: end } of located.get(one.chromosome) ?? []) {
      if (start == null || end == null) continue;
      const index = Math.floor(((start + end) / 2 - 1) / one.window);
      found[index] = (found[index] ?? 0) + 1;
    }
    return { ...one, windows: one.windows.map((window, index) => ({ ...window, found: found[index] ?? 0 })) };
  });
}

/** Class of a window's colour by the share with a published role. */
export function stepOf({ coding, published = 0 }: MapWindow): string {
  if (coding === 0) return "s0";
  return shareSteps.find(({ below }) => published / coding < below)?.className ?? "s5";
}

/** Class of a window's colour by a number of its genes; `most` is that of any window. */
export const numberStep = (number: number, max: number): string =>
  number === 0 ? "s0" : `s${Math.max(1, Math.ceil((5 * number) / max))}`;

/** The first and last position of a window. */
export function spanOf({ length, window }: Pick<GenomeMap[number], "length" | "window">, index: number) {
  return { start: index * window + 1, end: Math.min((index + 1) * window, length) };
}

/** What a window holds, in words. */
export function windowText(chromosome: MappedChromosome, index: number): string {
  const { start, end } = spanOf(chromosome, index);
  const { coding, published, inviable, found } = chromosome.windows[index] ?? { coding: 0 };
  return [
    `${chromosome.name}:${range(start, end)}`,
    counted(coding, "coding gene"),
    ...(published === undefined ? [] : [`${count(published)} with a published role`]),
    ...(inviable === undefined ? [] : [`${count(inviable)} inviable when deleted`]),
    ...(found === undefined ? [] : [`${counted(found, "gene")} of the query`]),
  ].join(", ");
}

/** Coding genes of some chromosomes, and how many of them have a published role. */
export const totals = (chromosomes: readonly Windows[]): { coding: number; published: number } =>
  chromosomes
    .flatMap(({ windows }) => windows)
    .reduce<{ coding: number; published: number }>(
      (sum, { coding, published = 0 }) => ({
        coding: sum.coding + coding,
        published: sum.published + published,
      }),
      { coding: 0, published: 0 },
    );
