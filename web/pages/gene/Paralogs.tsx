import type { GenePage } from "../../../api/contract/index.ts";
import { GeneLink } from "../../features/entities/links.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";

const columns: Column<GenePage["paralog_annotations"][number]>[] = [
  {
    id: "gene",
    header: "Paralogous gene",
    sortBy: ({ paralog }) => paralog.name ?? paralog.uniquename,
    cell: ({ paralog }) => <GeneLink gene={paralog} glyph />,
  },
  {
    id: "product",
    header: "Product",
    sortBy: ({ paralog }) => paralog.product,
    cell: ({ paralog }) => paralog.product,
  },
];

/** The paralogs of the gene. */
export const Paralogs = ({ gene }: { readonly gene: GenePage }) => (
  <Section
    id="paralogs"
    title="Paralogs"
    count={String(gene.paralog_annotations.length)}
    help="/documentation/orthologs"
  >
    <DataTable
      caption={`Paralogs of ${gene.display_name}`}
      columns={columns}
      rows={gene.paralog_annotations}
      rowKey={({ paralog }) => paralog.uniquename}
    />
  </Section>
);
