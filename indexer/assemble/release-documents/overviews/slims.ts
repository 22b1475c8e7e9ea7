/** Slims with what is known of the genes of each term. */
import type { SlimOverview, SlimTerm } from "../../../../index-mappings/pages/overviews.ts";
import { codingType } from "../../../../index-mappings/coding-type.ts";
import type { Gene } from "../../joins/genes.ts";
import type { Slim } from "../../joins/slims.ts";
import type { ReleaseData } from "../../release-data/release-data.ts";
import { forEachPaced } from "../../rows/pace.ts";
import { directTerms, unionOf } from "../../summaries/term-tallies.ts";

type Tally = Pick<SlimTerm, "gene_count" | "viability" | "unknown_role">;

const emptyTally = (): Tally => ({
  gene_count: 0,
  viability: { viable: 0, inviable: 0, depends_on_conditions: 0, unknown: 0 },
  unknown_role: 0,
});

/** What is counted of a slim. */
interface Counting {
  readonly slim: Slim;
  readonly terms: ReadonlyMap<string, Tally>;
  readonly total: Tally;
}

/** Every slim of the deployment, in its order. */
export async function slimOverviews(data: ReleaseData): Promise<SlimOverview[]> {
  const [slims, genes, subjects, ontology, subsets] = await Promise.all([
    data.slims(),
    data.genes(),
    data.subjects(),
    data.ontology(),
    data.subsets(),
  ]);
  const unknownStatuses = new Set(data.deployment.site.unknown_characterisation_statuses);
  const isUnknown = ({ feature_type: type, characterisation_status: status }: Gene): boolean =>
    type === codingType && status !== null && unknownStatuses.has(status);
  const counting = slims.map((slim): Counting => ({
    slim,
    terms: new Map([...slim.terms.keys()].map((term) => [term, emptyTally()])),
    total: emptyTally(),
  }));
  await forEachPaced(genes.byId.values(), (gene) => {
    const { annotations } = subjects.ofGene(gene.id);
    const all = unionOf(directTerms(annotations), ontology.closure);
    const single = unionOf(
      directTerms(annotations.filter(({ genotype }) => (genotype?.loci.length ?? 1) === 1)),
      ontology.closure,
    );
    const add = (tally: Tally): void => {
      tally.gene_count++;
      tally.viability[gene.deletion_viability ?? "unknown"]++;
      if (isUnknown(gene)) tally.unknown_role++;
    };
    for (const { slim, terms, total } of counting) {
      const known = slim.singleLocus ? single : all;
      const found = [...terms].filter(([term]) => known.has(term));
      for (const [, tally] of found) add(tally);
      if (found.length > 0) add(total);
    }
  });
  const sizeOf = (name: string) => {
    const subset = subsets.get(name);
    return { gene_count: subset?.genes.length ?? 0, subset: subset ? name : null };
  };
  return counting.map(
    ({ slim: { name, displayName, annotationType, singleLocus, terms: labels }, terms, total }) => ({
      name,
      display_name: displayName,
      annotation_type: annotationType,
      single_locus: singleLocus,
      elements: [...terms].map(([termid, tally]) => ({
        termid,
        name: labels.get(termid) ?? termid,
        ...tally,
      })),
      total,
      annotated_outside: sizeOf(`non_slim_with_${annotationType}_annotation`),
      not_annotated: sizeOf(`non_slim_without_${annotationType}_annotation`),
    }),
  );
}
