/** Filtering genes in the browser as the api does it. Pure. */
import type { GeneShort } from "../../../api/contract/index.ts";

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,;:()/-]+/)
    .filter(Boolean);

/** Whether each word of the filter begins a word of the gene's id, name or product. */
export function holds(gene: GeneShort, text: string): boolean {
  const have = wordsOf([gene.uniquename, gene.name ?? "", gene.product ?? ""].join(" "));
  return wordsOf(text).every((typed) => have.some((word) => word.startsWith(typed)));
}
