/** Reads the sources that say something of genes beside GO annotations. */
import type { ProductNames } from "../annotations/read-gpi.ts";
import { readGpi } from "../annotations/read-gpi.ts";
import type { GeneIndex } from "../genes/gene-index.ts";
import { noting } from "../sources/open-source.ts";
import type { Source } from "../sources/open-source.ts";
import type { Cells } from "./cells.ts";
import { readPairs } from "./read-pairs.ts";
import { readUniprot } from "./read-uniprot.ts";

export interface Pairs {
  readonly orthologs: readonly Cells<"orthologs">[];
  readonly terms: readonly Cells<"gene-term-pairs">[];
}

/** What files that name gene products call genes; read before files that use these ids. */
export async function readNames(sources: readonly Source[], genes: GeneIndex): Promise<ProductNames[]> {
  const names: ProductNames[] = [];
  for (const source of sources)
    await noting(source, async () => {
      if (source.detected.kind === "gpi") names.push(...(await readGpi(source, genes)));
      if (source.detected.kind === "uniprot") names.push(...(await readUniprot(source, genes)));
    });
  return names;
}

/** Pairs of genes with terms, and of genes with orthologs in the taxa that the files were given for. */
export async function readPairFiles(
  sources: readonly Source[],
  orthologs: ReadonlyMap<number, readonly Source[]>,
  genes: GeneIndex,
): Promise<Pairs> {
  const rows: Cells<"orthologs">[] = [];
  const terms: Cells<"gene-term-pairs">[] = [];
  for (const [taxonid, files] of orthologs)
    for (const source of files)
      await noting(source, async () => {
        for (const { gene, other, more } of await readPairs(source, genes))
          rows.push({ gene, ortholog: other, name: more, taxonid: String(taxonid), source: source.file });
      });
  for (const source of sources)
    if (source.detected.kind === "pairs")
      await noting(source, async () => {
        for (const { gene, other } of await readPairs(source, genes))
          if (/^[A-Za-z][\w.-]*:\S+$/.test(other)) terms.push({ gene, term: other });
          else
            source.note(null, `"${other}" is no term: give lists of orthologs with --orthologs TAXON=FILE`);
      });
  return { orthologs: rows, terms };
}
