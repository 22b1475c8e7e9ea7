import { Link } from "react-router-dom";
import { subsetName } from "../../../api/contract/values/subset-name.ts";
import { api } from "../../shared/api-client/api.ts";
import { count, sentenceCase } from "../../shared/format/format.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { urls } from "../../shared/urls/urls.ts";
import { featureTypeName } from "../entities/feature-type.ts";
import { LoadedPart } from "./LoadedPart.tsx";

interface TypeCount {
  readonly type: string;
  readonly genes: number;
}

/** The sum stands below the types. */
const all = "all";

const columns: Column<TypeCount>[] = [
  {
    id: "type",
    header: "Type",
    cell: ({ type }) =>
      type === all ? (
        "All"
      ) : (
        <Link to={urls.geneSubset(subsetName("feature_type", type))}>
          {sentenceCase(featureTypeName(type))}
        </Link>
      ),
  },
  { id: "genes", header: "Genes", number: true, label: "Genes", cell: ({ genes }) => count(genes) },
];

/** Genes of the release by type, the most first. */
export const GeneCounts = () => (
  <LoadedPart query={api.useStatisticsQuery()} what="counts of genes">
    {({ gene_counts: counts }) => {
      const rows = Object.entries(counts)
        .map(([type, genes]) => ({ type, genes }))
        .sort((a, b) => b.genes - a.genes);
      return (
        <DataTable
          caption="Genes by type"
          columns={columns}
          rows={[...rows, { type: all, genes: rows.reduce((sum, { genes }) => sum + genes, 0) }]}
          rowKey={({ type }) => type}
          isPart
        />
      );
    }}
  </LoadedPart>
);
