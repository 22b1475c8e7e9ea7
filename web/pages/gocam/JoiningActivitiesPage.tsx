import { useMemo } from "react";
import { Link } from "react-router-dom";
import type { PathwayActivity, PathwayGraph } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { TakeTable } from "../../shared/table/TakeTable.tsx";
import type { FileColumn } from "../../shared/table/tsv.ts";
import { GocamLink, TermLink } from "../../features/entities/links.tsx";
import { urls } from "../../shared/urls/urls.ts";
import { joiningActivities } from "./all-activities.ts";
import type { Direction, Joining } from "./all-activities.ts";
import { enablerName, namesOf, NodeName } from "./nodes.tsx";
import { AllModels, PathwayPage } from "./PathwayPages.tsx";

const said: Readonly<Record<Direction, string>> = {
  incoming: "ends here",
  outgoing: "begins here",
  both: "goes through",
  none: "no effects known",
};

const columns: readonly Column<Joining>[] = [
  {
    id: "models",
    header: "Models",
    className: "wide-cell",
    sortBy: (row) => row.in[0]?.title ?? null,
    cell: (row) => (
      <ul className="plain">
        {row.in.map((model) => (
          <li key={model.gocam_id}>
            <GocamLink model={model} /> <span className="muted">{said[model.direction]}</span>
          </li>
        ))}
      </ul>
    ),
  },
  {
    id: "merged",
    header: "Merged",
    tight: true,
    cell: ({ models, enabled_by: by }) => (
      <Link to={urls.pathways("docs", models.join("+"), ...(by?.gene ? [by.gene.uniquename] : []))}>
        View merged
      </Link>
    ),
  },
  {
    id: "activity",
    header: "Activity",
    className: "wide-cell",
    sortBy: (row) => row.molecular_function?.name ?? null,
    cell: (row) => row.molecular_function && <TermLink term={row.molecular_function} />,
  },
  {
    id: "enabler",
    header: "Enabled by",
    sortBy: enablerName,
    cell: ({ enabled_by: by }) => by && <NodeName node={by} />,
  },
  { id: "place", header: "Occurs in", cell: (row) => namesOf(row.occurs_in) },
  { id: "process", header: "Part of", cell: (row) => namesOf(row.part_of) },
];

const labels = (nodes: PathwayActivity["occurs_in"]): string => nodes.map(({ label }) => label).join("|");

const fileColumns: readonly FileColumn<Joining>[] = [
  { header: "models", text: (row) => row.models.join("|") },
  { header: "titles", text: (row) => row.in.map(({ title }) => title).join("|") },
  { header: "activity", text: (row) => row.molecular_function?.name ?? null },
  { header: "enabled_by", text: (row) => row.enabled_by?.id ?? null },
  { header: "occurs_in", text: (row) => labels(row.occurs_in) },
  { header: "part_of", text: (row) => labels(row.part_of) },
];

/** /gocam/connections: activities that lead from one pathway to another. */
export function Component() {
  return (
    <AllModels models="ALL_MERGED" title="Pathway joining activities">
      {(graph) => <JoiningActivities graph={graph} />}
    </AllModels>
  );
}

function JoiningActivities({ graph }: { readonly graph: PathwayGraph }) {
  const rows = useMemo(() => joiningActivities(graph), [graph]);
  const known = new Set(graph.activities.flatMap(({ models }) => models)).size;
  return (
    <PathwayPage
      title="Pathway joining activities"
      lead={`${counted(rows.length, "activity", "activities")} stand in several models: enabled by the same gene or complex, with the same function, place and process. Only the ${counted(known, "model")} whose activities this release has could be compared.`}
    >
      {rows.length === 0 ? (
        <p className="empty">No two of these models have the same activity.</p>
      ) : (
        <>
          <div className="list-bar" id="list">
            <div className="actions">
              <TakeTable
                what="pathway joining activities"
                file="pathway-joining-activities"
                section="list"
                columns={fileColumns}
                rows={rows}
              />
            </div>
          </div>
          <DataTable
            caption="Pathway joining activities"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        </>
      )}
    </PathwayPage>
  );
}
