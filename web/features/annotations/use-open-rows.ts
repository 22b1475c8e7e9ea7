import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { AnnotationsAnswer } from "../../../api/contract/index.ts";
import type { TableView } from "../../../api/contract/lists.ts";
import { usePressedPlace } from "./use-pressed-place.ts";

export interface OpenRows {
  /** Summary rows that are open, or terms that are closed in details, by key. */
  readonly toggled: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
  /** Nothing more could be opened. */
  readonly showsDetails: boolean;
  /** Back to rows as a view first shows them. */
  readonly reset: () => void;
}

/**
 * Which rows of a table the visitor has opened or closed, in each of its views.
 * @param onAllOpen shows the details instead, as whoever opened the last row sees all of them; null where a table has no such view
 */
export function useOpenRows(
  view: TableView,
  answer: AnnotationsAnswer | null,
  onAllOpen: (() => void) | null,
): OpenRows {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  // While the rows of the other view are under way, those that are there stay as they are.
  const drawn = drawnView(view, answer);
  const isAllOpen =
    answer !== null &&
    drawn === "summary" &&
    answer.row_total === answer.rows.length &&
    allOpen(answer, open);
  const remember = usePressedPlace(drawn);
  const onToggle = useCallback(
    (key: string) =>
      (drawn === "summary" ? setOpen : setClosed)((present) => present.symmetricDifference(new Set([key]))),
    [drawn],
  );
  const moveOn = useEffectEvent(() => {
    if (!isAllOpen || onAllOpen === null || view === "details") return;
    remember();
    onAllOpen();
  });
  useEffect(() => moveOn(), [open]);
  useEffect(() => {
    // Who comes back to the summary begins anew.
    if (drawn === "details") setOpen(emptied);
  }, [drawn]);
  const reset = () => {
    setOpen(emptied);
    setClosed(emptied);
  };
  const showsDetails = drawn === "details" ? closed.size === 0 : isAllOpen;
  return { toggled: drawn === "summary" ? open : closed, onToggle, showsDetails, reset };
}

function drawnView(view: TableView, answer: AnnotationsAnswer | null): TableView {
  const [first] = answer?.rows ?? [];
  if (first === undefined) return view;
  return first.kind === "summary" || first.kind === "interaction_summary" ? "summary" : "details";
}

/** Nothing is drawn anew where nothing was open. */
const emptied = (keys: ReadonlySet<string>): ReadonlySet<string> => (keys.size === 0 ? keys : new Set());

/** Whether each row that can be opened is open, and there are such rows. */
function allOpen({ rows }: AnnotationsAnswer, open: ReadonlySet<string>): boolean {
  const openable = rows.filter((row) => row.kind !== "interaction_summary" || row.has_details);
  return openable.length > 0 && openable.every((row) => open.has(row.id));
}
