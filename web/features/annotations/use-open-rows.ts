import { useCallback, useState } from "react";
import type { AnnotationsAnswer } from "../../../api/contract/index.ts";
import type { View } from "../../shared/api-client/annotations.ts";

export interface OpenRows {
  /** Summary rows that are open, or terms that are closed in details, by key. */
  readonly toggled: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
  /** Nothing more could be opened. */
  readonly showsDetails: boolean;
  /** Back to rows as a view first shows them. */
  readonly reset: () => void;
}

/** Which rows of a table the visitor has opened or closed, in each of its views. */
export function useOpenRows(view: View, answer: AnnotationsAnswer | null): OpenRows {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const onToggle = useCallback(
    (key: string) =>
      (view === "summary" ? setOpen : setClosed)((present) => present.symmetricDifference(new Set([key]))),
    [view],
  );
  const showsDetails =
    view === "details"
      ? closed.size === 0
      : answer !== null && answer.row_total === answer.rows.length && allOpen(answer, open);
  const reset = () => {
    setOpen(emptied);
    setClosed(emptied);
  };
  return { toggled: view === "summary" ? open : closed, onToggle, showsDetails, reset };
}

/** Nothing is drawn anew where nothing was open. */
const emptied = (keys: ReadonlySet<string>): ReadonlySet<string> => (keys.size === 0 ? keys : new Set());

/** Whether each row that can be opened is open, and there are such rows. */
function allOpen({ rows }: AnnotationsAnswer, open: ReadonlySet<string>): boolean {
  const openable = rows.filter((row) => row.kind !== "interaction_summary" || row.has_details);
  return openable.length > 0 && openable.every((row) => open.has(row.id));
}
