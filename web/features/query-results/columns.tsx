/** The columns of results as the deployment declares them: what stands in a cell, and what a column is sorted by. */
import type { ReactNode } from "react";
import type { ResultColumn } from "../../../api/contract/index.ts";
import type { QueryRow } from "../../../api/contract/query.ts";
import { count, spanWords, words } from "../../shared/format/format.ts";
import { external, urls } from "../../shared/urls/urls.ts";
import { about } from "../entities/about.ts";
import type { AboutKind } from "../entities/about.ts";
import { GeneLink, Listed, OtherSite, TermLink } from "../entities/links.tsx";
import { Viability } from "../entities/Viability.tsx";
import type { Column } from "../../shared/table/column.ts";
import { PageLink } from "../../shared/ui/PageLink.tsx";

/** The field of rows that a column reads: `orthologs:4932` is one taxon of `orthologs`. */
export const fieldOf = (column: string): string => column.replace(/:.*$/, "");

/** Long lists in a cell are cut: they are whole in files. */
const maxInCell = 12;

function Several({
  values,
  link,
  kind,
}: {
  readonly values: readonly string[];
  readonly link: (value: string) => string;
  readonly kind: AboutKind;
}) {
  if (values.length === 0) return null;
  return (
    <>
      <Listed
        parts={values.slice(0, maxInCell).map((value) => ({
          key: value,
          part: (
            <PageLink to={link(value)} {...about(kind, value)}>
              {value}
            </PageLink>
          ),
        }))}
      />
      {values.length > maxInCell && (
        <span className="muted"> and {count(values.length - maxInCell)} more</span>
      )}
    </>
  );
}

/** Cells that are more than their value. */
const cells: Readonly<Record<string, (row: QueryRow) => ReactNode>> = {
  gene_uniquename: (row) => <span className="id muted small">{row.gene_uniquename}</span>,
  name: (row) => <GeneLink gene={{ uniquename: row.gene_uniquename, name: row.name ?? null }} glyph />,
  uniprot_identifier: (row) =>
    row.uniprot_identifier && (
      <OtherSite to={external.uniprot(row.uniprot_identifier)}>{row.uniprot_identifier}</OtherSite>
    ),
  rnacentral_id: (row) =>
    row.rnacentral_id && (
      <OtherSite to={external.rnacentral(row.rnacentral_id)}>{row.rnacentral_id}</OtherSite>
    ),
  deletion_viability: (row) => row.deletion_viability && <Viability value={row.deletion_viability} />,
  physical_interactors: (row) => (
    <Several values={row.physical_interactors ?? []} link={urls.gene} kind="gene" />
  ),
  paralogs: (row) => <Several values={row.paralogs ?? []} link={urls.gene} kind="gene" />,
  gocam_ids: (row) => <Several values={row.gocam_ids ?? []} link={urls.gocam} kind="gocam" />,
  enables_gocam_activity_ids: (row) => (
    <Several values={row.enables_gocam_activity_ids ?? []} link={urls.gocam} kind="gocam" />
  ),
  reference_uniquenames: (row) => (
    <Several values={row.reference_uniquenames ?? []} link={urls.reference} kind="reference" />
  ),
  go_process_superslim: (row) => row.go_process_superslim && groupTerm(row.go_process_superslim),
  go_function: (row) => row.go_function && groupTerm(row.go_function),
  go_component: (row) => row.go_component && groupTerm(row.go_component),
  protein_length_bin: (row) => row.protein_length_bin && spanWords(row.protein_length_bin),
  molecular_weight: (row) => row.molecular_weight?.toFixed(1),
  isoelectric_point: (row) => row.isoelectric_point?.toFixed(2),
};

/** Genes that are annotated, but under none of the groups, have a group without a term. */
const groupTerm = (term: { readonly termid: string; readonly name: string }): ReactNode =>
  term.termid.includes(":") ? <TermLink term={term} /> : term.name;

/** The value of a column: text, a number, or null for none. */
export function valueOf(row: QueryRow, column: string): string | number | null {
  const field = fieldOf(column);
  const part = column.slice(field.length + 1);
  if (field === "orthologs") return row.orthologs?.[part]?.join(", ") || null;
  if (field === "ortholog_taxonids")
    return row.ortholog_taxonids === undefined
      ? null
      : row.ortholog_taxonids.includes(Number(part))
        ? "present"
        : "absent";
  if (field === "gene_expression")
    return row.gene_expression?.find((level) => level.dataset_name === part)?.value ?? null;
  const value = (row as Readonly<Record<string, unknown>>)[field];
  if (typeof value === "number") return value;
  if (typeof value === "string") return value === "" ? null : value;
  if (Array.isArray(value)) return value.length === 0 ? null : value.join(", ");
  if (typeof value === "object" && value !== null && "name" in value) return String(value.name);
  return null;
}

/** Values that are words of ours. */
const ofWords = new Set(["strand", "tmm", "signal_peptide"]);

/** Measured values have digits behind the point where they are small. */
const numberText = (value: number): string =>
  Number.isInteger(value) || value >= 100 ? count(value) : String(Number(value.toPrecision(3)));

function cellOf({ field }: ResultColumn): (row: QueryRow) => ReactNode {
  return (
    cells[field] ??
    ((row) => {
      const value = valueOf(row, field);
      return typeof value === "number"
        ? numberText(value)
        : value !== null && ofWords.has(field)
          ? words(value)
          : value;
    })
  );
}

/** A column of query results, as tables take them. */
export const resultColumn = (column: ResultColumn): Column<QueryRow> => ({
  id: column.field,
  header: column.head,
  cell: cellOf(column),
  sortBy: (row) => valueOf(row, column.field),
  number: column.numeric,
  tight: column.field === "gene_uniquename",
  inline: column.field !== "name" && column.field !== "product",
  ...(column.numeric ? { label: column.head } : {}),
  ...(column.field === "product" ? { className: "wide-cell" } : {}),
});
