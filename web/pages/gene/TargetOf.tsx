import type { GenePage } from "../../../api/contract/index.ts";
import { counted } from "../../app/format.ts";
import { GeneLink, ReferenceLink } from "../../features/entities/links.tsx";
import { Section } from "../../features/entities/Section.tsx";
import { DataTable } from "../../features/table/DataTable.tsx";
import type { Column } from "../../features/table/DataTable.tsx";

type Row = GenePage["target_of_annotations"][number];

const columns: Column<Row>[] = [
  { id: "gene", header: "Gene", sortBy: ({ gene }) => gene.name ?? gene.uniquename, cell: ({ gene }) => <GeneLink gene={gene} glyph /> },
  { id: "relation", header: "Relationship", inline: true, sortBy: (row) => row.relation_label, cell: (row) => row.relation_label },
  { id: "product", header: "Product", className: "wide-cell", sortBy: ({ gene }) => gene.product, cell: ({ gene }) => gene.product },
  { id: "ontology", header: "Ontology", inline: true, sortBy: (row) => row.ontology_name, cell: (row) => row.ontology_name.replaceAll("_", " ") },
  { id: "evidence", header: "Evidence", inline: true, sortBy: (row) => row.evidence, cell: (row) => row.evidence },
  { id: "reference", header: "Reference", inline: true, sortBy: (row) => row.reference?.uniquename ?? null, cell: (row) => row.reference && <ReferenceLink reference={row.reference} /> },
];

/** Annotations of other genes that act on this one. */
export const TargetOf = ({ gene }: { readonly gene: GenePage }) => (
  <Section id="target-of" title="Target of" count={counted(gene.target_of_annotations.length, "annotation")} help="/documentation/gene-page-target">
    <DataTable
      caption={`Annotations of other genes that name ${gene.display_name}`} columns={columns} rows={gene.target_of_annotations}
      rowKey={(row) => `${row.ontology_name} ${row.relation} ${row.gene.uniquename} ${row.evidence ?? ""} ${row.reference?.uniquename ?? ""} ${row.date ?? ""}`}
    />
  </Section>
);
