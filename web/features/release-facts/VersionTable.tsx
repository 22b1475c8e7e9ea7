import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";

interface Version {
  readonly name: string;
  readonly version: string;
}

const columns: Column<Version>[] = [
  { id: "name", header: "Name", sortBy: ({ name }) => name, cell: ({ name }) => name },
  { id: "version", header: "Version", className: "wrap-anywhere", cell: ({ version }) => version },
];

/** How it stands at first. */
const byName = { column: "name", descending: false } as const;

const versionsOf = (record: Readonly<Record<string, string>>): Version[] =>
  Object.entries(record)
    .map(([name, version]) => ({ name, version }))
    .sort((a, b) => a.name.localeCompare(b.name));

export interface VersionTableProps {
  readonly caption: string;
  /** By name. */
  readonly versions: Readonly<Record<string, string>>;
}

/** Data sets or ontologies of the release with their versions. */
export const VersionTable = ({ caption, versions }: VersionTableProps) => (
  <DataTable
    caption={caption}
    columns={columns}
    rows={versionsOf(versions)}
    sorted={byName}
    rowKey={({ name }) => name}
  />
);
