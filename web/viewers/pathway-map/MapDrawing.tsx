import { useCallback, useMemo } from "react";
import type { PathwayMap, PathwayWay } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import { DrawingFrame } from "../../features/drawings/DrawingFrame.tsx";
import { useViewBox, whole } from "../../features/drawings/use-view-box.ts";
import type { Size } from "../../features/drawings/use-view-box.ts";
import type { FrameAnswer } from "../frame/use-answers.ts";
import { MapBar } from "./MapBar.tsx";
import { MapContents } from "./MapContents.tsx";
import { MapPanel } from "./MapPanel.tsx";
import type { MapState } from "./map-state.ts";
import { areaAround, modelsOfGene, opensAtFirst, readable, shownMap } from "./shown-map.ts";
import type { Area } from "./shown-map.ts";
import type { ChangeMap } from "./use-map-state.ts";
import { useSeenLinks } from "./use-seen-links.ts";
import { wayModels } from "./way-models.ts";

export interface MapDrawingProps {
  readonly map: PathwayMap;
  /** Models that are there at all. */
  readonly ids: ReadonlySet<string>;
  readonly state: MapState;
  readonly change: ChangeMap;
  readonly way: FrameAnswer<readonly PathwayWay[]>;
}

/** Most groups can be read on a map that is not smaller than this; all words on one that is as large as this. */
const [overview, legible] = [0.4, 0.92];
/** px around what is looked at */
const around = 60;

/** The models that are looked for: those of the way, else those of the gene, else the chosen one. */
function useFocus(map: PathwayMap, { gene, to, chosen }: MapState, way: PathwayWay | null) {
  return useMemo(() => {
    const onWay = way ? wayModels(way) : [];
    const ofGene = modelsOfGene(map, gene);
    const ids =
      onWay.length > 0
        ? onWay
        : gene !== "" && to === ""
          ? (ofGene?.models.map((model) => model.gocam_id) ?? [])
          : chosen.split("+").filter((id) => id !== "");
    return { ids: new Set(ids), onWay, ofGene };
  }, [map, gene, to, chosen, way]);
}

/** A part of the map in the middle of the window, all of it unless its scale is given. */
function onArea(area: Area, window: Size, scale = whole(area, window).scale) {
  return {
    scale,
    x: window.width / 2 - (area.x + area.width / 2) * scale,
    y: window.height / 2 - (area.y + area.height / 2) * scale,
  };
}

/** Where the map begins, and goes to when something is looked for: all of that, else the chosen group, else the whole; where that is too small to be read, the largest group, however much of it fits. */
function useStart(map: PathwayMap, ids: ReadonlySet<string>, chosen: string) {
  return useCallback(
    (size: Size, window: Size) => {
      const areas: readonly Area[] = map.models.filter((model) => ids.has(model.gocam_id));
      const group = map.groups.find(({ id }) => chosen === `process:${id}`);
      if (areas.length > 0) return onArea(areaAround(areas, around), window);
      if (group) return onArea(areaAround([group], around), window);
      const all = whole(size, window);
      const [largest] = map.groups.toSorted((a, b) => b.models - a.models);
      return all.scale >= overview || !largest ? all : onArea(largest, window, legible);
    },
    [map, ids, chosen],
  );
}

/** What is drawn: what is looked for is shown, whether its group is open or not. */
function useShownMap(
  map: PathwayMap,
  state: MapState,
  ids: ReadonlySet<string>,
  wanted: ReadonlySet<string>,
): ReturnType<typeof shownMap> {
  return useMemo(() => {
    const groups = map.models.filter(({ gocam_id: id }) => wanted.has(id)).map(({ group }) => group);
    const open =
      state.open === "all" || (state.open === null && (groups.length === 0 || opensAtFirst(map)))
        ? state.open
        : [...(state.open ?? []), ...groups];
    return shownMap(map, { ...state, open }, ids);
  }, [map, state, ids, wanted]);
}

/** The map with what is looked for on it, and a panel that says what is chosen. */
export function MapDrawing({ map, ids, state, change, way: asked }: MapDrawingProps) {
  const [way = null] = asked.state === "there" ? asked.data : [];
  const focus = useFocus(map, state, way);
  const shown = useShownMap(map, state, ids, focus.ids);
  const start = useStart(map, focus.ids, state.chosen);
  const view = useViewBox(map, start);
  const { frame, box } = view;
  const seen = useSeenLinks(shown.links, box, frame);
  const contents = { map, shown, state, change, focus };
  return (
    <div className="graph pathway pathway-map">
      <MapBar {...contents} view={view} />
      <div className="pathway__body">
        <DrawingFrame
          view={view}
          name="Map of all pathway models"
          summary={`${counted(ids.size, "model")} in ${counted(shown.groups.length, "group")}`}
          markers={null}
          isLarge
        >
          {view.isPlaced && (
            <MapContents {...contents} labelled={seen} scale={box.scale} isNear={box.scale >= readable} />
          )}
        </DrawingFrame>
        <MapPanel map={map} ids={ids} state={state} change={change} way={asked} found={focus.ofGene} />
      </div>
    </div>
  );
}
