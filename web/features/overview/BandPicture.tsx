import type { BandCell, BandGroup } from "./band.ts";
import { shadeOf } from "./shade.ts";

/** px */
const cell = { width: 236, height: 26, gap: 6 } as const;
const columns = 4;
const title = 24;
const around = 12;
/** px of a letter, about; of the widest of the fonts that other programs draw it in */
const letter = 8;

/** px */
export const bandWidth = 2 * around + columns * cell.width + (columns - 1) * cell.gap;

const heightOfGroup = ({ cells }: BandGroup): number =>
  title + Math.ceil(cells.length / columns) * (cell.height + cell.gap);

/** px of the upper edges of groups, and of where a further one would begin. */
const topsOf = (groups: readonly BandGroup[]): number[] =>
  groups.reduce((tops, group) => [...tops, (tops.at(-1) ?? 0) + heightOfGroup(group) + around], [around]);

/** px */
export const bandHeight = (groups: readonly BandGroup[]): number => topsOf(groups).at(-1) ?? 0;

/** As much of a name as there is room for beside the text at its end. */
function cut({ label, text }: BandCell): string {
  const letters = Math.floor((cell.width - 16) / letter) - text.length - 1;
  return label.length <= letters ? label : `${label.slice(0, letters - 1)}…`;
}

/** The groups of an overview below each other, for a file: each cell with its name, its number and a bar. */
export function BandPicture({ groups }: { readonly groups: readonly BandGroup[] }) {
  const tops = topsOf(groups);
  return (
    <svg className="band" width={bandWidth} height={bandHeight(groups)}>
      <g>
        {groups.map((group, at) => {
          const max = Math.max(1, ...group.cells.map(({ count }) => count));
          return (
            <g key={group.title} transform={`translate(${around} ${tops[at] ?? 0})`}>
              <text className="band__title" y={title / 2} dy="0.35em">
                {group.title}
              </text>
              {group.cells.map((one, index) => (
                <Cell
                  key={one.label}
                  cell={one}
                  share={one.count / max}
                  x={(index % columns) * (cell.width + cell.gap)}
                  y={title + Math.floor(index / columns) * (cell.height + cell.gap)}
                />
              ))}
            </g>
          );
        })}
      </g>
    </svg>
  );
}

interface CellProps {
  readonly cell: BandCell;
  /** Of the busiest cell of its group, 0 to 1. */
  readonly share: number;
  readonly x: number;
  readonly y: number;
}

const Cell = ({ cell: one, share, x, y }: CellProps) => (
  <g transform={`translate(${x} ${y})`} style={shadeOf(share)}>
    <rect className="band__cell" width={cell.width} height={cell.height} />
    <rect className="band__bar" y={cell.height - 3} width={cell.width * share} height={3} />
    <text x={8} y={cell.height / 2} dy="0.3em">
      {cut(one)}
    </text>
    <text x={cell.width - 8} y={cell.height / 2} dy="0.3em" textAnchor="end">
      {one.text}
    </text>
  </g>
);
