/** Boxes by the genes in them. Pure. */
import type { PlacedBox } from "./block.ts";

/** Boxes that hold a gene by its name or id, in any case; those whose names begin so when none is named so. */
export function boxesOf(boxes: readonly PlacedBox[], text: string): PlacedBox[] {
  const name = text.trim().toLowerCase();
  if (name === "") return [];
  const named = boxes.filter(
    ({ box: { node } }) =>
      node.name.toLowerCase() === name || node.genes.some((gene) => gene.toLowerCase() === name),
  );
  return named.length > 0
    ? named
    : boxes.filter(({ box: { node } }) => node.name.toLowerCase().startsWith(name));
}

/** Names to choose from. */
export const namesIn = (boxes: readonly PlacedBox[]): string[] =>
  [...new Set(boxes.filter(({ box }) => box.node.gene !== null).map(({ box }) => box.node.name))].toSorted();
