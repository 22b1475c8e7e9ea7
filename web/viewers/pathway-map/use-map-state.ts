import { useCallback, useEffect, useState } from "react";
import type { MapStateMessage } from "../../features/frames/messages.ts";
import { readMapState, writeMapState } from "./map-state.ts";
import type { MapState } from "./map-state.ts";

export type ChangeMap = (change: Partial<MapState>) => void;

/** The state of the map. It stands in the view's address, and the page around it is told, so that it can keep it in its own. */
export function useMapState(): readonly [MapState, ChangeMap] {
  const [state, setState] = useState(() => readMapState(location.search));
  const search = writeMapState(state);
  useEffect(() => {
    if (search === location.search) return;
    if (parent === window) history.pushState(null, "", `${location.pathname}${search}`);
    else {
      history.replaceState(null, "", `${location.pathname}${search}`);
      const message: MapStateMessage = { type: "karyon:map", search };
      parent.postMessage(message, location.origin);
    }
  }, [search]);
  useEffect(() => {
    const back = () => setState(readMapState(location.search));
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  }, []);
  const change = useCallback<ChangeMap>((by) => setState((present) => ({ ...present, ...by })), []);
  return [state, change];
}
