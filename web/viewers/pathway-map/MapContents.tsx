import { useCallback, useMemo } from "react";
import type { PathwayMap } from "../../../api/contract/index.ts";
import { Groups, LinkLabels, Links, ModelBoxes, WayLine } from "./MapParts.tsx";
import type { MapState } from "./map-state.ts";
import type { ShownMap } from "./shown-map.ts";
import type { ChangeMap } from "./use-map-state.ts";

/** What is looked for on the map. */
interface MapFocus {
  /** Models that are marked. */
  readonly ids: ReadonlySet<string>;
  /** Those on the way between two genes, in its order. */
  readonly onWay: readonly string[];
}

export interface MapContentsProps {
  readonly map: PathwayMap;
  readonly state: MapState;
  readonly change: ChangeMap;
  readonly shown: ShownMap;
  readonly focus: MapFocus;
  /** Links whose labels are drawn where there is room. */
  readonly labelled: ShownMap["links"];
  readonly scale: number;
  /** All labels can be read. */
  readonly isNear: boolean;
}

/** Groups, links and models, those that are looked for marked. */
export function MapContents({ map, shown, state, change, focus, labelled, scale, isNear }: MapContentsProps) {
  const choose = useCallback((chosen: string) => change({ chosen }), [change]);
  const open = useMemo(() => shown.groups.filter((group) => group.isOpen), [shown]);
  const closed = useMemo(() => shown.groups.filter((group) => !group.isOpen), [shown]);
  return (
    <>
      <Groups groups={open} chosen={state.chosen} choose={choose} />
      <Links links={shown.links} chosen={state.chosen} choose={choose} />
      <Groups groups={closed} chosen={state.chosen} choose={choose} />
      <ModelBoxes models={shown.models} marked={focus.ids} chosen={state.chosen} choose={choose} />
      {focus.onWay.length > 1 && <WayLine models={map.models} ids={focus.onWay} />}
      <LinkLabels links={labelled} chosen={state.chosen} scale={scale} isNear={isNear} />
    </>
  );
}
