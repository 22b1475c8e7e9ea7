import { memo } from "react";
import type { QueryRow } from "../../../api/contract/query.ts";
import { cut } from "../../shared/format/cut.ts";
import { runsOf } from "./runs.ts";
import type { Legend } from "./runs.ts";
import { textOf } from "./vis-values.ts";
import type { ShownField } from "./vis-values.ts";

/** px of the drawing */
export const height = 520;
/** px of a column, and between two. */
export const width = 92;
export const gap = 8;

/** px of a line that a name fits in, and letters that fit beside it. */
const namedLine = 13;
const letters = 14;

/** px before the first column: room for the names of the genes, where their lines are high enough for them. */
export const namesWidth = (rows: readonly QueryRow[]): number =>
  height / rows.length >= namedLine ? width + gap : 0;

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

/** The names of the genes, each beside its line. */
export const Names = memo(({ rows }: Pick<LinesProps, "rows">) =>
  namesWidth(rows) === 0
    ? null
    : rows.map(({ gene_uniquename: id, name }, at) => (
        <text
          key={id}
          className="vis__name"
          y={((at + 0.5) * height) / rows.length}
          fontStyle={name ? "italic" : undefined}
        >
          {cut(name ?? id, letters)}
        </text>
      )),
);
