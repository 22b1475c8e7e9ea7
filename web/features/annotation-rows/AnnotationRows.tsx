import { memo, useCallback, useMemo } from "react";
import type {
  AnnotationRow,
  AnnotationsAnswer,
  AnnotationType,
  SummaryRow,
} from "../../../api/contract/index.ts";
import { chosenColumns } from "../../shared/table/column-choice.ts";
import type { ColumnChoice } from "../../shared/table/column-choice.ts";
import { detailColumns } from "./columns.tsx";
import type { ColumnFacts, SubjectKind } from "./columns.tsx";
import { OpenableRows } from "./OpenableRows.tsx";
import type { AnnotationsRequest } from "../../shared/api-client/annotations.ts";
import { notSection, sectionOf } from "./sections.ts";
import { summaryColumns, TermCell, termId } from "./summary-columns.tsx";
import type { Cut } from "../../shared/table/cut.ts";
import type { TableGroup } from "../../shared/table/GroupedTable.tsx";

export interface TableRowsProps {
  readonly answer: AnnotationsAnswer;
  readonly kind: SubjectKind;
  readonly type: AnnotationType;
  /** What the rows were asked for with. */
  readonly request: AnnotationsRequest;
  /** null for rows that are all seen at once. */
  readonly cut: Cut | null;
  /** Summary rows that are open, or terms that are closed in details, by key. */
  readonly toggled: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
  /** For the columns of single annotations. */
  readonly facts: ColumnFacts;
  /** Which columns the visitor wants to see. */
  readonly isShown: ColumnChoice["isShown"];
}

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
