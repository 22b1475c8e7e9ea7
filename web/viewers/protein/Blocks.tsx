import type { ProteinFeature } from "../../../api/contract/index.ts";
import type { Scale } from "./scale.ts";
import { laneHeight } from "./targets.ts";

/** px */
const blockHeight = 14;
/** px of a letter of a label, about, and of what is around it. */
const letter = 6;
const padding = 8;
const minLabel = 3;

/** px of a track with lanes of boxes. */
export const blocksHeight = (lanes: readonly unknown[]): number => Math.max(1, lanes.length) * laneHeight;

export interface DrawnProps {
  readonly scale: Scale;
  /** The colour of the track. */
  readonly ink: string;
  readonly shown: string | null;
  readonly onPoint: (feature: string | null) => void;
}

export interface BlocksProps extends DrawnProps {
  readonly lanes: readonly (readonly ProteinFeature[])[];
}

/** As much of a name as fits into a block; "" where that says nothing. */
function labelIn(name: string, width: number): string {
  const letters = Math.floor((width - padding) / letter);
  if (letters >= name.length) return name;
  return letters < minLabel ? "" : `${name.slice(0, letters - 1)}…`;
}

/** Features as boxes with their names, those that overlap in lanes below each other. */
export const Blocks = ({ lanes, scale, ink, shown, onPoint }: BlocksProps) =>
  lanes.flatMap((lane, row) =>
    lane.map((feature) => (
      <g
        key={feature.id}
        className={feature.id === shown ? "protein-feature protein-feature--shown" : "protein-feature"}
        data-feature={feature.id}
        onPointerEnter={() => onPoint(feature.id)}
        onPointerLeave={() => onPoint(null)}
      >
        <title>{feature.display_name}</title>
        {feature.positions.map(([, start, end], index) => {
          const [x, width] = [scale.left(start), Math.max(1.5, scale.left(end + 1) - scale.left(start))];
          const middle = (row + 0.5) * laneHeight;
          // What of it is seen has the label.
          const [from, to] = [Math.max(0, x), Math.min(scale.width, x + width)];
          return to <= 0 || from >= scale.width ? null : (
            <g key={index}>
              <rect
                x={x}
                y={middle - blockHeight / 2}
                width={width}
                height={blockHeight}
                rx={2}
                stroke={ink}
                fill={`color-mix(in srgb, ${ink} 30%, var(--surface))`}
              />
              <text x={from + padding / 2} y={middle} dy="0.35em">
                {labelIn(feature.display_name, to - from)}
              </text>
            </g>
          );
        })}
      </g>
    )),
  );
