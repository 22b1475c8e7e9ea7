import { useMemo } from "react";
import type { PredefinedQuery } from "../../../api/contract/index.ts";
import type { QueryAnswer, QueryNode } from "../../../api/contract/query.ts";
import { queryKey } from "../query-tree/same-query.ts";
import { useDescribe } from "../query-tree/use-names.ts";
import { useHistory } from "../query-history/store.ts";
import { labelled } from "../query-tree/source.ts";

/** What a query is called: as the visitor named it, as the deployment does, or what it asks for in words. */
export function useQueryName(
  answer: Pick<QueryAnswer, "id" | "constraints" | "labels">,
  predefined: readonly PredefinedQuery[],
): string {
  const describe = useDescribe();
  const { entries } = useHistory();
  const configured = useMemo(() => {
    const key = queryKey(answer.constraints);
    // The api checks them when it starts.
    return predefined.find(({ constraints }) => queryKey(constraints as unknown as QueryNode) === key)?.name;
  }, [answer.constraints, predefined]);
  return (
    entries.find(({ id }) => id === answer.id)?.name ??
    answer.constraints.node_name ??
    configured ??
    describe(labelled(answer.constraints, answer.labels))
  );
}
