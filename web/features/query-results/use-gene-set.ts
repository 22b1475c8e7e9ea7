import { counted } from "../../shared/format/format.ts";
import { useCallback } from "react";
import type { QueryAnswer, QueryNode } from "../../../api/contract/query.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";

/** Genes that something is done with. */
export interface GeneSet {
  /** null: all genes of the query. */
  readonly ids: readonly string[] | null;
  readonly size: number;
}

/** Genes as a query of their own, in their order. */
export const listOf = (ids: readonly string[], name: string): QueryNode => ({
  node_name: name,
  gene_list: { genes: [...ids] },
});

/** Answers the id of a saved query for exactly these genes; the history does not hear of it. @throws the failure of the call */
export function useSavedSet(answer: QueryAnswer): (set: GeneSet) => Promise<string> {
  const dispatch = useAppDispatch();
  return useCallback(
    async ({ ids }) => {
      if (ids === null && answer.saved) return answer.id;
      const constraints = ids === null ? answer.constraints : listOf(ids, counted(ids.length, "gene"));
      const saved = await dispatch(
        queries.endpoints.queryGenes.initiate({ constraints, size: 0 }, { subscribe: false }),
      ).unwrap();
      return saved.id;
    },
    [dispatch, answer],
  );
}
