import { Link } from "react-router-dom";
import type { ProteinStatus } from "../../../api/contract/index.ts";
import { overviews } from "../../shared/api-client/overviews.ts";
import { count, counted, sentenceCase } from "../../shared/format/format.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { urls } from "../../shared/urls/urls.ts";
import { LoadedPart } from "./LoadedPart.tsx";
import { shareText } from "./shares.ts";
import { UnknownProteins } from "./UnknownProteins.tsx";

type Status = ProteinStatus["statuses"][number];

/** Proteins by status, and those of unknown role by what would help to study them. */
export const ProteinStatusView = () => (
  <LoadedPart query={overviews.useProteinStatusQuery()} what="statuses of proteins">
    {(proteins) => (
      <>
        <Statuses proteins={proteins} />
        <UnknownProteins proteins={proteins.unknown} />
      </>
    )}
  </LoadedPart>
);

function Statuses({ proteins: { statuses, without_status: without } }: { readonly proteins: ProteinStatus }) {
  const total = statuses.reduce((sum, { gene_count: genes }) => sum + genes, without);
  const columns: Column<Status>[] = [
    {
      id: "status",
      header: "Status",
      cell: ({ status, subset }) => <Link to={urls.geneSubset(subset)}>{sentenceCase(status)}</Link>,
    },
    {
      id: "proteins",
      header: "Proteins",
      number: true,
      label: "Proteins",
      sortBy: ({ gene_count: genes }) => genes,
      cell: ({ gene_count: genes }) => shareText(genes, total),
    },
    { id: "role", header: "Role", label: "Role", cell: ({ is_unknown: unknown }) => unknown && "unknown" },
  ];
  return (
    <Section id="statuses" title="Proteins by status" count={counted(total, "protein coding gene")}>
      {statuses.length === 0 ? (
        <p className="muted">This release does not tell the status of its proteins.</p>
      ) : (
        <DataTable
          caption="Proteins by status"
          columns={columns}
          rows={statuses}
          rowKey={({ status }) => status}
        />
      )}
      {statuses.length > 0 && without > 0 && (
        <p className="small muted">{count(without)} protein coding genes have no status in this release.</p>
      )}
    </Section>
  );
}
