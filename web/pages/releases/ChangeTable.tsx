import { Link } from "react-router-dom";
import type { ChangeRow } from "../../../api/contract/index.ts";
import { words } from "../../shared/format/format.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { urls } from "../../shared/urls/urls.ts";

/** The page of what changed; null for what has none any more. */
function addressOf({ entity, change, id }: ChangeRow): string | null {
  if (change === "removed" && (entity === "term" || entity === "allele")) return null;
  if (entity === "term") return urls.term(id);
  return entity === "allele" ? urls.allele(id) : urls.gene(id);
}

function Thing({ row }: { readonly row: ChangeRow }) {
  const label = row.name === "" ? row.id : row.name;
  const address = addressOf(row);
  return (
    <>
      {address === null ? label : <Link to={address}>{label}</Link>}
      {label !== row.id && <span className="subtle"> {row.id}</span>}
    </>
  );
}

const columns: Column<ChangeRow>[] = [
  { id: "thing", header: "What", sortBy: ({ name, id }) => name || id, cell: (row) => <Thing row={row} /> },
  { id: "field", header: "Changed", sortBy: ({ field }) => field, cell: ({ field }) => words(field) },
  { id: "before", header: "Before", label: "before", cell: ({ before }) => before },
  { id: "after", header: "Now", label: "now", cell: ({ after }) => after },
];
const withoutField = columns.filter(({ id }) => id !== "field");

export interface ChangeTableProps {
  readonly caption: string;
  readonly rows: readonly ChangeRow[];
  /** The rows change in different ways. */
  readonly isMixed?: boolean;
}

/** Changes, one a row. */
export const ChangeTable = ({ caption, rows, isMixed = false }: ChangeTableProps) => (
  <DataTable
    caption={caption}
    columns={isMixed ? columns : withoutField}
    rows={rows}
    rowKey={({ entity, change, id, field, before, after }) =>
      [entity, change, id, field, before, after].join("\t")
    }
    atOnce={200}
  />
);
