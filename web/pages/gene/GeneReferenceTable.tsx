import { OtherSite } from "../../features/entities/links.tsx";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import type { FoundReference } from "./gene-references.ts";

const columns: Column<FoundReference>[] = [
  {
    id: "resource",
    header: "Resource",
    tight: true,
    cell: (one) => <OtherSite to={one.url}>{one.label}</OtherSite>,
  },
  { id: "group", header: "Kind", inline: true, cell: (one) => one.group },
  {
    id: "identifier",
    header: "Identifier",
    inline: true,
    cell: (one) => <span className="id muted">{one.identifier}</span>,
  },
  { id: "description", header: "Description", className: "wide-cell", cell: (one) => one.description },
];
const withoutGroup = columns.filter(({ id }) => id !== "group");

/** The gene at other resources, each with what it has. */
export const GeneReferenceTable = ({
  caption,
  references,
}: {
  readonly caption: string;
  readonly references: readonly FoundReference[];
}) => (
  <DataTable
    caption={caption}
    columns={new Set(references.map(({ group }) => group)).size > 1 ? columns : withoutGroup}
    rows={references}
    rowKey={({ label }) => label}
    isPart
  />
);
