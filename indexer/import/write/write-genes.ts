/** Writes the gene list. */
import type { ImportedGene } from "../models/model.ts";
import type { Source } from "../sources/open-source.ts";
import { originOf } from "./origin.ts";
import type { ReleaseWriter } from "./release-writer.ts";

/** Sequence id of genes whose place is not known. */
const unplaced = "unplaced";

/** The data set genes, and gene-synonyms where there are any: synonyms may hold commas, the list of a cell not. */
export async function writeGenes(
  writer: ReleaseWriter,
  sources: readonly Source[],
  genes: readonly ImportedGene[],
): Promise<void> {
  const origin = originOf(sources, "gene-table", "gff3", "gtf", "genbank", "embl");
  await writer.table(
    { id: "genes", entity: "gene", path: "genes/genes.tsv.gz", ...origin },
    "pombase-genes",
    genes.map(({ id, name, product, type, uniprot, location }) => ({
      id,
      name,
      product,
      uniprot,
      geneType: type,
      chromosome: location?.seqid ?? unplaced,
    })),
  );
  const synonyms = genes.flatMap(({ id, synonyms: names }) =>
    [...new Set(names)].map((synonym) => ({ gene: id, synonym, type: "synonym" })),
  );
  if (synonyms.length > 0)
    await writer.table(
      { id: "gene-synonyms", entity: "gene-synonym", path: "genes/synonyms.tsv.gz", ...origin },
      "gene-synonyms",
      synonyms,
    );
}
