import { DrawingDownloads } from "../../features/drawings/DrawingDownloads.tsx";
import { ZoomButtons } from "../../features/drawings/DrawingFrame.tsx";
import type { UsedViewBox } from "../../features/drawings/use-view-box.ts";
import { FindWay } from "./FindWay.tsx";
import { LinkFilter } from "./LinkFilter.tsx";
import { MapContents } from "./MapContents.tsx";
import type { MapContentsProps } from "./MapContents.tsx";

export interface MapBarProps extends Pick<MapContentsProps, "map" | "state" | "change" | "shown" | "focus"> {
  readonly view: UsedViewBox;
}

/** What finds, opens, takes along and zooms. */
export function MapBar({ view, ...contents }: MapBarProps) {
  const { map, state, change, shown } = contents;
  const isAllOpen = shown.groups.every((group) => group.isOpen);
  return (
    <div className="graph__bar">
      <FindWay key={`${state.gene} ${state.to}`} map={map} state={state} change={change} />
      <LinkFilter links={state.links} change={change} />
      <div className="actions">
        <button
          type="button"
          className="button button--quiet"
          onClick={() => change({ open: isAllOpen ? [] : "all", gene: "", to: "", chosen: "" })}
        >
          {isAllOpen ? "Close all groups" : "Open all groups"}
        </button>
        <ZoomButtons view={view} />
        <DrawingDownloads
          what="the map"
          file="pathway-map"
          width={map.width}
          height={map.height}
          drawing={
            <svg className="pathway pathway-map" width={map.width} height={map.height}>
              <g>
                <MapContents {...contents} labelled={shown.links} scale={1} isNear />
              </g>
            </svg>
          }
        />
      </div>
    </div>
  );
}
