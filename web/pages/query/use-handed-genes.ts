import { useEffect, useRef, useState } from "react";
import { useSelector } from "react-redux";
import { addedBelow, useRunQuery } from "../../features/query-history/use-run-query.ts";
import { draft } from "../../features/query-tree/draft.ts";
import { rootId } from "../../features/query-tree/tree.ts";
import { geneHandoff } from "../../shared/store/gene-handoff.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { toasts } from "../../shared/toast/toasts.ts";

/** Adds the genes that another page has handed over to the query, and to the history, once. */
export function useHandedGenes(): void {
  const dispatch = useAppDispatch();
  const run = useRunQuery();
  const [handed] = useState(useSelector(geneHandoff.selectors.genes));
  const taken = useRef(false);
  useEffect(() => {
    if (handed === null || taken.current) return;
    taken.current = true;
    // They are not to come again when the page is opened again.
    dispatch(geneHandoff.actions.arrived());
    const node = { node_name: handed.name, gene_list: { genes: [...handed.genes] } };
    dispatch(draft.actions.added(rootId, node));
    void run(node).then((id) => id !== null && dispatch(toasts.actions.shown(addedBelow)));
  }, [handed, run, dispatch]);
}
