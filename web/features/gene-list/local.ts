/** Filtering genes in the browser as the api does it, and writing them as files. Pure. */
import type { GeneShort } from "../../../api/contract/index.ts";
import { sortRows } from "../table/sort.ts";
import { plainColumns } from "./columns.tsx";
import type { GeneView } from "./view.ts";

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,;:()/-]+/)
    .filter(Boolean);

/** Whether each word of the filter begins a word of the gene's id, name or product. */
export function holds(gene: GeneShort, text: string): boolean {
  const have = wordsOf([gene.uniquename, gene.name ?? "", gene.product ?? ""].join(" "));
  return wordsOf(text).every((wanted) => have.some((word) => word.startsWith(wanted)));
}

export function viewOf(genes: readonly GeneShort[], { text, sorting }: GeneView): readonly GeneShort[] {
  const filtered = text.trim() === "" ? genes : genes.filter((gene) => holds(gene, text));
  const column = plainColumns.find(({ id }) => id === sorting?.column);
  return sorting && column?.sortBy ? sortRows(filtered, column.sortBy, sorting.descending) : filtered;
}

export const asFile = {
  tsv: (genes: readonly GeneShort[]): string =>
    [
      "Systematic ID\tGene name\tProduct",
      ...genes.map((gene) => [gene.uniquename, gene.name ?? "", gene.product ?? ""].join("\t")),
      "",
    ].join("\n"),
  jsonl: (genes: readonly GeneShort[]): string => genes.map((gene) => `${JSON.stringify(gene)}\n`).join(""),
  ids: (genes: readonly GeneShort[]): string => genes.map((gene) => `${gene.uniquename}\n`).join(""),
} as const;
