import { memo } from "react";
import type { QueryRow } from "../../../api/contract/query.ts";
import { runsOf } from "./runs.ts";
import type { Legend } from "./runs.ts";
import { textOf } from "./vis-values.ts";
import type { ShownField } from "./vis-values.ts";

/** px of the drawing */
export const height = 520;
/** px of a column, and between two. */
export const width = 92;
export const gap = 8;

export interface LinesProps {
  readonly rows: readonly QueryRow[];
  readonly fields: readonly ShownField[];
  readonly legends: ReadonlyMap<string, readonly Legend[]>;
}

/** The blocks of colour; they stay as they are while the pointer moves over them. */
export const Lines = memo(({ rows, fields, legends }: LinesProps) =>
  fields.map((shown, column) => {
    const colours = new Map(legends.get(shown.field)?.map(({ value, colour }) => [value, colour]));
    const line = height / rows.length;
    return runsOf(rows.map((row) => textOf(row, shown))).map(({ value, start, length }) => (
      <rect
        key={`${shown.field} ${start}`}
        className={colours.get(value)}
        x={column * (width + gap)}
        y={start * line}
        width={width}
        height={length * line}
      />
    ));
  }),
);
