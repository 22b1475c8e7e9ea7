/** Gene subsets and slims. */
import type { GeneSubset, GeneSubsetIndex, TermSubsets } from "../../../index-mappings/pages/release.ts";
import { forEachPaced } from "../rows/pace.ts";
import { definitionOf } from "../summaries/subset-definitions.ts";
import type { Subset } from "../summaries/subsets.ts";
import { directTerms, unionOf } from "../summaries/term-tallies.ts";
import type { Shorts } from "../summaries/shorts.ts";
import type { ReleaseData } from "../release-data/release-data.ts";

/** Names, titles and sizes of all subsets. */
export async function subsetIndex(data: ReleaseData): Promise<GeneSubsetIndex> {
  const subsets = [...(await data.subsets()).values()];
  return Object.fromEntries(
    subsets.map(({ name, displayName, genes, description }) => [
      name,
      {
        name,
        display_name: displayName,
        gene_count: genes.length,
        ...(description === null ? {} : { description }),
      },
    ]),
  );
}

/** A subset as its page shows it. */
export function geneSubset({ name, displayName, genes }: Subset, shorts: Shorts): GeneSubset {
  const definition = definitionOf(name, displayName);
  return {
    name,
    display_name: displayName,
    ...(definition !== null && { definition }),
    elements: genes.map(shorts.gene),
  };
}

/** The terms of each slim with their counts. */
export async function termSubsets(data: ReleaseData): Promise<TermSubsets> {
  const [slims, tallyOf, genes, subjects, ontology] = await Promise.all([
    data.slims(),
    data.tallies(),
    data.genes(),
    data.subjects(),
    data.ontology(),
  ]);
  const totals = new Map(slims.map(({ name }) => [name, 0]));
  await forEachPaced(genes.byId.keys(), (id) => {
    const { annotations } = subjects.ofGene(id);
    const all = unionOf(directTerms(annotations), ontology.closure);
    const single = unionOf(
      directTerms(annotations.filter(({ genotype }) => (genotype?.loci.length ?? 1) === 1)),
      ontology.closure,
    );
    for (const { name, terms, singleLocus } of slims) {
      const known = singleLocus ? single : all;
      if (terms.keys().some((term) => known.has(term))) totals.set(name, (totals.get(name) ?? 0) + 1);
    }
  });
  return Object.fromEntries(
    slims.map(({ name, terms }) => [
      name,
      {
        name,
        total_gene_count: totals.get(name) ?? 0,
        elements: Object.fromEntries(
          [...terms].map(([term, label]) => {
            const tally = tallyOf(term);
            return [
              term,
              { name: label, gene_count: tally.genes, single_locus_gene_count: tally.singleLocusGenes },
            ];
          }),
        ),
      },
    ]),
  );
}
