import { useEffect, useMemo } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import type { QueryOptions } from "../../../api/contract/query.ts";
import { lists } from "../../shared/api-client/lists.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { urls } from "../../shared/urls/urls.ts";
import { inputById, inputFor } from "../../features/query-builder/menu.ts";
import type { ChosenInput } from "../../features/query-builder/menu.ts";
import { startOf, subsetStart } from "../../features/query-builder/starts.ts";
import { draft } from "../../features/query-tree/draft.ts";
import { find, isGroup } from "../../features/query-tree/tree.ts";
import type { QueryGroup } from "../../features/query-tree/tree.ts";

/** Begins with what the address names: a term, a publication or a subset. The address is then that of the page. */
export function useStart(): void {
  const dispatch = useAppDispatch();
  const { site } = useDeployment();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const subset = search.get("subsetName") ?? "";
  const head = lists.useGeneSubsetQuery(subset, { skip: subset === "" });
  // A subset that there is not keeps its id, and its query says so.
  const called = head.currentData?.display_name ?? null;
  const start = useMemo(() => {
    if (head.isFetching) return null;
    return subset === ""
      ? startOf(search.get("type"), search.get("id"), search.get("name"), site.phenotype_id_prefixes)
      : subsetStart(subset, called);
  }, [head.isFetching, subset, called, search, site.phenotype_id_prefixes]);
  useEffect(() => {
    if (start === null) return;
    dispatch(draft.actions.started(start));
    void navigate(urls.query, { replace: true });
  }, [start, dispatch, navigate]);
}

type Asked = Pick<QueryOptions, "builder" | "not_in_release">;

/** The kind of condition that the page begins with where the address names none. */
function firstInput({ builder, not_in_release: { inputs } }: Asked): ChosenInput | null {
  const entry =
    builder.node_types.find((one) => one.nodeType === "ontology") ??
    builder.node_types.find((one) => one.nodeType !== "heading");
  return inputById(builder, entry && "id" in entry ? entry.id : null, inputs);
}

/** The kind of condition that the address names, or the first; and the condition of that kind that is edited in the tree. */
export function useAddress(options: Asked, tree: QueryGroup) {
  const { builder, not_in_release: missing } = options;
  const params = useParams();
  const [search] = useSearchParams();
  const nodeTypeId = search.get("nodeTypeId") ?? params["nodeTypeId"] ?? null;
  const found = inputById(builder, nodeTypeId, missing.inputs);
  const chosen = found ?? firstInput(options);
  /** The address says which condition is edited, so that another kind of condition is another start. */
  const part = find(tree, search.get("edit") ?? "");
  const isEdited =
    part !== null &&
    !isGroup(part) &&
    chosen !== null &&
    inputFor(builder, part.node)?.id === chosen.input.id;
  return {
    /** A kind that there is not; null where there is. */
    unknown: found === null ? nodeTypeId : null,
    chosen,
    edited: isEdited ? part : null,
  };
}
