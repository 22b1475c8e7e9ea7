import { Minus, Plus } from "lucide-react";
import { useId, useMemo } from "react";
import { counted } from "../../app/format.ts";
import { urls } from "../../app/urls.ts";
import { useViewBox } from "../../features/ontology/use-view-box.ts";
import type { Pathway, PathwayLink } from "./activities.ts";
import { lineHeight, placePathway } from "./layout.ts";
import type { PlacedNode } from "./layout.ts";

const effects = ["activates", "inhibits", "other"] as const;
const said: Readonly<Record<PathwayLink["effect"], string>> = { activates: "activates or provides input", inhibits: "inhibits", other: "other effect" };

/** Activities as boxes, what follows from what as arrows. Every activity is a link to its gene. */
export function PathwayDrawing({ pathway, title }: { readonly pathway: Pathway; readonly title: string }) {
  const drawing = useMemo(() => placePathway(pathway), [pathway]);
  const marked = drawing.nodes.find(({ node }) => node.isMarked);
  const { frame, box, zoom, fit, handlers } = useViewBox(drawing, { x: marked?.x ?? 0 });
  const marker = useId();
  const names = new Map(pathway.nodes.map((node) => [node.id, node.enabler]));
  const used = effects.filter((effect) => pathway.links.some((link) => link.effect === effect));
  return (
    <div className="graph pathway">
      <div className="graph__bar">
        <ul className="legend">
          {used.map((effect) => <li key={effect}><svg className="graph__sample" viewBox="0 0 28 8" aria-hidden><path className={`path-line path-line--${effect}`} d="M0 4H28" /></svg>{said[effect]}</li>)}
        </ul>
        <div className="actions">
          <button type="button" className="icon-button" aria-label="Zoom out" title="Zoom out" onClick={() => zoom(-1)}><Minus className="icon" aria-hidden /></button>
          <button type="button" className="icon-button" aria-label="Zoom in" title="Zoom in" onClick={() => zoom(1)}><Plus className="icon" aria-hidden /></button>
          <button type="button" className="button button--quiet" onClick={fit}>Show all</button>
        </div>
      </div>
      <div className="graph__frame" ref={frame} tabIndex={0} role="group" aria-label={`${title}: arrow keys move, plus and minus zoom, 0 shows all`} {...handlers}>
        <svg width="100%" height="100%" role="group" aria-label={counted(pathway.nodes.length, "activity", "activities")}>
          <defs>
            {effects.map((effect) => (
              <marker key={effect} id={`${marker}${effect}`} viewBox="0 0 8 8" refX={effect === "inhibits" ? 4 : 7} refY="4" markerWidth="8" markerHeight="8" orient="auto">
                <path className={`path-head path-head--${effect}`} d={effect === "inhibits" ? "M4 0V8" : "M0 0.5 8 4 0 7.5z"} />
              </marker>
            ))}
          </defs>
          <g transform={`translate(${box.x} ${box.y}) scale(${box.scale})`}>
            {drawing.links.map(({ link, path }) => (
              <path key={link.key} className={`path-line path-line--${link.effect}`} d={path} markerEnd={`url(#${marker}${link.effect})`}>
                <title>{`${names.get(link.source) ?? ""} ${link.label} ${names.get(link.target) ?? ""}`}</title>
              </path>
            ))}
            {drawing.nodes.map((placed) => <ActivityBox key={placed.node.id} placed={placed} />)}
          </g>
        </svg>
      </div>
      <ul className="visually-hidden" aria-label="What follows from what">
        {pathway.links.map((link) => <li key={link.key}>{names.get(link.source)} {link.label} {names.get(link.target)}</li>)}
      </ul>
    </div>
  );
}

function ActivityBox({ placed: { node, lines, within, x, y, width, height } }: { readonly placed: PlacedNode }) {
  const top = y - height / 2;
  const at = (line: number): number => top + 8 + (line + 0.78) * lineHeight;
  const content = (
    <>
      <rect className={node.isMarked ? "activity activity--marked" : "activity"} x={x - width / 2} y={top} width={width} height={height} rx={4} />
      <text className={node.gene === null ? "t-enabler" : "t-enabler t-name"} x={x} y={at(0)} textAnchor="middle">{`${node.enabler} `}</text>
      {lines.map((line, index) => <text key={line} x={x} y={at(index + 1)} textAnchor="middle">{`${line} `}</text>)}
      {within.map((line, index) => <text key={line} className="t-muted" x={x} y={at(lines.length + index + 1)} textAnchor="middle">{`${line} `}</text>)}
    </>
  );
  if (node.gene === null) return <g>{content}</g>;
  return <a href={urls.gene(node.gene)} target="_top">{content}</a>;
}
