import { useMemo } from "react";
import type { GocamPage } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import { TermLink } from "../../features/entities/links.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { enablerName, namesOf, NodeName } from "./nodes.tsx";

type Activity = GocamPage["activities"][number];

function columnsOf(model: GocamPage): Column<Activity>[] {
  const byId = new Map(model.activities.map((activity) => [activity.id, activity]));
  const leadsTo = Map.groupBy(model.edges, (edge) => edge.source);
  return [
    {
      id: "enabler",
      header: "Enabled by",
      sortBy: enablerName,
      cell: (activity) => <Enabler activity={activity} />,
    },
    {
      id: "function",
      header: "Activity",
      className: "wide-cell",
      sortBy: (activity) => activity.molecular_function?.name ?? null,
      cell: (activity) => activity.molecular_function && <TermLink term={activity.molecular_function} />,
    },
    { id: "process", header: "Part of", cell: (activity) => namesOf(activity.part_of) },
    { id: "place", header: "Occurs in", cell: (activity) => namesOf(activity.occurs_in) },
    { id: "input", header: "Input", cell: (activity) => namesOf(activity.inputs) },
    { id: "output", header: "Output", cell: (activity) => namesOf(activity.outputs) },
    {
      id: "effects",
      header: "Leads to",
      cell: (activity) =>
        (leadsTo.get(activity.id) ?? []).map((edge) => {
          const target = byId.get(edge.target);
          return (
            <span className="ext" key={`${edge.relation} ${edge.target}`}>
              <span className="rel">{edge.label}</span> {target ? <Enabler activity={target} /> : edge.target}
            </span>
          );
        }),
    },
  ];
}

/** Whose activity it is, with its page. */
const Enabler = ({ activity: { enabled_by: enabler } }: { readonly activity: Activity }) =>
  enabler ? <NodeName node={enabler} /> : <span className="muted">unknown</span>;

/** The activities of a model as a table; each row ends with what it leads to. */
export function Activities({ model }: { readonly model: GocamPage }) {
  const columns = useMemo(() => columnsOf(model), [model]);
  return (
    <Section
      id="activities"
      title="Activities"
      count={`${counted(model.activities.length, "activity", "activities")}, ${counted(model.edges.length, "link")}`}
    >
      <Disagreement model={model} />
      <DataTable
        caption={`Activities of ${model.title}`}
        columns={columns}
        rows={model.activities}
        rowKey={(activity) => activity.id}
      />
    </Section>
  );
}

/** Where the summary of a model and the model itself do not count the same: both, with their days. */
function Disagreement({ model: { summary, model } }: { readonly model: GocamPage }) {
  if (summary === null || model === null || summary.activities === model.activities) return null;
  const said = ({ date, activities }: NonNullable<GocamPage["summary"]>) =>
    `${counted(activities, "activity", "activities")}${date === null ? "" : ` (${date})`}`;
  return (
    <p className="subtle">
      The two files of this model do not agree: its summary counts {said(summary)}, the model itself has{" "}
      {said(model)}. The drawing and this table show the model itself.
    </p>
  );
}
