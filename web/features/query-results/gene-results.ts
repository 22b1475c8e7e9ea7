import type { ResultColumn } from "../../../api/contract/index.ts";
import type { QueryAnswer } from "../../../api/contract/query.ts";
import type { ColumnChoice } from "../../shared/table/column-choice.ts";

/** The genes of a query, and what is shown of them. */
export interface GeneResultsProps {
  readonly answer: QueryAnswer;
  /** What the query is called. */
  readonly name: string;
  readonly columns: readonly ResultColumn[];
  /** Reasons by field of columns that the release does not tell. */
  readonly gaps: Readonly<Record<string, string>>;
  readonly choice: ColumnChoice;
  readonly isFetching: boolean;
}
