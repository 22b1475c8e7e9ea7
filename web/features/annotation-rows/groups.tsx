import type { AnnotationRow, AnnotationType } from "../../../api/contract/index.ts";
import type { Group } from "../../shared/table/GroupedTable.tsx";
import { notSection } from "./sections.ts";
import { TermCell, termId } from "./summary-columns.tsx";

/** What a row without a term is about: "protein level" is the first of its qualifiers. */
const subjectOf = (row: AnnotationRow): string => row.qualifiers[0] ?? row.comment ?? "";

/** Rows of one term, apart from those that say NOT of it. */
const keyOf = (row: AnnotationRow): string =>
  `${row.is_not ? "NOT " : ""}${row.term?.termid ?? subjectOf(row)}`;

/** Annotations under their terms, in the order given. */
export function termGroups(rows: readonly AnnotationRow[], type: AnnotationType): Group<AnnotationRow>[] {
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
