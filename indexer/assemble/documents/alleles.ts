/** Alleles as search sees them. */
import { alleleFields } from "../../../index-mappings/fields/allele.ts";
import type { FoundValues } from "../../../index-mappings/fields/field.ts";
import type { AlleleRecord } from "../../../index-mappings/records.ts";
import type { AssembledDoc } from "./assembled-doc.ts";
import { genotypesByAllele } from "../joins/allele-use.ts";
import { alleleLabel } from "../joins/alleles.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { byId } from "../text/order.ts";
import { searchable } from "./searchable.ts";

/** The records of alleles. */
export async function* alleleDocuments(data: ReleaseData): AsyncIterable<AssembledDoc> {
  const [alleles, genotypes, subjects, contradictions] = await Promise.all([
    data.alleles(),
    data.genotypes(),
    data.subjects(),
    data.contradictions(),
  ]);
  const usersOf = genotypesByAllele(genotypes.values());
  for (const allele of alleles.values()) {
    const { id, gene, name, type, description, synonyms } = allele;
    const users = usersOf(id);
    const annotations = users.flatMap((genotype) => subjects.ofGenotype(genotype.id).annotations);
    const references = [
      ...new Set([...allele.references, ...annotations.flatMap(({ reference }) => reference ?? [])]),
    ].sort(byId);
    const label = alleleLabel(allele);
    const typeWords = type.replaceAll("_", " ");
    const found: FoundValues<typeof alleleFields> = {
      id,
      name_or_label: name ?? label,
      synonyms,
      description,
      type_words: typeWords,
      gene: gene.id,
      gene_name: gene.name,
    };
    const doc: AlleleRecord = {
      ...searchable(alleleFields, found, {
        id,
        label,
        detail: [typeWords, description !== type ? description : null].filter(Boolean).join(": "),
        weight: annotations.length + references.length,
      }),
      name,
      description,
      allele_type: type,
      gene: gene.id,
      gene_name: gene.name,
      references,
      contradicted: [...new Set((contradictions.get(id) ?? []).map(({ property }) => property))],
      genotype_count: users.length,
    };
    yield { id, doc };
  }
}
