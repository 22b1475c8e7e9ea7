/** What texts say of the number of interactors: more than 20 interactors, the gene with most interactors. Pure. */
import type { QueryNode } from "../../contract/query-nodes.ts";
import type { GeneRow } from "../../queries/gene-table.ts";
import { numbersOf, rangeText } from "./quantity.ts";
import type { Quantity, Range } from "./quantity.ts";

/** Interactions are counted by partner; without another word those are meant that touch each other. */
const counted = numbersOf(
  "(?:physical )?(?:interactors?|interactions?|interaction partners?|binding partners?)",
);

/** Null of genes without any, as of a release that tells none. */
export const interactorNumber = ({ physical_interactors }: GeneRow): number | null =>
  physical_interactors?.length || null;

/** The genes with so many: no field of the index tells it. Those that may have none are all but those with more. */
export function interactorsWithin(range: Range, genes: readonly GeneRow[]): Quantity {
  const [from, to] = [range.start ?? 0, range.end ?? Infinity];
  const listed = (isListed: (number: number) => boolean): QueryNode => ({
    gene_list: {
      genes: genes
        .filter((gene) => isListed(interactorNumber(gene) ?? 0))
        .map(({ gene_uniquename: id }) => id),
    },
  });
  return {
    label: `physical interactors ${rangeText(range)}`,
    node:
      from > 0
        ? listed((number) => number >= from && number <= to)
        : { not: [listed((number) => number > to)] },
  };
}

/** What a folded text says of the number of interactors; null of other texts, and where the release tells of none. */
export function interactorsOf(folded: string, genes: readonly GeneRow[]): Quantity | null {
  const range = counted(folded);
  return range && genes.some((gene) => interactorNumber(gene) !== null)
    ? interactorsWithin(range, genes)
    : null;
}
