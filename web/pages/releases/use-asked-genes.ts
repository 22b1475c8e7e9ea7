import { skipToken } from "@reduxjs/toolkit/query/react";
import { useMemo, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { QueryNode } from "../../../api/contract/query.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { counted } from "../../shared/format/format.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { idsIn } from "../../features/pasted-genes/gene-ids.ts";
import { listOf } from "../../features/query-results/use-gene-set.ts";

/** Characters of a list that stands in the address as it is; longer ones are saved as queries are. */
const maxInAddress = 1_000;

/** The list of a saved query; none where it asks for something else. */
const listIn = (constraints: QueryNode): string[] =>
  "gene_list" in constraints
    ? constraints.gene_list.genes.map((gene) => (typeof gene === "string" ? gene : gene.uniquename))
    : [];

/** A list that could not be saved, kept with this step of the visitor. */
const isKept = (state: unknown): state is { readonly genes: readonly string[] } =>
  typeof state === "object" && state !== null && "genes" in state;

interface AskedGenes {
  /** As they were typed; the same array as long as the address says the same. */
  readonly ids: readonly string[];
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly ask: (ids: readonly string[]) => Promise<void>;
}

/** The genes whose changes the address asks for: `?genes=` and a short list, or `?query=` and the id of a saved one. */
export function useAskedGenes(): AskedGenes {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: unknown };
  const [search] = useSearchParams();
  const [isSaving, setSaving] = useState(false);
  const typed = search.get("genes");
  const id = search.get("query");
  const saved = queries.useSavedQueryQuery(id === null ? skipToken : { id, params: "size=0" });
  const list = saved.currentData?.constraints;
  const ids = useMemo(
    () => (isKept(state) ? state.genes : typed !== null ? idsIn(typed) : list ? listIn(list) : []),
    [state, typed, list],
  );

  const ask = async (genes: readonly string[]): Promise<void> => {
    const params = new URLSearchParams(search);
    params.delete("genes");
    params.delete("query");
    const whole = genes.join(",");
    const isShort = whole.length <= maxInAddress;
    if (isShort) params.set("genes", whole);
    else {
      setSaving(true);
      const constraints = listOf(genes, counted(genes.length, "gene"));
      const { data } = await dispatch(
        queries.endpoints.queryGenes.initiate({ constraints, size: 0 }, { subscribe: false }),
      );
      setSaving(false);
      if (data?.saved) params.set("query", data.id);
    }
    void navigate(
      // Whoever it is sent to reads the list first.
      { search: params.toString(), hash: "my-genes" },
      { preventScrollReset: true, state: isShort || params.has("query") ? null : { genes } },
    );
  };
  return {
    ids,
    problem: saved.isError ? asFailure(saved.error).detail : null,
    isBusy: isSaving || saved.isFetching,
    ask,
  };
}
