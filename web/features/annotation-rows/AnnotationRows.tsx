import { memo, useCallback, useMemo } from "react";
import type {
  AnnotationRow,
  AnnotationsAnswer,
  AnnotationType,
  SummaryRow,
} from "../../../api/contract/index.ts";
import { chosenColumns } from "../../shared/table/column-choice.ts";
import { detailColumns } from "./columns.tsx";
import { OpenableRows } from "./OpenableRows.tsx";
import { notSection, sectionOf } from "./sections.ts";
import type { TableRowsProps } from "./table-rows.ts";
import { summaryColumns, TermCell, termId } from "./summary-columns.tsx";
import type { TableGroup } from "../../shared/table/GroupedTable.tsx";

const isAnnotation = (row: AnnotationsAnswer["rows"][number]): row is AnnotationRow =>
  row.kind === "annotation";
const isSummary = (row: AnnotationsAnswer["rows"][number]): row is SummaryRow => row.kind === "summary";
const nameOf = (row: SummaryRow): string =>
  `${row.is_not ? "NOT " : ""}${row.term?.name ?? row.subject ?? ""}`;

/** The rows of an annotation table: one a term, to be opened, or all annotations under their terms. */
export const AnnotationRows = memo(function Rows(table: TableRowsProps) {
  const { answer, kind, type, request, facts, isShown } = table;
  const summaries = useMemo(() => answer.rows.filter(isSummary), [answer]);
  const groups = useMemo(() => termGroups(answer.rows.filter(isAnnotation), type), [answer, type]);
  const ofSummary = useMemo(
    () => chosenColumns(summaryColumns(kind, type, request), isShown),
    [kind, type, request, isShown],
  );
  const columns = useMemo(
    () => chosenColumns(detailColumns(kind, type, facts), isShown),
    [kind, type, facts, isShown],
  );
  const section = useCallback((row: SummaryRow) => sectionOf(type, row), [type]);
  return (
    <OpenableRows
      table={table}
      groups={groups}
      columns={columns}
      isDetail={isAnnotation}
      summaries={summaries}
      summaryColumns={ofSummary}
      nameOf={nameOf}
      sectionOf={section}
    />
  );
});

/** What a row without a term is about: "protein level" is the first of its qualifiers. */
const subjectOf = (row: AnnotationRow): string => row.qualifiers[0] ?? row.comment ?? "";

/** Rows of one term, apart from those that say NOT of it. */
const keyOf = (row: AnnotationRow): string =>
  `${row.is_not ? "NOT " : ""}${row.term?.termid ?? subjectOf(row)}`;

/** Annotations under their terms, in the order given. */
function termGroups(rows: readonly AnnotationRow[], type: AnnotationType): TableGroup<AnnotationRow>[] {
  return [...Map.groupBy(rows, keyOf)].map(([key, inside]) => {
    // A group has at least one row.
    const first = inside[0]!;
    const relations = [...new Set(inside.flatMap(({ relation }) => relation ?? []))];
    return {
      key,
      rows: inside,
      section: first.is_not ? notSection : null,
      name: `${first.is_not ? "NOT " : ""}${first.term?.name ?? subjectOf(first)}`,
      head: (
        <>
          <TermCell row={{ ...first, subject: subjectOf(first), relations }} type={type} />
          {first.term && <span className="id muted small"> {termId(first.term, type)}</span>}
        </>
      ),
    };
  });
}
