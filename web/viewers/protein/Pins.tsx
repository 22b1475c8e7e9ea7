import type { DrawnProps } from "./Blocks.tsx";
import { footOf, headOf } from "./pins.ts";
import type { Pin } from "./pins.ts";

/** Radius and share of the colour of heads by the severity of phenotypes: a stronger one is larger and darker. */
const heads = {
  none: { radius: 4, share: null },
  low: { radius: 4, share: 25 },
  medium: { radius: 5, share: 60 },
  high: { radius: 6, share: 100 },
} as const;

export interface PinsProps extends DrawnProps {
  readonly pins: readonly Pin[];
  readonly height: number;
}

/** px of a letter of a label, about. */
const letter = 6;

/** The highest heads that have room for their names to the right. */
function labelled(pins: readonly Pin[], scale: PinsProps["scale"]): ReadonlySet<Pin> {
  const tops = new Map(pins.map((pin) => [pin.start, pin]));
  const ordered = [...tops.values()].sort((a, b) => a.start - b.start);
  return new Set(
    ordered.filter((pin, index) => {
      const next = ordered[index + 1];
      const room = (next === undefined ? scale.width : scale.left(next.start)) - scale.left(pin.start);
      return room > pin.feature.display_name.length * letter + 14;
    }),
  );
}

/** Features at single residues as lollipops, by the severity of what they change. */
export function Pins({ pins, height, scale, ink, shown, onPoint }: PinsProps) {
  const named = labelled(pins, scale);
  const foot = footOf(height);
  return (
    <>
      <line className="protein-axis" x1={0} x2={scale.width} y1={foot} y2={foot} />
      {pins.map((pin, index) => {
        const { feature } = pin;
        const { x, y } = headOf(pin, scale, height);
        if (x < 0 || x > scale.width) return null;
        const { radius, share } = heads[feature.severity ?? "none"];
        return (
          <g
            key={index}
            className={feature.id === shown ? "protein-feature protein-feature--shown" : "protein-feature"}
            data-feature={feature.id}
            onPointerEnter={() => onPoint(feature.id)}
            onPointerLeave={() => onPoint(null)}
          >
            <title>{feature.display_name}</title>
            <line x1={x} x2={x} y1={foot} y2={y} stroke={ink} />
            <circle
              cx={x}
              cy={y}
              r={radius}
              stroke={ink}
              fill={
                share === null
                  ? `color-mix(in srgb, ${ink} 40%, var(--surface))`
                  : `color-mix(in srgb, var(--inviable) ${share}%, var(--surface))`
              }
            />
            {named.has(pin) && (
              <text x={x + radius + 3} y={y} dy="0.35em">
                {feature.display_name}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}
