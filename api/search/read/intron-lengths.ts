/** What texts say of the lengths of introns: introns longer than 500 nt, the gene with the longest intron. Pure. */
import type { GeneRow } from "../../queries/gene-table.ts";
import { quantityOf, rangeText } from "./quantity.ts";
import type { Quantity, Range } from "./quantity.ts";

/** The shortest introns that are known have some 15 bases; gaps of one or two bases shift the frame. */
const minIntron = 15;

/** Lengths of the introns of a gene's first transcript, those of its UTRs too. */
export const intronLengths = ({ transcript }: GeneRow): number[] =>
  (transcript?.pieces ?? []).flatMap(([type, start, end]) =>
    type.endsWith("intron") && end - start + 1 >= minIntron ? [end - start + 1] : [],
  );

/** The genes with an intron of such a length: no field of the index tells it. */
export function intronsWithin(range: Range, genes: readonly GeneRow[]): Quantity {
  const [from, to] = [range.start ?? 0, range.end ?? Infinity];
  return {
    label: `an intron of ${rangeText(range)} nt`,
    node: {
      gene_list: {
        genes: genes
          .filter((gene) => intronLengths(gene).some((length) => length >= from && length <= to))
          .map(({ gene_uniquename: id }) => id),
      },
    },
  };
}

const bounded = /^(?:(?:with|have|has|having|that have|that has) )?(?:an? |any )?introns? (.+)$/;

/** What a folded text says of the length of introns; null of other texts. */
export function intronsOf(folded: string, genes: readonly GeneRow[]): Quantity | null {
  const [, bound] = bounded.exec(folded) ?? [];
  const node = bound === undefined ? undefined : quantityOf(bound)?.node;
  // Bases are those of the whole gene where no intron is named.
  if (node === undefined || !("int_range" in node)) return null;
  const { range_type, start, end } = node.int_range;
  return range_type === "unspliced_rna_length"
    ? intronsWithin({ start: start ?? null, end: end ?? null }, genes)
    : null;
}
