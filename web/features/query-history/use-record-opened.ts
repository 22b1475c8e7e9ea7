import { useEffect } from "react";
import type { QueryAnswer, QueryNode } from "../../../api/contract/query.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { ranNow } from "./entry.ts";
import { historyNow, queryHistory } from "./store.ts";

/**
 * Puts a query whose results were opened by a link into the history, so that it can be named and combined with others.
 * One that is there already stays where it is.
 * @param constraints as they were asked for: their names say what the query is called
 */
export function useRecordOpened(
  { id, count, release, previous }: Pick<QueryAnswer, "id" | "count" | "release" | "previous">,
  constraints: QueryNode,
): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!dispatch(historyNow()).entries.some((entry) => entry.id === id))
      dispatch(queryHistory.add(ranNow({ id, count, release, previous }, constraints)));
    // Only another query is another entry: one that is deleted while its results are shown stays away.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
}
