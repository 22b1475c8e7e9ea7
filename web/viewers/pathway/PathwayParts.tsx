import { memo } from "react";
import type { KeyboardEvent } from "react";
import { wrap } from "../../features/ontology/wrap.ts";
import type { PlacedBox } from "./block.ts";
import { lineHeight } from "./box.ts";
import { styleClass, styleOf } from "./effects.ts";
import type { PathwayDrawing } from "./layout.ts";

/** With more boxes the Tab key does not stop at each: a gene is found by its name instead. */
export const maxTabStops = 60;

/** Boxes with what is written in them; they stay as they are while the drawing moves. */
export const Boxes = memo(
  ({
    boxes,
    found,
    chosen,
    stops,
    choose,
  }: {
    readonly boxes: readonly PlacedBox[];
    readonly found: string | null;
    readonly chosen: string | null;
    readonly stops: boolean;
    readonly choose: (id: string) => void;
  }) =>
    boxes.map((placed) => (
      <OneBox
        key={placed.box.node.id}
        placed={placed}
        isFound={placed.box.node.id === found}
        isChosen={placed.box.node.id === chosen}
        stops={stops}
        choose={choose}
      />
    )),
);

/** Boxes from so far away that nothing in them could be read: those of a kind as one line, of which there may be thousands. */
export const FarBoxes = memo(
  ({ boxes, found }: { readonly boxes: readonly PlacedBox[]; readonly found: string | null }) => {
    const single = boxes.filter(({ box: { node } }) => node.isMarked || node.id === found);
    const kinds = Map.groupBy(
      boxes.filter(({ box: { node } }) => !node.isMarked && node.id !== found),
      ({ box: { node } }) => node.kind,
    );
    return (
      <>
        {[...kinds].map(([kind, some]) => (
          <path key={kind} className={`activity activity--${kind}`} d={some.map(outlineOf).join("")} />
        ))}
        {single.map((placed) => (
          <Outline key={placed.box.node.id} placed={placed} isFound={placed.box.node.id === found} />
        ))}
      </>
    );
  },
);

const radius = ({ node, height }: PlacedBox["box"]): number => (node.kind === "chemical" ? height / 2 : 4);

/** The outline of a box as a part of a path. */
function outlineOf({ box, x, y }: PlacedBox): string {
  const r = radius(box);
  const [across, down] = [box.width - r * 2, box.height - r * 2];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x - across / 2} ${y - box.height / 2}h${across}${corner(r, r)}v${down}${corner(-r, r)}` +
    `h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
  );
}

function Outline({
  placed: { box, x, y },
  isFound,
}: {
  readonly placed: PlacedBox;
  readonly isFound: boolean;
}) {
  const { node, width, height } = box;
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
      rx={radius(box)}
    />
  );
}

interface OneBoxProps {
  readonly placed: PlacedBox;
  readonly isFound: boolean;
  readonly isChosen: boolean;
  readonly stops: boolean;
  readonly choose: (id: string) => void;
}

/** A press shows what is known of a box; so does the Tab key that stops at it. */
const OneBox = memo(({ placed, isFound, isChosen, stops, choose }: OneBoxProps) => {
  const {
    box: { node, names, lines, within },
    x,
    y,
  } = placed;
  const all = names.length + lines.length + within.length;
  const at = (line: number): number => y + (line - all / 2 + 0.75) * lineHeight;
  return (
    <g
      className={isChosen ? "pathway-box is-chosen" : "pathway-box"}
      role="button"
      tabIndex={stops ? 0 : -1}
      aria-pressed={isChosen}
      onClick={() => choose(node.id)}
      onFocus={(event) => {
        if (event.currentTarget.matches(":focus-visible")) choose(node.id);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        choose(node.id);
      }}
    >
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
    </g>
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
      className={styleClass(styleOf(link))}
      d={path}
      markerEnd={`url(#${marker}${link.effect})`}
    >
      <title>{`${names.get(link.source) ?? ""} ${link.label} ${names.get(link.target) ?? ""}`}</title>
    </path>
  )),
);

/** Relations are written in lines of so many letters. */
const letters = 13;
/** px */
const nameLine = 11;

/** The relations of the models, written on the arrows. */
export const LinkNames = memo(({ links }: Pick<LinksProps, "links">) => (
  <g className="link-names" aria-hidden="true">
    {links
      .filter(({ link }) => link.effect !== "molecule")
      .map(({ link, at }) =>
        wrap(link.label, letters, 4).map((line, index, { length }) => (
          <text
            key={`${link.key} ${line}`}
            x={at.x}
            y={at.y + (index - length / 2 + 0.8) * nameLine}
            textAnchor="middle"
          >{`${line} `}</text>
        )),
      )}
  </g>
));
