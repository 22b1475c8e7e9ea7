import { useSyncExternalStore } from "react";

const query = "(min-width: 960px)";

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", changed);
  return () => list.removeEventListener("change", changed);
}

/** Whether the facets have a column of their own. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
