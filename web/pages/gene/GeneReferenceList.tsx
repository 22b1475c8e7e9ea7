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
  {
    id: "identifier",
    header: "Identifier",
    inline: true,
    cell: (one) => <span className="id muted">{one.identifier}</span>,
  },
  { id: "description", header: "Description", className: "wide-cell", cell: (one) => one.description },
];

export interface GeneReferenceListProps {
  /** What the list is called. */
  readonly caption: string;
  readonly references: readonly FoundReference[];
}

/** The gene at other resources, a line for each kind; behind it the identifier that it goes by there, and what each has. */
export function GeneReferenceList({ caption, references }: GeneReferenceListProps) {
  const groups = Map.groupBy(references, ({ group }) => group);
  return (
    <div className="resources">
      <dl aria-label={caption}>
        {[...groups].map(([group, inside]) => (
          <div key={group}>
            {groups.size > 1 && <dt>{group}</dt>}
            {inside.map(({ label, url }) => (
              <dd key={label}>
                <OtherSite to={url}>{label}</OtherSite>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <details>
        <summary>Identifiers, and what each has</summary>
        <DataTable
          caption={caption}
          columns={columns}
          rows={references}
          rowKey={({ label }) => label}
          isPart
        />
      </details>
    </div>
  );
}
