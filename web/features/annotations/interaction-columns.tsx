import type { InteractionRow } from "../../../api/contract/index.ts";
import { GeneLink, ReferenceLink } from "../entities/links.tsx";
import type { Column } from "../table/DataTable.tsx";

const sortName = (gene: InteractionRow["gene_a"]): string => gene.name ?? gene.uniquename;

/** A gene's page names the other partner first; other pages name both. */
export function interactionColumns(geneId: string | null): Column<InteractionRow>[] {
  const other = (row: InteractionRow) => (row.gene_a.uniquename === geneId ? row.gene_b : row.gene_a);
  const partners: Column<InteractionRow>[] = geneId === null
    ? [
        { id: "gene", header: "Gene", inline: true, sortBy: (row) => sortName(row.gene_a), cell: (row) => <GeneLink gene={row.gene_a} glyph /> },
        { id: "interactor", header: "Interacts with", inline: true, sortBy: (row) => sortName(row.gene_b), cell: (row) => <GeneLink gene={row.gene_b} /> },
      ]
    : [
        { id: "interactor", header: "Interacts with", sortBy: (row) => sortName(other(row)), cell: (row) => <GeneLink gene={other(row)} glyph /> },
        { id: "product", header: "Product", className: "wide-cell", sortBy: (row) => other(row).product, cell: (row) => other(row).product },
        { id: "direction", header: "This gene is", inline: true, cell: (row) => (row.gene_a.uniquename === row.gene_b.uniquename ? "both" : row.gene_a.uniquename === geneId ? "first" : "second") },
      ];
  return [
    ...partners,
    { id: "evidence", header: "Evidence", inline: true, sortBy: (row) => row.evidence, cell: (row) => row.evidence },
    { id: "throughput", header: "Throughput", inline: true, sortBy: (row) => row.throughput, cell: (row) => row.throughput },
    { id: "reference", header: "Reference", inline: true, sortBy: (row) => row.reference?.uniquename ?? null, cell: (row) => row.reference && <ReferenceLink reference={row.reference} /> },
    { id: "source", header: "Source", inline: true, cell: (row) => row.sources.length > 0 && <span className="muted">{row.sources.join(", ")}</span> },
  ];
}
