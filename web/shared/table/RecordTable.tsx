import { memo } from "react";
import { belowLayout } from "./column.ts";
import type { Column } from "./column.ts";
import { parted } from "./cut.ts";
import type { Cut } from "./cut.ts";
import { HeadCells, RowCells } from "./HeadCells.tsx";
import type { Sorted } from "./HeadCells.tsx";
import { TableBody } from "./TableBody.tsx";

export interface RecordTableProps<Row> extends Sorted<Row> {
  readonly caption: string;
  /** The first column says what the row is. */
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** So many rows that those far from the window are left undrawn. */
  readonly isLong?: boolean;
  readonly cut?: Cut | null;
}

function OneRow<Row>({ columns, row }: { readonly columns: readonly Column<Row>[]; readonly row: Row }) {
  return (
    <tr role="row">
      <RowCells columns={columns} row={row} />
    </tr>
  );
}
/** Rows that are there already stay as they are while others come. The cast: memo forgets that it is generic. */
const TableRow = memo(OneRow) as typeof OneRow;

/** A table of its rows as they are given; on a phone a list of records. The ARIA roles stay what `display` would take from them. */
export const RecordTable = <Row,>(props: RecordTableProps<Row>) => {
  const { caption, columns, rows, rowKey, sorting, sort, isLong = false, cut = null } = props;
  return (
    <table
      {...(isLong ? { className: "table table--records table--long" } : belowLayout(columns))}
      role="table"
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <HeadCells columns={columns} sorting={sorting} sort={sort} />
        </tr>
      </thead>
      {parted(rows, cut).map((part, index) => (
        <TableBody key={index} cut={index === 0 ? null : cut} goesOn={index > 0}>
          {part.map((row) => (
            <TableRow key={rowKey(row)} columns={columns} row={row} />
          ))}
        </TableBody>
      ))}
    </table>
  );
};
