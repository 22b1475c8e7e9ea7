/** The genes around a gene, for the strip under its name. */
import { firstAtLeast } from "../../../index-mappings/first-at-least.ts";
import type { Features, GeneModel } from "./features.ts";

/** nt on either side of the gene's midpoint */
const reach = 10_000;
const maxGenes = 40;

const midpoint = ({ start, end }: GeneModel): number => (start + end) / 2;

/**
 * A function that gives the genes whose midpoint is in reach of a gene's, itself included, in chromosome order;
 * the nearest ones where there are too many.
 */
export function neighbourhoods(features: Features): (gene: GeneModel) => readonly GeneModel[] {
  const byChromosome = Map.groupBy(features.genes.values(), ({ chromosome }) => chromosome);
  for (const genes of byChromosome.values()) genes.sort((a, b) => midpoint(a) - midpoint(b));
  return (gene) => {
    const genes = byChromosome.get(gene.chromosome) ?? [];
    const centre = midpoint(gene);
    const distance = (other: GeneModel) => Math.abs(midpoint(other) - centre);
    let [from, to] = [
      firstAtLeast(genes, centre - reach, midpoint),
      firstAtLeast(genes, centre + reach + 1, midpoint),
    ];
    while (to - from > maxGenes) {
      // Both are within the genes.
      if (distance(genes[from]!) > distance(genes[to - 1]!)) from++;
      else to--;
    }
    return genes.slice(from, to).sort((a, b) => a.start - b.start || a.end - b.end);
  };
}
