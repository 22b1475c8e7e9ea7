/** Rows of "Target of" as its summary lists them. Pure. */
import type { TargetOfAnnotation } from "../../../api/contract/index.ts";

const saysTheSame = (a: TargetOfAnnotation, b: TargetOfAnnotation): boolean =>
  a.ontology_name === b.ontology_name &&
  a.relation_label === b.relation_label &&
  a.gene.uniquename === b.gene.uniquename;

/** The rows for the summary, of rows that follow each other and say the same only the first. */
export const targetSummary = (rows: readonly TargetOfAnnotation[]): TargetOfAnnotation[] =>
  rows
    .filter(({ show_in_summary: shown }) => shown)
    .filter((row, index, shown) => {
      const before = shown[index - 1];
      return before === undefined || !saysTheSame(row, before);
    });
