/** Where the numbers of molecules per cell lie on one axis. Pure. */
import type { ExpressionLevel } from "../../../api/contract/index.ts";
import { px } from "../../features/drawings/axis.ts";
import { extensionTexts } from "./expression-filters.ts";

/** px of the drawing */
export const strip = { width: 900, left: 70, right: 20, row: 26, axis: 24, radius: 5 } as const;

interface StripDot {
  /** px */
  readonly x: string;
  /** What it says, for files and for those who point at it. */
  readonly text: string;
}

interface StripRow {
  readonly molecule: ExpressionLevel["molecule"];
  readonly dots: readonly StripDot[];
  /** Molecules per cell. */
  readonly min: number;
  readonly max: number;
}

export interface Strip {
  /** The powers of ten of the axis. */
  readonly powers: readonly { readonly power: number; readonly x: string }[];
  readonly rows: readonly StripRow[];
}

const molecules = ["protein", "RNA"] as const;

/** A row of each molecule on one logarithmic axis; null where there are no two positive numbers to compare. */
export function layoutStrip(levels: readonly ExpressionLevel[]): Strip | null {
  const drawn = levels.filter(({ average_copies_per_cell: copies }) => copies > 0);
  if (drawn.length < 2) return null;
  const logs = drawn.map(({ average_copies_per_cell: copies }) => Math.log10(copies));
  const first = Math.floor(Math.min(...logs));
  const last = Math.max(first + 1, Math.ceil(Math.max(...logs)));
  const inner = strip.width - strip.left - strip.right;
  const at = (log: number): string => px(strip.left + ((log - first) / (last - first)) * inner);
  return {
    powers: Array.from({ length: last - first + 1 }, (_, index) => ({
      power: first + index,
      x: at(first + index),
    })),
    rows: molecules.flatMap((molecule) => {
      const own = drawn.filter((level) => level.molecule === molecule);
      const copies = own.map(({ average_copies_per_cell: number }) => number);
      return own.length === 0
        ? []
        : [
            {
              molecule,
              dots: own.map((level) => ({
                x: at(Math.log10(level.average_copies_per_cell)),
                text: [
                  `${level.average_copies_per_cell.toLocaleString("en-GB")} molecules/cell`,
                  ...extensionTexts(level),
                  ...level.conditions.map(({ term }) => term.name),
                ].join(", "),
              })),
              min: Math.min(...copies),
              max: Math.max(...copies),
            },
          ];
    }),
  };
}

/** px */
export const stripHeight = ({ rows }: Strip): number => rows.length * strip.row + strip.axis;
