import { useCallback } from "react";
import { asFailure } from "../../shared/api-client/failure.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { labelled } from "../query-tree/source.ts";
import type { HistoryEntry } from "./entry.ts";
import { entryError, ImportError, readExport } from "./stored.ts";
import { queryHistory } from "./store.ts";

/** Statuses that say that it is the query that is wrong. */
const refused = [400, 404, 413, 422];

/**
 * Imports a file of exported queries. All of it is read and run before anything is added, so that a file with one bad
 * entry adds nothing.
 * @returns a function that answers how many queries were added; it throws ImportError
 */
export function useImport(): (text: string) => Promise<number> {
  const dispatch = useAppDispatch();
  return useCallback(
    async (text) => {
      const read = readExport(text);
      const entries: HistoryEntry[] = [];
      for (const [index, entry] of read.entries()) {
        const { data, error } = await dispatch(
          queries.endpoints.queryGenes.initiate(
            { constraints: entry.constraints, size: 0 },
            { subscribe: false },
          ),
        );
        if (!data) {
          const { status, detail } = asFailure(error);
          if (status !== null && refused.includes(status))
            throw entryError(entry.constraints, index, read.length, detail);
          throw new ImportError(`import failed: ${detail} Nothing was imported.`);
        }
        const { id, count, release, previous, labels } = data;
        entries.push({
          ...entry,
          constraints: labelled(entry.constraints, labels),
          id,
          count,
          release,
          previous: previous?.count === count ? null : previous,
          checked: false,
        });
      }
      dispatch(queryHistory.addAll(entries));
      return entries.length;
    },
    [dispatch],
  );
}
