/** Genotypes as lists see them. */
import type { GenotypeDoc } from "../../../index-mappings/genotypes.ts";
import type { AssembledDoc } from "../assembled-doc.ts";
import type { Joins } from "../release-data.ts";
import { byId } from "../text/order.ts";

export async function* genotypeDocuments(data: Joins): AsyncIterable<AssembledDoc> {
  const [genotypes, subjects] = await Promise.all([data.genotypes(), data.subjects()]);
  for (const { id, label, alleleIds, geneIds, loci, ploidy } of genotypes.values()) {
    const { facts } = subjects.ofGenotype(id);
    const doc: GenotypeDoc = {
      id,
      label,
      alleles: alleleIds,
      genes: geneIds,
      locus_count: loci.length,
      ploidy,
      references: [...new Set(facts.flatMap(({ reference }) => reference ?? []))].sort(byId),
      annotation_count: facts.length,
    };
    yield { id, doc };
  }
}
