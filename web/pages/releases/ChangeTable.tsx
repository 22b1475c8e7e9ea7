import { Link } from "react-router-dom";
import type { ChangeRow } from "../../../api/contract/index.ts";
import { words } from "../../shared/format/format.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { entityUrl } from "../../shared/urls/urls.ts";
import { useTypeName } from "./groups.ts";
import { about } from "../../features/entities/about.ts";

/** Whose page tells of what changed: rows of anything else are about a gene. null for what has no page any more. */
function pageOf({ entity, change }: ChangeRow): "term" | "allele" | "gene" | null {
  const kind = entity === "term" || entity === "allele" ? entity : "gene";
  return change === "removed" && kind !== "gene" ? null : kind;
}

function Thing({ row }: { readonly row: ChangeRow }) {
  const label = row.name === "" ? row.id : row.name;
  const page = pageOf(row);
  return (
    <>
      {page === null ? (
        label
      ) : (
        <Link to={entityUrl[page](row.id)} {...about(page, row.id)}>
          {label}
        </Link>
      )}
      {label !== row.id && <span className="subtle"> {row.id}</span>}
    </>
  );
}

/** What changed: rows of annotations are named as the site calls their type. */
function Field({ row: { entity, field } }: { readonly row: ChangeRow }) {
  const typeName = useTypeName();
  return entity === "annotation" ? typeName(field) : words(field);
}

const columns: Column<ChangeRow>[] = [
  { id: "thing", header: "What", sortBy: ({ name, id }) => name || id, cell: (row) => <Thing row={row} /> },
  { id: "field", header: "Changed", sortBy: ({ field }) => field, cell: (row) => <Field row={row} /> },
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
