/** Which of some terms genes are annotated to, themselves or by something below them. */
import type { QueryWarning } from "../contract/query.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import type { Services } from "../context/services.ts";
import { allGenes, prepare } from "./run.ts";

export interface TermsAbove {
  /** The terms that a gene is annotated to, in the order asked for. */
  readonly of: (gene: string) => string[];
  /** Terms that the release does not have: they are on no gene. */
  readonly warnings: readonly QueryWarning[];
}

/** Which of some terms stand above which others, over is_a and part_of. */
export async function termsAbove(
  terms: readonly string[],
  services: Services,
  generation: LoadedGeneration,
): Promise<TermsAbove> {
  const asked = await Promise.all(
    terms.map(async (termid, index) => {
      const prepared = await prepare(
        { term: { termid } },
        services,
        generation,
        `output_options.ancestor_terms[${index}]`,
      );
      const genes = (await allGenes(services, prepared)).map(
        // Ranks are those of the table's rows.
        (rank) => prepared.table.rows[rank]!.gene_uniquename,
      );
      return { termid, genes: new Set(genes), warnings: prepared.warnings };
    }),
  );
  return {
    of: (gene) => [...new Set(asked.filter(({ genes }) => genes.has(gene)).map(({ termid }) => termid))],
    warnings: asked.flatMap(({ warnings }) => warnings),
  };
}
