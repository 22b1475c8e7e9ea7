import { memo } from "react";
import type { KeyboardEvent } from "react";
import type { MapModel } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import { wrap } from "../../features/ontology/wrap.ts";
import { middle } from "./use-seen-links.ts";
import type { Area, ShownLink, ShownMap } from "./shown-map.ts";

type Choose = (chosen: string) => void;

/** What makes a part of a drawing a button. */
const press = (choose: () => void) => ({
  role: "button",
  tabIndex: 0,
  onClick: choose,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    choose();
  },
});

/** px of a letter at a size of 1 px, about */
const letter = 0.64;

/** The largest letters in which a label fits an area, in as many lines as it needs. */
function fitting(
  label: string,
  { width, height }: Area,
): { readonly size: number; readonly lines: string[] } {
  for (const size of [40, 34, 28, 24, 20, 17, 14]) {
    const lines = wrap(label, Math.max(6, Math.floor((width - 20) / (size * letter))), 6);
    const longest = Math.max(...lines.map((line) => line.length));
    if ((lines.length + 1) * size * 1.2 <= height - 12 && longest * size * letter <= width - 16)
      return { size, lines };
  }
  return { size: 13, lines: wrap(label, Math.floor((width - 16) / (13 * letter)), 4) };
}

/** One line above the models of an open group, in smaller letters where it would not fit. */
const fittingTitle = (label: string, width: number): { readonly size: number; readonly lines: string[] } => {
  const size = [14, 13, 12, 11].find((one) => label.length * one * letter <= width) ?? 11;
  return { size, lines: wrap(label, Math.floor(width / (size * letter)), 1) };
};

const centre = ({ x, y, width, height }: Area) => ({ x: x + width / 2, y: y + height / 2 });

/** Groups by process: an open one is a field around its models, a closed one says what it holds. */
export const Groups = memo(
  ({
    groups,
    chosen,
    choose,
  }: Pick<ShownMap, "groups"> & { readonly chosen: string; readonly choose: Choose }) =>
    groups.map((group) => {
      const key = `process:${group.id}`;
      const { size, lines } = group.isOpen
        ? fittingTitle(group.label, group.width - 24)
        : fitting(group.label, group);
      const { x, y } = centre(group);
      const top = y - ((lines.length + 1) * size * 1.2) / 2;
      const amount = counted(group.models, "model");
      return (
        <g
          key={key}
          className={`map-group${group.isOpen ? " map-group--open" : ""}${chosen === key ? " is-chosen" : ""}`}
          aria-pressed={chosen === key}
          {...press(() => choose(key))}
        >
          <rect x={group.x} y={group.y} width={group.width} height={group.height} rx={10} />
          {group.isOpen ? (
            <text x={group.x + 16} y={group.y + 23} style={{ fontSize: size }}>
              {lines[0]}
            </text>
          ) : (
            <>
              {lines.map((line, at) => (
                <text
                  key={line}
                  x={x}
                  y={top + (at + 0.85) * size * 1.2}
                  textAnchor="middle"
                  style={{ fontSize: size }}
                >
                  {`${line} `}
                </text>
              ))}
              <text
                className="map-group__amount"
                x={x}
                y={top + (lines.length + 0.85) * size * 1.2}
                textAnchor="middle"
                style={{ fontSize: Math.max(11, size * 0.8) }}
              >
                {amount}
              </text>
            </>
          )}
        </g>
      );
    }),
);

/** Titles without the ids of their terms. */
const plain = (title: string): string => title.replaceAll(/\s*\([A-Z]+:\d+[\s|]*\)/g, "");

