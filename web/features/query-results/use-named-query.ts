import { useMemo } from "react";
import { useSelector } from "react-redux";
import type { PredefinedQuery } from "../../../api/contract/index.ts";
import type { QueryAnswer, QueryNode } from "../../../api/contract/query.ts";
import { selectHistory } from "../query-history/store.ts";
import { queryKey } from "../query-tree/same-query.ts";
import { labelled } from "../query-tree/source.ts";
import { useDescribe } from "../query-tree/use-names.ts";

interface NamedQuery {
  /** As the visitor or the link named it, as the deployment does, or what it asks for in words. */
  readonly name: string;
  /** What was asked for, with names. */
  readonly constraints: QueryNode;
}

/**
 * What a query is called. The answer has no names but those of the release: others come from the link or from this
 * browser's history.
 * @param asked what a link asks for; null where it tells an id only
 */
export function useNamedQuery(
  { id, constraints: answered, labels }: Pick<QueryAnswer, "id" | "constraints" | "labels">,
  asked: QueryNode | null,
  predefined: readonly PredefinedQuery[],
): NamedQuery {
  const describe = useDescribe();
  const own = useSelector(selectHistory).entries.find((entry) => entry.id === id);
  const given = asked ?? own?.constraints ?? answered;
  const constraints = useMemo(() => labelled(given, labels), [given, labels]);
  const configured = useMemo(() => {
    const key = queryKey(constraints);
    // The api checks them when it starts.
    return predefined.find((query) => queryKey(query.constraints as unknown as QueryNode) === key)?.name;
  }, [constraints, predefined]);
  return {
    name: own?.name ?? constraints.node_name ?? configured ?? describe(constraints),
    constraints,
  };
}
