/** Genotypes as lists see them. */
import type { GenotypeRecord } from "../../../index-mappings/records.ts";
import type { AssembledDoc } from "./assembled-doc.ts";
import { alleleShort, genotypeShort } from "../summaries/shorts.ts";
import { directTerms, unionOf } from "../summaries/term-tallies.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { byId, sortKey } from "../text/order.ts";

/** The records of genotypes. */
export async function* genotypeDocuments(data: ReleaseData): AsyncIterable<AssembledDoc> {
  const [genotypes, subjects, ontology] = await Promise.all([
    data.genotypes(),
    data.subjects(),
    data.ontology(),
  ]);
  for (const genotype of genotypes.values()) {
    const { id, label, alleleIds, geneIds, loci, ploidy } = genotype;
    const { annotations } = subjects.ofGenotype(id);
    const expressed = loci.flatMap((locus) => locus.expressed);
    const gene = expressed[0]?.allele.gene;
    const doc: GenotypeRecord = {
      id,
      label,
      alleles: alleleIds,
      genes: geneIds,
      locus_count: loci.length,
      ploidy,
      references: [...new Set(annotations.flatMap(({ reference }) => reference ?? []))].sort(byId),
      annotation_count: annotations.length,
      terms: [...unionOf(directTerms(annotations), ontology.closure)],
      sort_name: sortKey(label),
      sort_gene: sortKey(gene?.name ?? gene?.id ?? ""),
      sort_product: gene?.product ? sortKey(gene.product) : null,
      row: {
        genotype: genotypeShort(genotype),
        alleles: expressed.map(({ allele, expression }) => ({ allele: alleleShort(allele), expression })),
      },
    };
    yield { id, doc };
  }
}
