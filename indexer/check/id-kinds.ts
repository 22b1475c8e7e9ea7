/** The kinds of ids by which data sets point to each other, and how grave it is when one points nowhere. */

export type Kind =
  | "gene"
  | "gene product"
  | "former gene"
  | "gene feature"
  | "chromosome"
  | "transcript"
  | "peptide"
  | "allele"
  | "parent term"
  | "annotated term"
  | "term"
  | "reference"
  | "model";

interface IdKind {
  /** Completes "“x” …". */
  readonly missing: string;
  /**
   * `problem`: one a distinct id; the load is refused. `warning`: one a data set, with the number of rows.
   * `mostly`: a warning while few rows are concerned, a problem when they are too many.
   */
  readonly severity: "problem" | "warning" | "mostly";
  /** Ids of these other kinds will do as well. */
  readonly or?: readonly Kind[];
}

export const idKinds: Readonly<Record<Kind, IdKind>> = {
  gene: { missing: "is not in the gene list", severity: "problem" },
  /** What enables an activity: a gene or, for one of its forms, a transcript. */
  "gene product": {
    missing: "is neither in the gene list nor a transcript of the features",
    severity: "problem",
    or: ["gene", "transcript"],
  },
  /** A gene that existed once; history files name retired genes and features that never were genes. */
  "former gene": {
    missing: "is neither in the gene list nor a retired id",
    severity: "warning",
    or: ["gene"],
  },
  "gene feature": { missing: "is not among the features: its gene has no place", severity: "warning" },
  chromosome: { missing: "is not a chromosome sequence of the release", severity: "problem" },
  transcript: { missing: "is not a transcript of the features", severity: "warning" },
  peptide: { missing: "is not a peptide of the release", severity: "problem" },
  allele: { missing: "is not in the allele list", severity: "problem" },
  "parent term": { missing: "is in no ontology of the release", severity: "problem", or: ["term"] },
  "annotated term": { missing: "is in no ontology of the release", severity: "mostly", or: ["term"] },
  term: { missing: "is in no ontology of the release", severity: "warning" },
  reference: { missing: "is not in the reference list", severity: "warning" },
  model: { missing: "is not a GO-CAM model of the release", severity: "warning" },
};
