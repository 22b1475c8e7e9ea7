/** Reads lists without a header row of two or three cells: genes and terms, or genes and orthologs. */
import type { GeneIndex } from "../genes/gene-index.ts";
import type { Source } from "../sources/open-source.ts";

interface Pair {
  readonly gene: string;
  readonly other: string;
  /** The third cell, "" where there is none. */
  readonly more: string;
}

/** The pairs of genes that the release has; others are noted and left out. */
export async function readPairs({ lines, note }: Source, genes: GeneIndex): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for await (const batch of lines())
    for (const [index, text] of batch.lines.entries()) {
      if (text.trim() === "" || text.startsWith("#")) continue;
      const line = batch.first + index;
      const [own = "", other = "", more = ""] = text.split("\t").map((cell) => cell.trim());
      if (own === "" || other === "") {
        note(line, "expected a gene, a tab, and a term or an ortholog", text);
        continue;
      }
      const gene = genes.find(own);
      if (gene !== null) pairs.push({ gene, other, more });
      // The first line may be a header row.
      else if (line > 1) note(line, `"${own}" is no gene of the assembly: the row is left out`);
    }
  return pairs;
}
