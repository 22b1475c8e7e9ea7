/** Genotype pages. */
import type { GenotypePage } from "../../../index-mappings/pages/others.ts";
import type { Interaction } from "../annotations/interactions.ts";
import { detailPages } from "../summaries/detail-pages.ts";
import { alleleShort, genotypeShort } from "../summaries/shorts.ts";
import { directTerms } from "../summaries/term-tallies.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { byId } from "../text/order.ts";
import { annotationCounts } from "./annotation-counts.ts";
import { overviews } from "./overview.ts";

/** Genotype pages. */
export async function* genotypePages(data: ReleaseData): AsyncIterable<GenotypePage> {
  const [genotypes, subjects, shorts, slims, ontology, contradictions] = await Promise.all([
    data.genotypes(),
    data.subjects(),
    data.shorts(),
    data.slims(),
    data.ontology(),
    data.contradictions(),
  ]);
  const overviewOf = overviews(data.deployment, slims, ontology, "genotype");
  for (const genotype of genotypes.values()) {
    const known = subjects.ofGenotype(genotype.id);
    const references = new Set(
      [...known.annotations, ...known.interactions].flatMap(({ reference }) => reference ?? []),
    );
    const tablesHere = (one: Interaction) =>
      new Set(
        detailPages(one)
          .filter(({ kind, id }) => kind === "genotype" && id === genotype.id)
          .map(({ table }) => table),
      );
    yield {
      ...genotypeShort(genotype),
      name: null,
      contradictions: Object.fromEntries(
        genotype.alleleIds.flatMap((id) => {
          const ofAllele = contradictions.get(id);
          return ofAllele ? [[id, [...ofAllele]]] : [];
        }),
      ),
      comment: null,
      backgrounds: [...new Set(known.annotations.flatMap(({ background }) => background ?? []))],
      loci: genotype.loci.map(({ expressed }) => ({
        expressed_alleles: expressed.map(({ allele, expression }) => ({
          allele: alleleShort(allele),
          expression,
        })),
      })),
      annotation_counts: annotationCounts(known, data.deployment, (one) => [...tablesHere(one)]),
      // Interactions stand in tables of their own here, each row in one or two of them.
      overview: overviewOf({ annotations: known.annotations, interactions: [] }),
      phenotypes: [...directTerms(known.annotations)].map(shorts.term),
      references: [...references].sort(byId).map(shorts.reference),
    };
  }
}
