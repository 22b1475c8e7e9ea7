/** Which genotypes use an allele. */
import { append } from "../rows/group.ts";
import type { Genotype } from "./genotypes.ts";

/** A genotype list by allele id: single-locus genotypes first, then by how many alleles they have, then by name. */
export function genotypesByAllele(genotypes: Iterable<Genotype>): (allele: string) => readonly Genotype[] {
  const users = new Map<string, Genotype[]>();
  for (const genotype of genotypes) for (const allele of genotype.alleleIds) append(users, allele, genotype);
  for (const list of users.values()) {
    list.sort(
      (a, b) =>
        a.loci.length - b.loci.length ||
        a.alleleIds.length - b.alleleIds.length ||
        a.label.localeCompare(b.label, "en"),
    );
  }
  return (allele) => users.get(allele) ?? [];
}
