/** Genotypes: loci, their expressed alleles, and how a genotype is named. */
import { byId } from "../text/order.ts";
import { slug } from "../../../index-mappings/slug.ts";
import { alleleLabel } from "./alleles.ts";
import type { Allele } from "./alleles.ts";

export interface ExpressedAllele {
  readonly allele: Allele;
  /** As the release says: null, overexpression …; null when not recorded. */
  readonly expression: string | null;
}

export interface Genotype {
  /** Readable and the same in every load: allele ids with their expression, e.g. `SPA1:allele-1+SPB2:allele-3~overexpression`. */
  readonly id: string;
  readonly label: string;
  /** A locus is a gene; in the order of gene ids. */
  readonly loci: readonly { readonly expressed: readonly ExpressedAllele[] }[];
  readonly ploidy: "haploid" | "diploid";
  readonly alleleIds: readonly string[];
  readonly geneIds: readonly string[];
}

/**
 * The genotype of some expressed alleles.
 * It is haploid when every locus has one expressed allele and the strain is not said to be diploid.
 */
export function genotypeOf(expressed: readonly ExpressedAllele[], diploidStrain: boolean): Genotype {
  const sorted = expressed.toSorted(
    (a, b) => byId(a.allele.gene.id, b.allele.gene.id) || byId(partId(a), partId(b)),
  );
  const loci = [...Map.groupBy(sorted, ({ allele }) => allele.gene.id).values()].map((alleles) => ({
    expressed: alleles,
  }));
  const severalAlleles = loci.some((locus) => locus.expressed.length > 1);
  return {
    id:
      loci.map((locus) => locus.expressed.map(partId).join(",")).join("+") +
      (diploidStrain && !severalAlleles ? "~diploid" : ""),
    label: loci.map((locus) => locus.expressed.map(partLabel).join(" / ")).join(" "),
    loci,
    ploidy: diploidStrain || severalAlleles ? "diploid" : "haploid",
    alleleIds: [...new Set(sorted.map(({ allele }) => allele.id))],
    geneIds: loci.flatMap((locus) => locus.expressed.slice(0, 1).map(({ allele }) => allele.gene.id)),
  };
}

/** The expression that is worth saying; that a deletion is not expressed goes without. */
export const notableExpression = ({ allele, expression }: ExpressedAllele): string | null =>
  expression === null || (allele.type === "deletion" && expression.toLowerCase() === "null")
    ? null
    : expression;

function partId(part: ExpressedAllele): string {
  const expression = notableExpression(part);
  return expression === null ? part.allele.id : `${part.allele.id}~${slug(expression)}`;
}

const obviousDescriptions = new Set(["deletion", "wild type", "wild_type", "unknown", "other"]);

/** `name(description)[expression]`, without what goes without saying. */
function partLabel(part: ExpressedAllele): string {
  const { description } = part.allele;
  const label = alleleLabel(part.allele);
  const expression = notableExpression(part);
  const shown =
    description !== null && !obviousDescriptions.has(description) && !label.includes(description)
      ? `(${description})`
      : "";
  return `${label}${shown}${expression === null ? "" : `[${expression}]`}`;
}
