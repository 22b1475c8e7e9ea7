import type { AnnotationType, SummaryRow, TermShort } from "../../../api/contract/index.ts";
import { count, words } from "../../shared/format/format.ts";
import { TermLink } from "../entities/links.tsx";
import type { Column } from "../../shared/table/column.ts";
import { shownBy } from "./columns.tsx";
import type { SubjectKind } from "./columns.tsx";
import { Entries, hasEntries } from "./Entries.tsx";
import type { AnnotationsRequest } from "../../shared/api-client/annotations.ts";

/** Relations that an annotation has as a rule, and which go without saying. */
const usual = new Set(["enables", "involved_in", "located_in", "part_of", "is_active_in"]);

interface NamedTerm {
  readonly term: SummaryRow["term"];
  readonly subject: string | null;
  readonly is_not: boolean;
  readonly relations: readonly string[];
}

/** The id of a term as the type has it written. */
export const termId = ({ termid }: TermShort, { hide_term_id_prefix: isShort }: AnnotationType): string =>
  isShort ? termid.slice(termid.indexOf(":") + 1) : termid;

/** A term as a table names it, with NOT and an unusual relation before it. */
export function TermCell({ row, type }: { readonly row: NamedTerm; readonly type: AnnotationType }) {
  const relations = row.relations.filter((relation) => !usual.has(relation));
  const isMixed = row.is_not || relations.length > 0;
  return (
    <span className={isMixed ? "inline-links" : undefined}>
      {row.is_not && <span className="not">NOT </span>}
      {relations.length > 0 && <span className="subtle">{relations.map(words).join(", ")} </span>}
      {row.term ? type.is_a_fake_ontology ? row.term.name : <TermLink term={row.term} /> : row.subject}
    </span>
  );
}

/** Columns of a table in summary. */
export function summaryColumns(
  page: SubjectKind,
  type: AnnotationType,
  request: AnnotationsRequest,
): Column<SummaryRow>[] {
  const extensionsOnly = type.feature_type === "genotype" ? page === "genotype" : page === "gene";
  const ofGene = page === "gene" && type.feature_type === "genotype";
  const has = shownBy(type, page);
  return [
    {
      id: "term",
      header: "Term",
      className: "wide-cell",
      sortBy: (row) => row.term?.name ?? row.subject,
      cell: (row) => <TermCell row={row} type={type} />,
    },
    {
      id: "term_id",
      header: "ID",
      half: "5.75rem",
      tight: true,
      inline: true,
      sortBy: (row) => row.term?.termid ?? null,
      cell: (row) =>
        has("term_id") && row.term && <span className="id muted small">{termId(row.term, type)}</span>,
    },
    {
      id: "entries",
      header: extensionsOnly ? "Extension" : type.feature_type === "genotype" ? "Genotypes" : "Genes",
      className: "wrap-anywhere",
      below: extensionsOnly || ofGene,
      cell: (row) =>
        hasEntries(row, { extensionsOnly, ofGene }) && (
          <Entries
            row={row}
            request={request}
            feature={type.feature_type}
            extensionsOnly={extensionsOnly}
            ofGene={ofGene}
          />
        ),
    },
    {
      id: "count",
      header: "Annotations",
      half: "6.125rem",
      number: true,
      inline: true,
      label: "Annotations",
      sortBy: (row) => row.count,
      cell: (row) => count(row.count),
    },
  ];
}
