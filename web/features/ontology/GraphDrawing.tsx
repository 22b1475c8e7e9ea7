import { useCallback, useId, useMemo, useRef } from "react";
import { Link } from "react-router-dom";
import type { AncestorGraph } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { lineHeight, placeTerms } from "./layout.ts";
import type { PlacedTerm } from "./layout.ts";
import { relationsOf, relationStyle } from "./relations.ts";
import { DownloadButtons } from "../drawings/DrawingDownloads.tsx";
import { DrawingFrame, ZoomButtons } from "../drawings/DrawingFrame.tsx";
import { atTerm, useViewBox } from "../drawings/use-view-box.ts";
import type { Size } from "../drawings/use-view-box.ts";
import { about } from "../entities/about.ts";

/** What stands above a term, drawn in layers; every term is a link. Loaded by itself, since the layout is a library. */
export default function GraphDrawing({
  graph,
  name,
}: {
  readonly graph: AncestorGraph;
  readonly name: string;
}) {
  const drawing = useMemo(() => placeTerms(graph), [graph]);
  const focus = drawing.terms.find(({ term }) => term.termid === graph.termid);
  const x = focus?.x ?? 0;
  const view = useViewBox(
    drawing,
    useCallback((whole: Size, seen: Size) => atTerm(whole, seen, { x }), [x]),
  );
  const svg = useRef<SVGSVGElement>(null);
  const marker = useId();
  const relations = relationsOf(graph.edges);

  return (
    <div className="graph">
      <div className="graph__bar">
        <RelationLegend relations={relations} />
        <div className="actions">
          <ZoomButtons view={view} />
          <DownloadButtons
            file={graph.termid.replace(":", "_")}
            width={drawing.width}
            height={drawing.height}
            onPress={(save) => (svg.current ? save(svg.current) : undefined)}
          />
        </div>
      </div>
      <DrawingFrame
        view={view}
        name={`Terms above ${name}`}
        summary={`${counted(graph.terms.length - 1, "term")} above ${name}`}
        svg={svg}
        markers={<Arrowheads relations={relations} prefix={marker} />}
      >
        {drawing.relations.map(({ key, relation, path }) => (
          <path
            key={key}
            className={`rel-line ${relationStyle(relation).className}`}
            d={path}
            markerEnd={`url(#${marker}${relation})`}
          />
        ))}
        {drawing.terms.map((placed) => (
          <TermBox key={placed.term.termid} placed={placed} isFocus={placed.term.termid === graph.termid} />
        ))}
      </DrawingFrame>
      {graph.cut && <p className="subtle">There are more terms above than are drawn here.</p>}
    </div>
  );
}

interface RelationsProps {
  readonly relations: ReturnType<typeof relationsOf>;
}

const RelationLegend = ({ relations }: RelationsProps) => (
  <ul className="legend">
    {relations.map((relation) => (
      <li key={relation}>
        <svg className="graph__sample" viewBox="0 0 28 8" aria-hidden>
          <path className={`rel-line ${relationStyle(relation).className}`} d="M0 4H28" />
        </svg>
        {relationStyle(relation).label}
      </li>
    ))}
  </ul>
);

/** An arrowhead for each relation, in its colour; their ids are the relation's with a prefix. */
const Arrowheads = ({ relations, prefix }: RelationsProps & { readonly prefix: string }) =>
  relations.map((relation) => (
    <marker
      key={relation}
      id={`${prefix}${relation}`}
      viewBox="0 0 8 8"
      refX="7"
      refY="4"
      markerWidth="7"
      markerHeight="7"
      orient="auto"
    >
      <path className={`rel-head ${relationStyle(relation).className}`} d="M0 0.5 8 4 0 7.5z" />
    </marker>
  ));

function TermBox({
  placed: { term, lines, x, y, width, height },
  isFocus,
}: {
  readonly placed: PlacedTerm;
  readonly isFocus: boolean;
}) {
  const top = y - height / 2;
  const content = (
    <>
      <rect
        className={isFocus ? "term-box term-box--focus" : "term-box"}
        x={x - width / 2}
        y={top}
        width={width}
        height={height}
        rx={4}
      />
      {lines.map((line, index) => (
        <text
          key={line}
          x={x}
          y={top + 8 + (index + 0.78) * lineHeight}
          textAnchor="middle"
        >{`${line} `}</text>
      ))}
      <text className="t-muted" x={x} y={top + 8 + (lines.length + 0.78) * lineHeight} textAnchor="middle">
        {term.termid}
      </text>
    </>
  );
  return isFocus ? (
    <g>{content}</g>
  ) : (
    <Link to={urls.term(term.termid)} {...about("term", term.termid)}>
      {content}
    </Link>
  );
}
