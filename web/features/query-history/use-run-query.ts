import { useCallback } from "react";
import type { QueryNode } from "../../../api/contract/query.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { toasts } from "../../shared/toast/toasts.ts";
import { ranNow } from "./entry.ts";
import { queryHistory } from "./store.ts";

/** Said on the advanced search page, where the history is below. */
export const addedBelow = "Query results added to history below";

/**
 * Runs a query and puts it into the history; one that finds something is saved under its id too. Genes are not fetched.
 * @returns a function that answers the id of the query, under which the results page shows it; null when it could not be
 * run, which a toast has said then
 */
export function useRunQuery(): (constraints: QueryNode, name?: string) => Promise<string | null> {
  const dispatch = useAppDispatch();
  return useCallback(
    async (constraints, name) => {
      const asked = await dispatch(
        queries.endpoints.queryGenes.initiate(
          { constraints, size: 0 },
          { subscribe: false, forceRefetch: true },
        ),
      );
      if (!asked.data) {
        dispatch(toasts.actions.failed(`The query could not be run: ${asFailure(asked.error).detail}`));
        return null;
      }
      const { id, count, release, previous } = asked.data;
      dispatch(queryHistory.add(ranNow({ id, count, release, previous }, constraints, name)));
      return id;
    },
    [dispatch],
  );
}
