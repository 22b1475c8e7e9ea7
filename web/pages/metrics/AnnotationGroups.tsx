import type { Metrics } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { count } from "../../shared/format/format.ts";
import { annotationTotals } from "../../shared/urls/urls.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { groupTotals } from "./group-totals.ts";
import type { GroupTotal } from "./group-totals.ts";

const columns: Column<GroupTotal>[] = [
  { id: "group", header: "Group", cell: ({ group }) => group },
  { id: "types", header: "Annotation types", label: "Types", cell: ({ types }) => types.join(", ") },
  {
    id: "total",
    header: "Annotations",
    number: true,
    label: "Annotations",
    cell: ({ total }) => count(total),
  },
  {
    id: "dated",
    header: "With a date",
    number: true,
    label: "With a date",
    cell: ({ dated }) => count(dated),
  },
];

/** Annotations of the release by group of types, dated or not, and their sum. */
export function AnnotationGroups({ totals }: { readonly totals: Metrics["annotation_totals"] }) {
  const { site, annotationTypes } = useDeployment();
  return (
    <>
      <h3 id={annotationTotals}>Annotations of the release by group</h3>
      <DataTable
        caption="Annotations of the release by group"
        columns={columns}
        rows={groupTotals(totals, site.annotation_type_groups, annotationTypes)}
        rowKey={({ group }) => group}
      />
    </>
  );
}
