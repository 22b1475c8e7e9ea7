/** Genotypes of a release, as far as rows name their alleles: whether an id can be that of one. */
import { slug } from "../../index-mappings/slug.ts";
import type { RecordOf } from "../read/records.ts";

type AlleleRow = Pick<
  RecordOf<"alleles">,
  "gene" | "id" | "name" | "alleleType" | "description" | "synonyms"
>;
type PhenotypeRow = Pick<
  RecordOf<"phaf">,
  "gene" | "alleleName" | "alleleType" | "alleleDescription" | "expression"
>;

/** Of which a gene has one each. */
const single: ReadonlySet<string> = new Set(["deletion", "wild_type"]);

const byName = (gene: string, name: string): string => `${gene}\t${name}`;

/** Alleles without a name are known by what they are. */
function byKind(gene: string, alleleType: string, description: string): string {
  const type = alleleType.trim().replaceAll(" ", "_");
  return `${gene}\t\t${type}\t${single.has(type) ? "" : description}`;
}

/** Alleles and the phenotypes of them, to be asked for ids of genotypes such as `SPA1:allele-1+SPB2:allele-3~overexpression`. */
export function genotypeIds() {
  const alleles = new Map<string, readonly string[]>();
  const seen = new Set<string>();
  return {
    allele: ({ id, gene, name, alleleType, description, synonyms }: AlleleRow): void => {
      const names = [name, ...synonyms].filter((one) => one !== "");
      alleles.set(id, [...names.map((one) => byName(gene, one)), byKind(gene, alleleType, description)]);
    },
    phenotype: ({ gene, alleleName, alleleType, alleleDescription, ...row }: PhenotypeRow): void => {
      const key = alleleName === "" ? byKind(gene, alleleType, alleleDescription) : byName(gene, alleleName);
      seen.add(key);
      if (row.expression !== "") seen.add(`${key}~${slug(row.expression)}`);
    },
    /** Alleles of genotypes by their ids, with an expression in brackets behind them. */
    interaction: (genotype: string): void => {
      if (genotype === "") return;
      for (const part of genotype.split("+"))
        seen.add(part.replace(/\((.*)\)$/, (_, words: string) => `~${slug(words)}`));
    },
    /** Whether every allele of it is one that phenotypes or interactions are told of. Ids of alleles that no list has are not looked at. */
    has: (id: string): boolean =>
      id
        .replace(/~diploid$/, "")
        .split(/[+,]/)
        .every((part) => {
          const [allele = "", expression] = part.split("~");
          const suffix = expression === undefined ? "" : `~${expression}`;
          if (allele.includes(":allele-unlisted-")) return true;
          return [part, ...(alleles.get(allele) ?? []).map((key) => `${key}${suffix}`)].some((key) =>
            seen.has(key),
          );
        }),
  };
}