/** The models of open groups. */
export const ModelBoxes = memo(
  ({
    models,
    marked,
    chosen,
    choose,
  }: {
    readonly models: readonly MapModel[];
    readonly marked: ReadonlySet<string>;
    readonly chosen: string;
    readonly choose: Choose;
  }) =>
    models.map((model) => {
      const { gocam_id: id, x, y, width, height } = model;
      const title = plain(model.title) || id;
      return (
        <g
          key={id}
          className={`map-model${marked.has(id) ? " is-marked" : ""}${chosen === id ? " is-chosen" : ""}`}
          aria-pressed={chosen === id}
          {...press(() => choose(id))}
        >
          <rect x={x} y={y} width={width} height={height} rx={5} />
          {wrap(title, 26, 3).map((line, at, { length }) => (
            <text
              key={line}
              x={x + width / 2}
              y={y + height / 2 + (at - length / 2 + 0.78) * 13}
              textAnchor="middle"
            >
              {`${line} `}
            </text>
          ))}
        </g>
      );
    }),
);

/** A line that bows a little, so that lines between boxes of a row can be told apart. */
function curve({ from, to }: ShownLink): string {
  const [a, b] = [centre(from), centre(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const bow = Math.min(40, Math.hypot(dx, dy) / 8);
  const length = Math.hypot(dx, dy) || 1;
  return `M${a.x} ${a.y}Q${(a.x + b.x) / 2 - (dy / length) * bow} ${(a.y + b.y) / 2 + (dx / length) * bow} ${b.x} ${b.y}`;
}

const isOf = (link: ShownLink, chosen: string): boolean =>
  chosen !== "" && (link.ends.includes(chosen) || link.key === chosen);

/** Links between what is seen; a wide unseen line takes the pointer. */
export const Links = memo(
  ({
    links,
    chosen,
    choose,
  }: {
    readonly links: readonly ShownLink[];
    readonly chosen: string;
    readonly choose: Choose;
  }) =>
    links.map((link) => {
      const path = curve(link);
      return (
        <g
          key={link.key}
          className={`map-link map-link--${link.kind}${isOf(link, chosen) ? " is-chosen" : ""}`}
        >
          <path d={path} style={{ strokeWidth: Math.min(6, 1 + Math.log2(link.links.length + 1)) }} />
          <path className="map-link__reach" d={path} onClick={() => choose(link.key)}>
            <title>{link.label}</title>
          </path>
        </g>
      );
    }),
);

/** Of labels that would lie on each other, the first. */
function apart(links: readonly ShownLink[], size: number): ShownLink[] {
  const kept: ShownLink[] = [];
  for (const link of links) {
    const at = middle(link);
    const isFree = kept.every((other) => {
      const { x, y } = middle(other);
      const room = ((Math.min(40, link.label.length) + Math.min(40, other.label.length)) / 2) * size * letter;
      return Math.abs(y - at.y) > size * 1.2 || Math.abs(x - at.x) > room;
    });
    if (isFree) kept.push(link);
  }
  return kept;
}

/** What links models, written on the lines: near by on all in sight, else on those of what is chosen. */
export const LinkLabels = memo(
  ({
    links,
    chosen,
    scale,
    isNear,
  }: {
    readonly links: readonly ShownLink[];
    readonly chosen: string;
    readonly scale: number;
    readonly isNear: boolean;
  }) => (
    <g className="map-labels" aria-hidden="true">
      {apart(
        links.filter((link) => isNear || isOf(link, chosen)),
        isNear ? 11 : 11 / scale,
      ).map((link) => {
        const { x, y } = middle(link);
        const size = isNear ? 11 : 11 / scale;
        return (
          <text
            key={link.key}
            x={x}
            y={y}
            textAnchor="middle"
            style={{ fontSize: size, strokeWidth: size / 3 }}
          >
            {link.label.length > 40 ? `${link.label.slice(0, 39)}…` : link.label}
          </text>
        );
      })}
    </g>
  ),
);

/** The way between two genes, from model to model. */
export function WayLine({
  models,
  ids,
}: {
  readonly models: readonly MapModel[];
  readonly ids: readonly string[];
}) {
  const byId = new Map(models.map((model) => [model.gocam_id, model]));
  const points = ids.flatMap((id) => {
    const model = byId.get(id);
    return model ? [centre(model)] : [];
  });
  return (
    <g className="map-way">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {points.map(({ x, y }, at) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y - 23} r={10} />
          <text x={x} y={y - 19} textAnchor="middle">
            {at + 1}
          </text>
        </g>
      ))}
    </g>
  );
}
