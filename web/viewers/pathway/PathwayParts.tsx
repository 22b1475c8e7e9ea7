import { memo } from "react";
import { urls } from "../../shared/urls/urls.ts";
import type { PlacedBox } from "./block.ts";
import { lineHeight } from "./box.ts";
import type { PathwayDrawing } from "./layout.ts";

/** With more boxes the Tab key does not stop at each: a gene is found by its name instead. */
export const maxTabStops = 60;

/** Boxes with what is written in them; they stay as they are while the drawing moves. */
export const Boxes = memo(
  ({
    boxes,
    found,
    stops,
  }: {
    readonly boxes: readonly PlacedBox[];
    readonly found: string | null;
    readonly stops: boolean;
  }) =>
    boxes.map((placed) => (
      <OneBox key={placed.box.node.id} placed={placed} isFound={placed.box.node.id === found} stops={stops} />
    )),
);

/** Boxes from so far away that nothing in them could be read. */
export const FarBoxes = memo(
  ({ boxes, found }: { readonly boxes: readonly PlacedBox[]; readonly found: string | null }) =>
    boxes.map((placed) => (
      <Outline key={placed.box.node.id} placed={placed} isFound={placed.box.node.id === found} />
    )),
);

function Outline({
  placed: {
    box: { node, width, height },
    x,
    y,
  },
  isFound,
}: {
  readonly placed: PlacedBox;
  readonly isFound: boolean;
}) {
  const classes = [
    "activity",
    `activity--${node.kind}`,
    node.isMarked ? "activity--marked" : "",
    isFound ? "activity--found" : "",
  ].join(" ");
  return (
    <rect
      className={classes}
      x={x - width / 2}
      y={y - height / 2}
      width={width}
      height={height}
      rx={node.kind === "chemical" ? height / 2 : 4}
    />
  );
}

interface OneBoxProps {
  readonly placed: PlacedBox;
  readonly isFound: boolean;
  readonly stops: boolean;
}

const OneBox = memo(({ placed, isFound, stops }: OneBoxProps) => {
  const {
    box: { node, names, lines, within },
    x,
    y,
  } = placed;
  const all = names.length + lines.length + within.length;
  const at = (line: number): number => y + (line - all / 2 + 0.75) * lineHeight;
  const content = (
    <>
      <Outline placed={placed} isFound={isFound} />
      {names.map((line, index) => (
        <text
          key={line}
          className={node.gene === null ? "t-enabler" : "t-enabler t-name"}
          x={x}
          y={at(index)}
          textAnchor="middle"
        >{`${line} `}</text>
      ))}
      {lines.map((line, index) => (
        <text key={line} x={x} y={at(names.length + index)} textAnchor="middle">{`${line} `}</text>
      ))}
      {within.map((line, index) => (
        <text
          key={line}
          className="t-muted"
          x={x}
          y={at(names.length + lines.length + index)}
          textAnchor="middle"
        >{`${line} `}</text>
      ))}
    </>
  );
  if (node.gene === null) return <g>{content}</g>;
  return (
    <a href={urls.gene(node.gene)} target="_top" tabIndex={stops ? undefined : -1}>
      {content}
    </a>
  );
});

interface LinksProps {
  readonly links: PathwayDrawing["links"];
  /** What the ids of arrow heads begin with. */
  readonly marker: string;
  readonly names: ReadonlyMap<string, string>;
}

export const Links = memo(({ links, marker, names }: LinksProps) =>
  links.map(({ link, path }) => (
    <path
      key={link.key}
      className={`path-line path-line--${link.effect}`}
      d={path}
      markerEnd={`url(#${marker}${link.effect})`}
    >
      <title>{`${names.get(link.source) ?? ""} ${link.label} ${names.get(link.target) ?? ""}`}</title>
    </path>
  )),
);
