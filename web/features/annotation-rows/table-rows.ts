import type { AnnotationsAnswer, AnnotationType } from "../../../api/contract/index.ts";
import type { AnnotationsRequest } from "../../shared/api-client/annotations.ts";
import type { ColumnChoice } from "../../shared/table/column-choice.ts";
import type { Cut } from "../../shared/table/cut.ts";
import type { ColumnFacts, SubjectKind } from "./columns.tsx";

/** The rows of a table of annotations or interactions, and how they are looked at. */
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
