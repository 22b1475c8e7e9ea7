/** Reads the sources that say something of genes beside GO annotations. */
import type { ProductNames } from "../annotations/read-gpi.ts";
import { readGpi } from "../annotations/read-gpi.ts";
import type { GeneIndex } from "../genes/gene-index.ts";
import { noting } from "../sources/open-source.ts";
import type { Source } from "../sources/open-source.ts";
import type { Cells } from "./cells.ts";
import { readMitab } from "./read-mitab.ts";
import { readOrthoxml } from "./read-orthoxml.ts";
import { readPairs } from "./read-pairs.ts";
import { readUniprot } from "./read-uniprot.ts";

export interface Pairs {
  readonly orthologs: readonly Cells<"orthologs">[];
  readonly paralogs: readonly Cells<"paralogs">[];
  readonly interactions: readonly Cells<"interactions">[];
  readonly terms: readonly Cells<"gene-term-pairs">[];
}

/** Lists of orthologs by the taxon that they were given for. */
type OrthologFiles = ReadonlyMap<number, readonly Source[]>;

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

/** Pairs of genes with terms, with genes of other taxa, and with each other. @param taxonid of the release */
export async function readPairFiles(
  sources: readonly Source[],
  lists: OrthologFiles,
  genes: GeneIndex,
  taxonid: number,
): Promise<Pairs> {
  const orthologs = await orthologsOf(lists, genes);
  const paralogs: Cells<"paralogs">[] = [];
  const interactions: Cells<"interactions">[] = [];
  const terms: Cells<"gene-term-pairs">[] = [];
  for (const source of sources)
    await noting(source, async () => {
      const { kind } = source.detected;
      if (kind === "pairs") terms.push(...(await termsOf(source, genes)));
      if (kind === "mitab") interactions.push(...(await readMitab(source, genes)));
      if (kind !== "orthoxml") return;
      const found = await readOrthoxml(source, genes, taxonid);
      orthologs.push(...found.orthologs);
      paralogs.push(...found.paralogs);
    });
  return { orthologs, paralogs, interactions, terms };
}

async function orthologsOf(lists: OrthologFiles, genes: GeneIndex): Promise<Cells<"orthologs">[]> {
  const rows: Cells<"orthologs">[] = [];
  for (const [taxonid, files] of lists)
    for (const source of files)
      await noting(source, async () => {
        for (const { gene, other, more } of await readPairs(source, genes))
          rows.push({ gene, ortholog: other, name: more, taxonid: String(taxonid), source: source.file });
      });
  return rows;
}

async function termsOf(source: Source, genes: GeneIndex): Promise<Cells<"gene-term-pairs">[]> {
  const terms: Cells<"gene-term-pairs">[] = [];
  for (const { gene, other } of await readPairs(source, genes))
    if (/^[A-Za-z][\w.-]*:\S+$/.test(other)) terms.push({ gene, term: other });
    else source.note(null, `"${other}" is no term: give lists of orthologs with --orthologs TAXON=FILE`);
  return terms;
}
