/** Which of some terms genes are annotated to, themselves or by something below them. */
import type { LoadedGeneration } from "../generation/generations.ts";
import type { Services } from "../services.ts";
import { allGenes, prepare } from "./run.ts";

/** For each gene id, the terms that it is annotated to, in the order given. A term that the release does not have is on no gene. */
export async function termsAbove(terms: readonly string[], services: Services, generation: LoadedGeneration): Promise<(gene: string) => string[]> {
  const sets = await Promise.all([...new Set(terms)].map(async (termid, index) => {
    const prepared = await prepare({ term: { termid } }, services, generation, `output_options.ancestor_terms[${index}]`);
    const genes = (await allGenes(services, prepared)).map((rank) => prepared.table.rows[rank]!.gene_uniquename);
    return { termid, genes: new Set(genes) };
  }));
  return (gene) => sets.filter(({ genes }) => genes.has(gene)).map(({ termid }) => termid);
}
