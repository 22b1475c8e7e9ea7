/** Allele pages. */
import type { AllelePage } from "../../../index-mappings/pages/others.ts";
import { genotypesByAllele } from "../joins/allele-use.ts";
import { alleleShort, genotypeShort } from "../summaries/shorts.ts";
import { directTerms } from "../summaries/term-tallies.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { byId } from "../text/order.ts";

/** Allele pages. */
export async function* allelePages(data: ReleaseData): AsyncIterable<AllelePage> {
  const [alleles, genotypes, subjects, shorts, contradictions] = await Promise.all([
    data.alleles(),
    data.genotypes(),
    data.subjects(),
    data.shorts(),
    data.contradictions(),
  ]);
  const usersOf = genotypesByAllele(genotypes.values());
  for (const allele of alleles.values()) {
    const users = usersOf(allele.id);
    const annotations = users.flatMap((genotype) => subjects.ofGenotype(genotype.id).annotations);
    const references = new Set([
      ...allele.references,
      ...annotations.flatMap(({ reference }) => reference ?? []),
    ]);
    yield {
      ...alleleShort(allele),
      synonyms: allele.synonyms.map((name) => ({ name, type: "exact" })),
      comments: allele.comments.map(({ comment, reference }) => ({
        comment,
        reference: reference === null ? null : shorts.reference(reference),
      })),
      is_obsolete: allele.isObsolete,
      coordinates: [...allele.coordinates],
      references: [...references].sort(byId).map(shorts.reference),
      genotypes: users.map(genotypeShort),
      contradictions: [...(contradictions.get(allele.id) ?? [])],
      phenotypes: [...directTerms(annotations)].map(shorts.term),
    };
  }
}
