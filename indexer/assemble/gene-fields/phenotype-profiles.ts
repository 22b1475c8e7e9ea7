/**
 * Genotypes and conditions under which phenotypes were seen, each different combination once, by number: a gene says in
 * one key that it has a phenotype under one of them.
 */
import { conditionKey, phenotypeKey } from "../../../index-mappings/query-keys.ts";
import type { GeneRecord } from "../../../index-mappings/records.ts";
import type { PhenotypeProfile } from "../../../index-mappings/pages/release.ts";
import type { Annotation } from "../annotations/annotation.ts";
import type { Genotype } from "../joins/genotypes.ts";
import type { Ontology } from "../joins/ontology.ts";
import { forEachPaced } from "../rows/pace.ts";

/** Of a haploid genotype of one locus: its only allele. */
function expressionOf({ loci, ploidy }: Genotype): string[] {
  const [only] = loci.length === 1 && ploidy === "haploid" ? (loci[0]?.expressed ?? []) : [];
  if (!only) return [];
  const type = only.allele.type.toLowerCase().replaceAll(" ", "_");
  const expression = only.expression?.toLowerCase() ?? "";
  if (type === "deletion" || expression === "null") return ["null"];
  return type === "wild_type" && expression === "overexpression" ? ["wt-overexpressed"] : [];
}

/** Null for an annotation that is not of a genotype, or that says NOT. */
function profileOf({ genotype, isNot, conditions }: Annotation, ontology: Ontology): PhenotypeProfile | null {
  if (genotype === null || isNot) return null;
  return {
    locus: genotype.loci.length === 1 ? "single" : "multi",
    ploidy: genotype.ploidy,
    expression: expressionOf(genotype),
    conditions: [
      ...new Set(
        conditions.flatMap(({ term, detail }) => {
          const id = ontology.resolve(term);
          return detail === null ? [id] : [id, conditionKey(id, detail)];
        }),
      ),
    ].sort(),
  };
}

export interface PhenotypeProfiles {
  /** By number. */
  readonly profiles: readonly PhenotypeProfile[];
  /** What the annotations of a gene say, over is_a and part_of, and what the regulates relations add. */
  readonly keysOf: (
    annotations: readonly Annotation[],
  ) => Pick<GeneRecord, "phenotypes" | "regulated_phenotypes">;
}

/** Numbers the profiles of all annotations in their order: equal data have equal numbers. */
export async function joinPhenotypeProfiles(
  annotations: readonly Annotation[],
  ontology: Ontology,
): Promise<PhenotypeProfiles> {
  const numbers = new Map<string, number>();
  const profiles: PhenotypeProfile[] = [];
  await forEachPaced(annotations, (annotation) => {
    const profile = annotation.term === null ? null : profileOf(annotation, ontology);
    const key = JSON.stringify(profile);
    if (profile !== null && !numbers.has(key)) numbers.set(key, profiles.push(profile) - 1);
  });
  return {
    profiles,
    keysOf(ofGene) {
      const phenotypes = new Set<string>();
      const regulated = new Set<string>();
      for (const annotation of ofGene) {
        const number = numbers.get(JSON.stringify(profileOf(annotation, ontology)));
        if (annotation.term === null || number === undefined) continue;
        for (const term of ontology.closure(annotation.term)) phenotypes.add(phenotypeKey(term, number));
        for (const term of ontology.closureRegulates(annotation.term))
          regulated.add(phenotypeKey(term, number));
      }
      return { phenotypes: [...phenotypes], regulated_phenotypes: [...regulated.difference(phenotypes)] };
    },
  };
}
