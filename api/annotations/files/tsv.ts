/** All columns of annotations and of interactions, with a head. */
import type { AnnotationType } from "../../../config/schema.ts";
import type { AnnotationRow, InteractionRow } from "../../../index-mappings/pages/rows.ts";
import { conditionCell, extensionCell, withCell } from "./cells.ts";
import type { FileText } from "./file-text.ts";
import { tsvLine } from "../../contract/values/tsv.ts";

type Columns<R> = Readonly<Record<string, (row: R) => string | null | undefined>>;

const annotationColumns: Columns<AnnotationRow> = {
  term_id: ({ term }) => term?.termid,
  term_name: ({ term }) => term?.name,
  not: ({ is_not: isNot }) => (isNot ? "NOT" : ""),
  relation: ({ relation }) => relation,
  gene_systematic_id: ({ genes }) => genes.map(({ uniquename }) => uniquename).join("|"),
  gene_name: ({ genes }) => genes.map(({ name }) => name ?? "").join("|"),
  gene_product: ({ genes }) => genes.map(({ product }) => product ?? "").join("|"),
  genotype: ({ genotype }) => genotype?.display_name,
  genotype_id: ({ genotype }) => genotype?.display_uniquename,
  ploidy: ({ genotype }) => genotype?.ploidiness,
  background: ({ genotype_background: background }) => background,
  expression: ({ expression }) => expression,
  evidence: ({ evidence }) => evidence,
  evidence_name: ({ evidence_name: name }) => name,
  with_or_from: ({ withs }) => withCell(withs),
  extension: ({ extension }) => extensionCell(extension),
  conditions: ({ conditions }) => conditionCell(conditions),
  qualifiers: ({ qualifiers }) => qualifiers.join("|"),
  residue: ({ residue }) => residue,
  gene_product_form: ({ gene_product_form: form }) => form,
  throughput: ({ throughput }) => throughput,
  reference: ({ reference }) => reference?.uniquename,
  date: ({ date }) => date,
  assigned_by: ({ assigned_by: by }) => by,
  comment: ({ comment }) => comment,
};

const interactionColumns: Columns<InteractionRow> = {
  gene_a_systematic_id: (row) => row.gene_a.uniquename,
  gene_a_name: (row) => row.gene_a.name,
  gene_a_product: (row) => row.gene_a.product,
  gene_b_systematic_id: (row) => row.gene_b.uniquename,
  gene_b_name: (row) => row.gene_b.name,
  gene_b_product: (row) => row.gene_b.product,
  evidence: ({ evidence }) => evidence,
  throughput: ({ throughput }) => throughput,
  reference: ({ reference }) => reference?.uniquename,
  sources: ({ sources }) => sources.join("|"),
  date: ({ date }) => date,
  note: ({ note }) => note,
  double_mutant_genotype: (row) => row.double_mutant?.genotype?.display_name,
  double_mutant_genotype_id: (row) => row.double_mutant?.genotype?.display_uniquename,
  double_mutant_phenotype: (row) => row.double_mutant?.phenotype?.termid,
  double_mutant_phenotype_name: (row) => row.double_mutant?.phenotype?.name,
  double_mutant_extension: (row) => extensionCell(row.double_mutant?.extension ?? []),
  rescued_genotype: (row) => row.rescued?.genotype?.display_name,
  rescued_genotype_id: (row) => row.rescued?.genotype?.display_uniquename,
  rescued_phenotype: (row) => row.rescued?.phenotype?.termid,
  rescued_phenotype_name: (row) => row.rescued?.phenotype?.name,
  rescued_phenotype_extension: (row) => extensionCell(row.rescued?.extension ?? []),
};

const lineOf = <R>(columns: Columns<R>, row: R): string =>
  tsvLine(Object.values(columns).map((cell) => cell(row)));

/** Annotations of a type as a tab-separated table. */
export const tsvOf = ({ feature_type: of }: AnnotationType): FileText => ({
  head: tsvLine(Object.keys(of === "interaction" ? interactionColumns : annotationColumns)),
  lines: (rows) =>
    rows
      .map((row) =>
        row.kind === "interaction" ? lineOf(interactionColumns, row) : lineOf(annotationColumns, row),
      )
      .join(""),
});
