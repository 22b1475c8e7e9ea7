import { useMemo } from "react";
import type { GocamPage } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import { GeneLink, Listed, TermLink } from "../../features/entities/links.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";

type Activity = GocamPage["activities"][number];
type Node = Activity["inputs"][number];

const NodeName = ({ node }: { readonly node: Node }) =>
  node.gene ? <GeneLink gene={node.gene} /> : node.label;
const namesOf = (nodes: readonly Node[]) =>
  nodes.length > 0 && (
    <Listed parts={nodes.map((node) => ({ key: node.id, part: <NodeName node={node} /> }))} />
  );
const enabler = (activity: Activity): string =>
  activity.enabled_by?.gene?.name ?? activity.enabled_by?.label ?? activity.id;

function columnsOf(model: GocamPage): Column<Activity>[] {
  const byId = new Map(model.activities.map((activity) => [activity.id, activity]));
  const leadsTo = Map.groupBy(model.edges, (edge) => edge.source);
  return [
    {
      id: "enabler",
      header: "Enabled by",
      sortBy: enabler,
      cell: (activity) =>
        activity.enabled_by ? (
          <NodeName node={activity.enabled_by} />
        ) : (
          <span className="muted">unknown</span>
        ),
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
              <span className="rel">{edge.label}</span> {target ? enabler(target) : edge.target}
            </span>
          );
        }),
    },
  ];
}

/** The activities of a model as a table; each row ends with what it leads to. */
export function Activities({ model }: { readonly model: GocamPage }) {
  const columns = useMemo(() => columnsOf(model), [model]);
  return (
    <Section
      id="activities"
      title="Activities"
      count={`${counted(model.activities.length, "activity", "activities")}, ${counted(model.edges.length, "link")}`}
    >
      {model.activity_count !== model.activities.length && (
        <p className="subtle">
          The summary of this model{model.date !== null && `, of ${model.date},`} counts{" "}
          {counted(model.activity_count, "activity", "activities")}; the release has these from another day.
        </p>
      )}
      <DataTable
        caption={`Activities of ${model.title}`}
        columns={columns}
        rows={model.activities}
        rowKey={(activity) => activity.id}
      />
    </Section>
  );
}
