import type { GenePage } from "../../../api/contract/index.ts";
import { byProduct, geneColumnsOf } from "../../features/gene-list/columns.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { DataTable } from "../../shared/table/DataTable.tsx";

const columns = geneColumnsOf<GenePage["paralog_annotations"][number]>(
  ({ paralog }) => paralog,
  "Paralogous gene",
);

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
      sorted={byProduct}
    />
  </Section>
);
