/**
 * How things of each kind meet each kind of condition: the one place that says it, so that no condition is passed over in
 * silence. A case that is missing here does not compile. Pure.
 */
import { isPhenotype } from "./deployment-words.ts";
import type { Names } from "./deployment-words.ts";
import type { Part, Target } from "./part.ts";

/** What a text can say of what it wants. */
export type Condition =
  | Part["kind"]
  /** A term that says what is observed of cells. */
  | "phenotype"
  /** A gene that is named by one of its alleles. */
  | "allele"
  /** The kind of change that was made. */
  | "change"
  /** How many genes are changed. */
  | "loci"
  | "ploidy"
  /** What the release has of a publication: an abstract, its curation. */
  | "record"
  /** The journal that a publication is in. */
  | "journal"
  /** Newest, oldest. */
  | "age";

type Way =
  /** The thing itself has to have it. */
  | "itself"
  /** One of its genes has to fit, and all other conditions of this way. */
  | "gene"
  /** It has to say so, in its words. */
  | "words"
  /** It is no such thing that could: the words are said to be left out. */
  | "left out";

const ways = {
  gene: {
    term: "itself",
    phenotype: "itself",
    subset: "itself",
    domain: "itself",
    gene: "itself",
    allele: "itself",
    ortholog: "itself",
    location: "itself",
    interactors: "itself",
    reference: "itself",
    property: "itself",
    author: "left out",
    word: "left out",
    // Of genes it only says that mutants are spoken of.
    change: "itself",
    loci: "left out",
    ploidy: "left out",
    record: "left out",
    journal: "left out",
    age: "left out",
  },
  allele: {
    term: "gene",
    phenotype: "itself",
    subset: "gene",
    domain: "gene",
    gene: "gene",
    allele: "gene",
    ortholog: "gene",
    location: "gene",
    interactors: "gene",
    reference: "itself",
    property: "gene",
    author: "left out",
    word: "left out",
    change: "itself",
    loci: "left out",
    ploidy: "left out",
    record: "left out",
    journal: "left out",
    age: "left out",
  },
  genotype: {
    term: "gene",
    phenotype: "itself",
    subset: "gene",
    domain: "gene",
    // Each of several that are named is in the genotype, which no gene is.
    gene: "itself",
    allele: "itself",
    ortholog: "gene",
    location: "gene",
    interactors: "gene",
    reference: "itself",
    property: "gene",
    author: "left out",
    word: "left out",
    change: "itself",
    loci: "itself",
    ploidy: "itself",
    record: "left out",
    journal: "left out",
    age: "left out",
  },
  reference: {
    term: "words",
    phenotype: "words",
    subset: "words",
    domain: "words",
    gene: "itself",
    allele: "itself",
    ortholog: "words",
    location: "words",
    interactors: "gene",
    reference: "words",
    property: "words",
    author: "itself",
    word: "words",
    change: "words",
    loci: "words",
    ploidy: "words",
    record: "itself",
    journal: "itself",
    age: "itself",
  },
} as const satisfies Readonly<Record<Target, Readonly<Record<Condition, Way>>>>;

/** How things of a kind meet a kind of condition. */
export const wayOf = (target: Target, condition: Condition): Way => ways[target][condition];

/** The kind of condition that a part sets. */
export function conditionOf(
  { kind, id, allele, genes }: Pick<Part, "kind" | "id" | "allele" | "genes">,
  names: Pick<Names, "site">,
): Condition {
  if (allele !== null && kind === "gene") return "allele";
  // Orthologs that the release has are genes of its own.
  if (kind === "ortholog" && genes.length > 0) return "gene";
  return kind === "term" && id.split(",").every((one) => isPhenotype(one, names)) ? "phenotype" : kind;
}
