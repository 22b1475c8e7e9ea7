/**
 * The genes of a query as bits by their rank, 32 in a number: the search engine sends some hundred numbers for all genes of a
 * yeast, where a hit for each would take it several times as long to write as to find. Pure.
 */
import type { estypes } from "@elastic/elasticsearch";

const wordsFor = (genes: number): number => Math.ceil(genes / 32);

/** Asks for the bits of all genes that fit. @param genes how many the generation has */
export const bitsAggregation = (genes: number): estypes.AggregationsAggregationContainer => ({
  scripted_metric: {
    params: { words: wordsFor(genes) },
    init_script: "state.bits = new int[params.words]",
    map_script: "int rank = (int) doc['rank'].value; state.bits[rank >> 5] |= 1 << (rank & 31)",
    combine_script: "return state.bits",
    reduce_script:
      "int[] all = new int[params.words]; for (bits in states) { if (bits != null) { for (int i = 0; i < all.length; i++) { all[i] |= bits[i] } } } return all",
  },
});

/** How many bits are set. */
export function countBits(bits: Int32Array): number {
  let count = 0;
  for (let word of bits) for (; word !== 0; word &= word - 1) count++;
  return count;
}

/** The ranks whose bits are set, ascending; of these only those from one on and before another, counted from 0, where a page is asked for. */
export function ranksIn(bits: Int32Array, from = 0, to = Infinity): number[] {
  const ranks: number[] = [];
  let before = 0;
  for (const [at, word] of bits.entries())
    for (let left = word; left !== 0; left &= left - 1, before++) {
      if (before >= to) return ranks;
      if (before >= from) ranks.push(at * 32 + 31 - Math.clz32(left & -left));
    }
  return ranks;
}
