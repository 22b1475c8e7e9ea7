import { useEffect } from "react";
import { queries } from "../../shared/api-client/queries.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { historyNow, queryHistory } from "./store.ts";

/** Counts the queries of the history in the present release, one after the other; those that cannot be counted stay as they are. */
export function useRecount(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let over = false;
    const recount = async () => {
      for (const { id, constraints } of dispatch(historyNow()).entries) {
        const { data } = await dispatch(
          queries.endpoints.countGenes.initiate({ constraints }, { subscribe: false }),
        );
        if (over) return;
        const entry = dispatch(historyNow()).entries.find((one) => one.id === id);
        if (data && entry && (entry.release !== data.release || entry.count !== data.count))
          dispatch(queryHistory.recount(id, data));
      }
    };
    void recount();
    return () => {
      over = true;
    };
  }, [dispatch]);
}
