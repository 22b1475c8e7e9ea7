import { useCallback, useId, useState } from "react";
import { counted } from "../../shared/format/format.ts";
import { DrawingFrame, ZoomButtons } from "../../features/drawings/DrawingFrame.tsx";
import { useViewBox } from "../../features/drawings/use-view-box.ts";
import type { Size } from "../../features/drawings/use-view-box.ts";
import { effects } from "./effects.ts";
import type { Pathway, PathwayLink } from "./activities.ts";
import { FindGene } from "./FindGene.tsx";
import type { PathwayDrawing as Drawing } from "./layout.ts";
import { FarLabels, Models } from "./Models.tsx";
import { opening } from "./opening.ts";
import { Boxes, FarBoxes, Links, maxTabStops } from "./PathwayParts.tsx";
import { useSeen } from "./use-seen.ts";

const effectLabels: Readonly<Record<PathwayLink["effect"], string>> = {
  activates: "activates or provides input",
  inhibits: "inhibits",
  other: "other effect",
  molecule: "takes or gives",
};

/** Smaller, names of boxes cannot be read: the titles of models and the names of what is marked are written over them instead. */
const far = 0.36;

export interface PathwayDrawingProps {
  readonly pathway: Pathway;
  readonly drawing: Drawing;
  readonly title: string;
}

/** Activities as boxes, what follows from what as arrows, models with lines around them. Boxes of genes are links. */
export function PathwayDrawing({ pathway, drawing, title }: PathwayDrawingProps) {
  const marked = drawing.boxes.filter(({ box }) => box.node.isMarked).length;
  const start = useCallback((_size: Size, window: Size) => opening(drawing, window), [drawing]);
  const view = useViewBox(drawing, start);
  const { frame, box, show } = view;
  const [found, setFound] = useState<string | null>(null);
  const marker = useId();
  const used = effects.filter((effect) => pathway.links.some((link) => link.effect === effect));
  const names = new Map(pathway.nodes.map((node) => [node.id, node.name]));
  const isFar = box.scale < far;
  const seen = useSeen(drawing.boxes, box, frame);
  return (
    <div className="graph pathway">
      <div className="graph__bar">
        <FindGene
          boxes={drawing.boxes}
          onFound={(one) => {
            setFound(one.box.node.id);
            show(one);
          }}
        />
        <Legend marked={marked} effects={used} />
        <div className="actions">
          <ZoomButtons view={view} />
        </div>
      </div>
      <DrawingFrame
        view={view}
        name={title}
        summary={counted(
          pathway.nodes.filter(({ kind }) => kind === "activity").length,
          "activity",
          "activities",
        )}
        markers={<Arrowheads effects={used} prefix={marker} />}
        className={isFar ? "pathway--far" : undefined}
      >
        <Models models={drawing.models} />
        <Links links={drawing.links} marker={marker} names={names} />
        {isFar ? (
          <FarBoxes boxes={drawing.boxes} found={found} />
        ) : (
          <Boxes boxes={seen} found={found} stops={drawing.boxes.length <= maxTabStops} />
        )}
        {isFar && <FarLabels models={drawing.models} boxes={drawing.boxes} scale={box.scale} />}
      </DrawingFrame>
      <ul className="visually-hidden" aria-label="What follows from what">
        {pathway.links.map((link) => (
          <li key={link.key}>
            {names.get(link.source)} {link.label} {names.get(link.target)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EffectsProps {
  readonly effects: readonly PathwayLink["effect"][];
}

interface LegendProps extends EffectsProps {
  /** How many boxes are highlighted. */
  readonly marked: number;
}

const Legend = ({ marked, effects: used }: LegendProps) => (
  <ul className="legend">
    {marked > 0 && (
      <li>
        <svg className="graph__sample" viewBox="0 0 28 8" aria-hidden>
          <rect className="activity activity--marked" x="5" y="0.5" width="18" height="7" rx="2" />
        </svg>
        highlighted ({marked})
      </li>
    )}
    {used.map((effect) => (
      <li key={effect}>
        <svg className="graph__sample" viewBox="0 0 28 8" aria-hidden>
          <path className={`path-line path-line--${effect}`} d="M0 4H28" />
        </svg>
        {effectLabels[effect]}
      </li>
    ))}
  </ul>
);

/** How arrows of each effect end; their ids are the effect's with a prefix. */
const Arrowheads = ({ effects: used, prefix }: EffectsProps & { readonly prefix: string }) =>
  used.map((effect) => (
    <marker
      key={effect}
      id={`${prefix}${effect}`}
      viewBox="0 0 8 8"
      refX={effect === "inhibits" ? 4 : 7}
      refY="4"
      markerWidth="8"
      markerHeight="8"
      orient="auto"
    >
      <path
        className={`path-head path-head--${effect}`}
        d={effect === "inhibits" ? "M4 0V8" : "M0 0.5 8 4 0 7.5z"}
      />
    </marker>
  ));
