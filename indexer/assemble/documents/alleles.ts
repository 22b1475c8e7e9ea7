/** Alleles as search sees them. */
import type { AlleleRecord } from "../../../index-mappings/alleles.ts";
import type { AssembledDoc } from "./assembled-doc.ts";
import { genotypesByAllele } from "../joins/allele-use.ts";
import { alleleLabel } from "../joins/alleles.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { byId } from "../text/order.ts";
import { searchable } from "./searchable.ts";

/** The records of alleles. */
export async function* alleleDocuments(data: ReleaseData): AsyncIterable<AssembledDoc> {
  const [alleles, genotypes, subjects] = await Promise.all([
    data.alleles(),
    data.genotypes(),
    data.subjects(),
  ]);
  const usersOf = genotypesByAllele(genotypes.values());
  for (const allele of alleles.values()) {
    const { id, gene, name, type, description, synonyms } = allele;
    const users = usersOf(id);
    const annotations = users.flatMap((genotype) => subjects.ofGenotype(genotype.id).annotations);
    const references = [
      ...new Set([...allele.references, ...annotations.flatMap(({ reference }) => reference ?? [])]),
    ].sort(byId);
    const doc: AlleleRecord = {
      ...searchable<"allele">(
        {
          id,
          label: alleleLabel(allele),
          detail: [type.replaceAll("_", " "), description !== null && description !== type ? description : ""]
            .filter(Boolean)
            .join(": "),
          weight: annotations.length + references.length,
        },
        ["ids", "id", id],
        ["names", "name", name ?? alleleLabel(allele)],
        ["synonyms", "synonym", ...synonyms],
        ["texts", "description", description],
        ["texts", "type", type.replaceAll("_", " ")],
        ["texts", "gene", gene.name, gene.id],
      ),
      name,
      description,
      allele_type: type,
      gene: gene.id,
      gene_name: gene.name,
      references,
      genotype_count: users.length,
    };
    yield { id, doc };
  }
}
