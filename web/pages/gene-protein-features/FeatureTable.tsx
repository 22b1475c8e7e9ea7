import { useMemo } from "react";
import type { GenePage, ProteinFeatures } from "../../../api/contract/index.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { count, words } from "../../shared/format/format.ts";
import { proteinFeatures } from "../../shared/api-client/protein-features.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";

interface Row {
  readonly key: string;
  readonly track: string;
  readonly name: string;
  readonly detail: string | null;
  readonly severity: string | null;
  readonly residues: string;
  readonly start: number;
  readonly end: number;
}

const columns: Column<Row>[] = [
  { id: "track", header: "Track", tight: true, sortBy: (row) => row.track, cell: (row) => words(row.track) },
  {
    id: "name",
    header: "Feature",
    className: "wide-cell",
    sortBy: (row) => row.name,
    cell: (row) => row.name,
  },
  {
    id: "detail",
    header: "ID or description",
    className: "wrap-anywhere",
    sortBy: (row) => row.detail,
    cell: (row) => row.detail,
  },
  {
    id: "severity",
    header: "Severity",
    inline: true,
    label: "severity",
    sortBy: (row) => row.severity,
    cell: (row) => row.severity,
  },
  {
    id: "stretch",
    header: "Residues",
    inline: true,
    sortBy: (row) => row.residues,
    cell: (row) => row.residues,
  },
  {
    id: "start",
    header: "Start",
    number: true,
    first: "smallest",
    inline: true,
    label: "start",
    sortBy: (row) => row.start,
    cell: (row) => count(row.start),
  },
  {
    id: "end",
    header: "End",
    number: true,
    first: "smallest",
    inline: true,
    label: "end",
    sortBy: (row) => row.end,
    cell: (row) => count(row.end),
  },
];

/** One row for each stretch of a feature. */
const rowsOf = ({ tracks }: ProteinFeatures): Row[] =>
  tracks.flatMap((track) =>
    track.features.flatMap((feature) =>
      feature.positions.map(([residues, start, end], index): Row => ({
        key: `${track.name} ${feature.id} ${index}`,
        track: track.name,
        name: feature.display_name,
        detail: feature.detail === feature.display_name ? null : feature.detail,
        severity: feature.severity,
        residues:
          residues === feature.display_name || residues === feature.detail || residues === track.name
            ? ""
            : residues,
        start,
        end,
      })),
    ),
  );

/** What the diagram draws, as a table. */
export function FeatureTable({ gene }: { readonly gene: GenePage }) {
  const { data, isError, error, refetch } = proteinFeatures.useAllProteinFeaturesQuery(gene.uniquename);
  const rows = useMemo(() => (data ? rowsOf(data) : []), [data]);
  if (isError)
    return (
      <ErrorMessage
        title="The protein features could not be loaded."
        failure={asFailure(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonRows rows={10} label="Loading protein features …" />;
  if (rows.length === 0) return <p className="empty well">No features available for {gene.display_name}</p>;
  return (
    <DataTable
      caption={`Protein features of ${gene.display_name}`}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}
