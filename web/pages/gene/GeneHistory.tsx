import type { GenePage, HistoryEntry } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { Section } from "../../shared/ui/Section.tsx";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { TakeTable } from "../../shared/table/TakeTable.tsx";
import type { FileColumn } from "../../shared/table/tsv.ts";
import { coordinatesText, snapshotLabel, splitAtReferences } from "./history-text.ts";
import { PageLink } from "../../shared/ui/PageLink.tsx";
import { about } from "../../features/entities/about.ts";

const columns: Column<HistoryEntry>[] = [
  {
    id: "date",
    header: "Date",
    half: "6rem",
    tight: true,
    sortBy: (entry) => entry.date,
    cell: (entry) => entry.date,
  },
  {
    id: "coordinates",
    header: "Previous coordinates",
    below: true,
    className: "wrap-anywhere",
    cell: (entry) => entry.previous_coords && coordinatesText(entry.previous_coords),
  },
  {
    id: "references",
    header: "References",
    // Links stand among ids that are none, and are told from them by more than their colour.
    cell: (entry) =>
      entry.references && (
        <span className="inline-links">
          {splitAtReferences(entry.references).map((part) =>
            part.isReference ? (
              <PageLink key={part.at} to={urls.reference(part.text)} {...about("reference", part.text)}>
                {part.text}
              </PageLink>
            ) : (
              part.text
            ),
          )}
        </span>
      ),
  },
  { id: "comments", header: "Comments", always: true, cell: (entry) => entry.comments },
  {
    id: "snapshot",
    header: "Genome snapshot",
    inline: true,
    cell: (entry) =>
      entry.genome_snapshot_link && (
        <a href={entry.genome_snapshot_link} rel="noopener">
          {snapshotLabel(entry.genome_snapshot_link)}
        </a>
      ),
  },
];

const fileColumns: FileColumn<HistoryEntry>[] = [
  { header: "date", text: (entry) => entry.date },
  { header: "previous_coordinates", text: (entry) => entry.previous_coords },
  { header: "references", text: (entry) => entry.references },
  { header: "comments", text: (entry) => entry.comments },
  { header: "genome_snapshot", text: (entry) => entry.genome_snapshot_link },
];

/** Changes of the gene's structure, newest first. */
export const GeneHistory = ({ gene }: { readonly gene: GenePage }) => (
  <Section
    id="history"
    title="Gene structure history"
    count={counted(gene.gene_history.length, "change")}
    actions={
      <TakeTable
        what={`structure history of ${gene.display_name}`}
        file={`${gene.uniquename}-history`}
        section="history"
        columns={fileColumns}
        rows={gene.gene_history}
      />
    }
  >
    <DataTable
      caption={`Structure history of ${gene.display_name}`}
      columns={columns}
      rows={gene.gene_history}
      rowKey={(entry) => `${entry.date} ${entry.previous_coords ?? ""} ${entry.comments ?? ""}`}
      sorted={{ column: "date", descending: true }}
    />
  </Section>
);
