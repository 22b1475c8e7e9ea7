import { useCallback, useDeferredValue, useId, useMemo, useState } from "react";
import type { PathwayGraph } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import { DrawingFrame } from "../../features/drawings/DrawingFrame.tsx";
import { useViewBox } from "../../features/drawings/use-view-box.ts";
import type { Size } from "../../features/drawings/use-view-box.ts";
import { ActivityPanel } from "./ActivityPanel.tsx";
import type { Pathway } from "./drawn-pathway.ts";
import { Arrowheads } from "./Arrowheads.tsx";
import type { PathwayDrawing as Drawing } from "./layout.ts";
import { FarLabels, Models } from "./Models.tsx";
import { far, neededHeight, opening } from "./opening.ts";
import { effectsIn, PathwayBar } from "./PathwayBar.tsx";
import { legendKey } from "./PathwayLegend.tsx";
import { Boxes, FarBoxes, LinkNames, Links, maxTabStops } from "./PathwayParts.tsx";
import { useAfterPaint } from "../frame/use-after-paint.ts";
import { useSeen, useSeenLinks } from "./use-seen.ts";

export interface PathwayDrawingProps {
  readonly pathway: Pathway;
  readonly activities: PathwayGraph["activities"];
  /** The models as the api's addresses name them. */
  readonly ids: string;
  /** It is part of a page about something else: as high as it needs. */
  readonly isWidget: boolean;
  readonly drawing: Drawing;
  readonly title: string;
}

const summaryOf = ({ nodes }: Pathway): string =>
  counted(nodes.filter(({ kind }) => kind === "activity").length, "activity", "activities");

/** Activities as boxes, what follows from what as arrows, models with lines around them. A press on a box shows what is known of it. */
export function PathwayDrawing({ pathway, activities, drawing, ids, title, isWidget }: PathwayDrawingProps) {
  const start = useCallback((_size: Size, window: Size) => opening(drawing, window), [drawing]);
  const view = useViewBox(drawing, start);
  const { frame, box } = view;
  // Within a page, which answers meanwhile; a view of its own has nothing that is more urgent.
  const isPlacedLate = useDeferredValue(view.isPlaced);
  const isPlaced = isWidget ? isPlacedLate : view.isPlaced;
  const [found, setFound] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const node = pathway.nodes.find(({ id }) => id === chosen);
  const shown = useMemo(
    () => drawing.links.filter(({ link }) => !hidden.has(legendKey(link))),
    [drawing, hidden],
  );
  const marker = useId();
  const used = effectsIn(pathway);
  const names = useMemo(() => new Map(pathway.nodes.map(({ id, name }) => [id, name])), [pathway]);
  const isSeen = useAfterPaint();
  const seen = useSeen(drawing.boxes, box, frame);
  return (
    <div className="graph pathway" style={isWidget ? { height: neededHeight(drawing) } : undefined}>
      <PathwayBar
        pathway={pathway}
        drawing={{ ...drawing, links: shown }}
        ids={ids}
        view={view}
        hidden={hidden}
        setHidden={setHidden}
        onFound={setFound}
      />
      <div className="pathway__body">
        <DrawingFrame
          view={view}
          name={title}
          summary={summaryOf(pathway)}
          markers={<Arrowheads effects={used} prefix={marker} />}
          className={box.scale < far ? "pathway--far" : undefined}
        >
          {isPlaced && (
            <Contents
              {...{ drawing, shown, marker, names, found, chosen }}
              scale={box.scale}
              seen={seen}
              choose={setChosen}
            />
          )}
        </DrawingFrame>
        {node && <ActivityPanel pathway={pathway} activities={activities} node={node} choose={setChosen} />}
      </div>
      {isSeen && <LinkList pathway={pathway} names={names} />}
    </div>
  );
}

interface ContentsProps {
  readonly drawing: Drawing;
  /** Links that are not hidden. */
  readonly shown: Drawing["links"];
  /** Boxes in and near what is seen. */
  readonly seen: Drawing["boxes"];
  readonly marker: string;
  readonly names: ReadonlyMap<string, string>;
  readonly found: string | null;
  readonly chosen: string | null;
  readonly scale: number;
  readonly choose: (id: string) => void;
}

/** Models, arrows and boxes: near by with all that is written in and on them, from far away with titles only. */
function Contents(props: ContentsProps) {
  const { drawing, shown, seen, marker, names, found, chosen, scale, choose } = props;
  const { models, boxes } = drawing;
  const seenLinks = useSeenLinks(shown, seen);
  return (
    <>
      <Models models={models} />
      <Links links={shown} marker={marker} names={names} />
      {scale < far ? (
        <>
          <FarBoxes boxes={boxes} found={found} />
          <FarLabels models={models} boxes={boxes} scale={scale} />
        </>
      ) : (
        <>
          <Boxes
            boxes={seen}
            found={found}
            chosen={chosen}
            stops={boxes.length <= maxTabStops}
            choose={choose}
          />
          <LinkNames links={seenLinks} />
        </>
      )}
    </>
  );
}

interface LinkListProps {
  readonly pathway: Pathway;
  readonly names: ReadonlyMap<string, string>;
}

/** What the arrows say, for those who do not see them. */
const LinkList = ({ pathway, names }: LinkListProps) => (
  <ul className="visually-hidden" aria-label="What follows from what">
    {pathway.links.map((link) => (
      <li key={link.key}>
        {names.get(link.source)} {link.label} {names.get(link.target)}
      </li>
    ))}
  </ul>
);
