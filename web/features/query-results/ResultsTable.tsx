import { useEffect, useRef } from "react";
import type { QueryRow } from "../../../api/contract/query.ts";
import type { Column } from "../../shared/table/column.ts";
import { HeadCells, RowCells } from "../../shared/table/HeadCells.tsx";
import { TableFrame } from "../../shared/table/TableFrame.tsx";
import type { Sorting } from "../../shared/table/sort.ts";

export interface ResultsTableProps {
  readonly columns: readonly Column<QueryRow>[];
  /** The genes of this page. */
  readonly rows: readonly QueryRow[];
  readonly sorting: Sorting | null;
  readonly sort: (column: Column<QueryRow>) => void;
  /** Ids of the genes that are ticked, on this page and others. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: readonly string[], selected: boolean) => void;
  readonly isFetching: boolean;
}

/** One page of genes, each with a box to tick. */
export function ResultsTable({
  columns,
  rows,
  sorting,
  sort,
  selected,
  onSelect,
  isFetching,
}: ResultsTableProps) {
  const ids = rows.map((row) => row.gene_uniquename);
  return (
    <TableFrame caption="Genes that match" rows={rows.length} busy={isFetching}>
      <table className="table table--records table--picks" role="table">
        <caption className="visually-hidden">Genes that match</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th className="tight" role="columnheader" scope="col">
              <AllOfPage
                ticked={ids.filter((id) => selected.has(id)).length}
                of={ids.length}
                onChange={(on) => onSelect(ids, on)}
              />
            </th>
            <HeadCells columns={columns} sorting={sorting} sort={sort} />
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr
              key={row.gene_uniquename}
              role="row"
              className={selected.has(row.gene_uniquename) ? "is-selected" : undefined}
            >
              <td className="tight pick" role="cell">
                <label className="pick-box">
                  <input
                    type="checkbox"
                    aria-label={`Select ${row.name ?? row.gene_uniquename}`}
                    checked={selected.has(row.gene_uniquename)}
                    onChange={(event) => onSelect([row.gene_uniquename], event.target.checked)}
                  />
                </label>
              </td>
              <RowCells columns={columns} row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function AllOfPage({
  ticked,
  of,
  onChange,
}: {
  readonly ticked: number;
  readonly of: number;
  readonly onChange: (on: boolean) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = ticked > 0 && ticked < of;
  }, [ticked, of]);
  return (
    <label className="pick-box">
      <input
        ref={box}
        type="checkbox"
        aria-label="Select all genes of this page"
        checked={of > 0 && ticked === of}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
