import { useMemo } from "react";
import { skipToken } from "@reduxjs/toolkit/query/react";
import type { PredefinedQuery } from "../../../api/contract/index.ts";
import type { EnrichmentRequest } from "../../../api/contract/enrichment.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { isQueryId } from "../../features/query-results/enrichment-view.ts";
import type { EnrichmentView } from "../../features/query-results/enrichment-view.ts";
import { useNamedQuery } from "../../features/query-results/use-named-query.ts";

const nothing: readonly PredefinedQuery[] = [];
const unanswered = { id: "", constraints: { gene_list: { genes: [] } }, labels: {} };

/** What is asked of a list of the page. */
export const requestOf = (
  id: string,
  { aspect, background }: Pick<EnrichmentView, "aspect" | "background">,
): EnrichmentRequest => ({
  constraints: { query_id: { id } },
  aspect,
  background: isQueryId(background) ? { constraints: { query_id: { id: background } } } : background,
});

/** A saved query with its name, and the test of its genes; nothing is asked without an id. */
function useList(id: string | undefined, view: EnrichmentView) {
  const saved = queries.useSavedQueryQuery(id === undefined ? skipToken : { id, params: "size=0" });
  const options = queries.useQueryOptionsQuery();
  const answer = saved.currentData;
  const { name } = useNamedQuery(answer ?? unanswered, null, options.data?.builder.predefined ?? nothing);
  const { aspect, background } = view;
  const request = useMemo(
    () => (id === undefined ? null : requestOf(id, { aspect, background })),
    [id, aspect, background],
  );
  const test = queries.useEnrichmentQuery(request ?? skipToken);
  const known = answer ? name : null;
  const genes = answer?.count ?? null;
  return useMemo(() => ({ id, saved, name: known, genes, test }), [id, saved, known, genes, test]);
}

export type UsedList = ReturnType<typeof useList>;

/** The list of the page, and those beside it; the same array while nothing of them changes. */
export function useLists(query: string, view: EnrichmentView): readonly [UsedList, ...UsedList[]] {
  const [second, third, fourth] = view.others;
  const first = useList(query, view);
  // As many as can stand beside it.
  const [one, two, three] = [useList(second, view), useList(third, view), useList(fourth, view)];
  return useMemo(
    () => [first, ...[one, two, three].filter(({ id }) => id !== undefined)],
    [first, one, two, three],
  );
}
