import { useMemo } from "react";
import type { PathwayActivity, PathwayGraph } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { TakeTable } from "../../shared/table/TakeTable.tsx";
import type { FileColumn } from "../../shared/table/tsv.ts";
import { GocamLink, TermLink } from "../../features/entities/links.tsx";
import { missingActivities } from "./all-activities.ts";
import type { Missing } from "./all-activities.ts";
import { namesOf } from "./nodes.tsx";
import { AllModels, PathwayPage } from "./PathwayPages.tsx";

const columns: readonly Column<Missing>[] = [
  {
    id: "pathway",
    header: "Pathway",
    className: "wide-cell",
    sortBy: (row) => row.in[0]?.title ?? null,
    cell: (row) => row.in.map((model) => <GocamLink key={model.gocam_id} model={model} />),
  },
  {
    id: "activity",
    header: "Missing activity",
    className: "wide-cell",
    sortBy: (row) => row.molecular_function?.name ?? null,
    cell: ({ molecular_function: does }) =>
      does === null ? (
        <span className="muted">not said</span>
      ) : (
        <>
          <TermLink term={does} /> <span className="id muted">{does.termid}</span>
        </>
      ),
  },
  { id: "process", header: "Process", cell: (row) => namesOf(row.part_of) },
  {
    id: "molecules",
    header: "Input / output",
    cell: ({ inputs, outputs }) =>
      inputs.length + outputs.length > 0 && (
        <>
          {namesOf(inputs) || "?"} → {namesOf(outputs) || "?"}
        </>
      ),
  },
  { id: "place", header: "Occurs in", cell: (row) => namesOf(row.occurs_in) },
];

const labels = (nodes: PathwayActivity["occurs_in"]): string => nodes.map(({ label }) => label).join("|");

const fileColumns: readonly FileColumn<Missing>[] = [
  { header: "model", text: (row) => row.models.join("|") },
  { header: "title", text: (row) => row.in.map(({ title }) => title).join("|") },
  { header: "activity_id", text: (row) => row.molecular_function?.termid ?? null },
  { header: "activity", text: (row) => row.molecular_function?.name ?? null },
  { header: "process", text: (row) => labels(row.part_of) },
  { header: "inputs", text: (row) => labels(row.inputs) },
  { header: "outputs", text: (row) => labels(row.outputs) },
  { header: "occurs_in", text: (row) => labels(row.occurs_in) },
];

/** /gocam/missing-activities: holes in the pathways. */
export function Component() {
  return (
    <AllModels models="ALL_MERGED" title="Missing activities">
      {(graph) => <MissingActivities graph={graph} />}
    </AllModels>
  );
}

function MissingActivities({ graph }: { readonly graph: PathwayGraph }) {
  const rows = useMemo(() => missingActivities(graph), [graph]);
  const known = new Set(graph.activities.flatMap(({ models }) => models)).size;
  return (
    <PathwayPage
      title="Missing activities"
      lead={`A pathway needs them, but its model does not say which gene product does them: nobody knows it yet, or it has not been found in this organism. ${counted(rows.length, "activity", "activities")} of the ${counted(known, "model")} whose activities this release has.`}
    >
      {rows.length === 0 ? (
        <p className="empty">Every activity of these models has a gene product that does it.</p>
      ) : (
        <>
          <div className="list-bar" id="list">
            <div className="actions">
              <TakeTable
                what="missing activities"
                file="missing-activities"
                section="list"
                columns={fileColumns}
                rows={rows}
              />
            </div>
          </div>
          <DataTable caption="Missing activities" columns={columns} rows={rows} rowKey={({ id }) => id} />
        </>
      )}
    </PathwayPage>
  );
}
