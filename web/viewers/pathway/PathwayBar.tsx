import { ZoomButtons } from "../../features/drawings/DrawingFrame.tsx";
import type { UsedViewBox } from "../../features/drawings/use-view-box.ts";
import type { Pathway } from "./drawn-pathway.ts";
import { effects } from "./effects.ts";
import type { Effect } from "./effects.ts";
import { FindGene } from "./FindGene.tsx";
import type { PathwayDrawing } from "./layout.ts";
import { PathwayDownloads } from "./PathwayDownloads.tsx";
import { PathwayLegend } from "./PathwayLegend.tsx";

/** The effects that a pathway has, in the order of the legend. */
export const effectsIn = ({ links }: Pathway): readonly Effect[] =>
  effects.filter((effect) => links.some((link) => link.effect === effect));

export interface PathwayBarProps {
  readonly pathway: Pathway;
  /** Without links that are hidden. */
  readonly drawing: PathwayDrawing;
  /** The models as the api's addresses name them. */
  readonly ids: string;
  readonly view: UsedViewBox;
  readonly hidden: ReadonlySet<string>;
  readonly setHidden: (hidden: ReadonlySet<string>) => void;
  readonly onFound: (id: string) => void;
}

/** What finds, leaves away, takes along and zooms. */
export const PathwayBar = (props: PathwayBarProps) => {
  const { pathway, drawing, ids, view, hidden, setHidden, onFound } = props;
  return (
    <div className="graph__bar">
      <FindGene
        boxes={drawing.boxes}
        onFound={(one) => {
          onFound(one.box.node.id);
          view.show(one);
        }}
      />
      <div className="actions">
        <PathwayDownloads ids={ids} pathway={pathway} drawing={drawing} effects={effectsIn(pathway)} />
        <ZoomButtons view={view} />
      </div>
      <PathwayLegend
        pathway={pathway}
        marked={drawing.boxes.filter(({ box }) => box.node.isMarked).length}
        isVain={pathway.isVain}
        hidden={hidden}
        onChange={setHidden}
      />
    </div>
  );
};
