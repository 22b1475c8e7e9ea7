import { useMemo } from "react";
import { useSelector } from "react-redux";
import type { QueryAnswer, QueryNode } from "../../../api/contract/query.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import type { Failure } from "../../shared/api-client/failure.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { selectHistory } from "../query-history/store.ts";
import { predefinedQuery } from "../query-tree/source.ts";
import type { Source } from "../query-tree/source.ts";

export type Results =
  | { readonly state: "waiting" }
  | { readonly state: "failed"; readonly failure: Failure; readonly retry: (() => void) | null }
  | {
      readonly state: "there";
      readonly answer: QueryAnswer;
      /** What the link asks for, with its names; null of a query by its id. */
      readonly asked: QueryNode | null;
      readonly isFetching: boolean;
    };

const said = (detail: string): Results => ({
  state: "failed",
  failure: { status: null, detail, requestId: null },
  retry: null,
});

/** The constraints to ask for; null where there are none yet, or none at all. */
function constraintsOf(source: Source, predefined: QueryNode | null): QueryNode | null {
  return source.kind === "constraints"
    ? source.constraints
    : source.kind === "predefined"
      ? predefined
      : null;
}

/** The api does not save queries that find nothing, nor any while its store is away. */
function isUnsaved(error: unknown): boolean {
  const { status } = asFailure(error);
  return status === 404 || status === 503;
}

/** What a query of this browser's history asks for; null of one that it does not have. */
const useOwnQuery = (id: string | null): QueryNode | null =>
  useSelector(selectHistory).entries.find((entry) => entry.id === id)?.constraints ?? null;

/**
 * All genes of a query, with the fields that are wanted of them. Rows of other fields stay while more is on its way.
 * @param fields names that rows of answers have
 */
export function useResults(source: Source, fields: readonly string[]): Results {
  const options = queries.useQueryOptionsQuery(undefined, { skip: source.kind !== "predefined" });
  const found =
    source.kind === "predefined" && options.data
      ? predefinedQuery(options.data.builder.predefined, source.id)
      : undefined;
  const byId = queries.useSavedQueryQuery(
    {
      id: source.kind === "id" ? source.id : "",
      params: new URLSearchParams({ fields: fields.join(",") }).toString(),
    },
    { skip: source.kind !== "id" },
  );
  const own = useOwnQuery(source.kind === "id" && byId.isError && isUnsaved(byId.error) ? source.id : null);
  // The api checks them when it starts.
  const constraints =
    own ??
    constraintsOf(
      source,
      found ? { node_name: found.name, ...(found.constraints as unknown as QueryNode) } : null,
    );
  const request = useMemo(
    () => constraints && { constraints, output_options: { field_names: [...fields] } },
    [constraints, fields],
  );
  const asked = queries.useQueryGenesQuery(request ?? { constraints: { or: [] } }, {
    skip: request === null,
  });
  const { data, isError, isFetching, error, refetch } = source.kind === "id" && own === null ? byId : asked;

  if (source.kind === "error") return said(source.text);
  if (source.kind === "predefined" && options.isError)
    return { state: "failed", failure: asFailure(options.error), retry: () => void options.refetch() };
  if (source.kind === "predefined" && options.data && !found)
    return said(`there is no predefined query ${source.id}`);
  if (isError) return { state: "failed", failure: asFailure(error), retry: () => void refetch() };
  return data ? { state: "there", answer: data, asked: constraints, isFetching } : { state: "waiting" };
}
