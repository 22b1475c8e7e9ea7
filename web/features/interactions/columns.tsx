import type { InteractionRow, InteractionSummaryRow } from "../../../api/contract/index.ts";
import { GeneLink, ReferenceLink } from "../entities/links.tsx";
import type { Column } from "../table/column.ts";

type Pair = Pick<InteractionRow, "gene_a" | "gene_b" | "evidence" | "type">;

const sortName = (gene: InteractionRow["gene_a"]): string => gene.name ?? gene.uniquename;

/** The partner of the page's gene. */
export const otherGene = (row: Pair, geneId: string | null): InteractionRow["gene_a"] => (row.gene_a.uniquename === geneId ? row.gene_b : row.gene_a);

/** Of a physical interaction the first gene is the bait; in a genetic one both are alike. */
export const partOf = (row: Pair, geneId: string | null): string => (row.gene_a.uniquename === row.gene_b.uniquename ? "bait and prey" : row.gene_a.uniquename === geneId ? "bait" : "prey");

/** What is said of a pair: a gene's page names the other partner first; other pages name both. */
export function pairColumns(geneId: string | null): Column<InteractionSummaryRow>[] {
  const partners: Column<InteractionSummaryRow>[] = geneId === null
    ? [
        { id: "gene", header: "Gene", inline: true, sortBy: (row) => sortName(row.gene_a), cell: (row) => <GeneLink gene={row.gene_a} glyph /> },
        { id: "interactor", header: "Interacts with", inline: true, sortBy: (row) => sortName(row.gene_b), cell: (row) => <GeneLink gene={row.gene_b} /> },
        { id: "product", header: "Product of the second", className: "wide-cell", sortBy: (row) => row.gene_b.product, cell: (row) => row.gene_b.product },
      ]
    : [
        { id: "interactor", header: "Interacts with", inline: true, sortBy: (row) => sortName(otherGene(row, geneId)), cell: (row) => <GeneLink gene={otherGene(row, geneId)} glyph /> },
        { id: "product", header: "Product", className: "wide-cell", sortBy: (row) => otherGene(row, geneId).product, cell: (row) => otherGene(row, geneId).product },
        { id: "part", header: "This gene is", inline: true, cell: (row) => row.type === "physical_interactions" && partOf(row, geneId) },
      ];
  return [
    ...partners,
    { id: "evidence", header: "Evidence", inline: true, sortBy: (row) => row.evidence, cell: (row) => row.evidence },
    { id: "count", header: "Interactions", number: true, inline: true, label: "Interactions", sortBy: (row) => row.count, cell: (row) => row.count },
  ];
}

const notCurated = "The genotype/phenotype details for this interaction are not currently curated";

/** Single interactions of a pair. */
export const interactionColumns: readonly Column<InteractionRow>[] = [
  { id: "reference", header: "Reference", inline: true, sortBy: (row) => row.reference?.uniquename ?? null, cell: (row) => row.reference && <ReferenceLink reference={row.reference} /> },
  { id: "throughput", header: "Throughput", inline: true, sortBy: (row) => row.throughput, cell: (row) => row.throughput },
  { id: "details", header: "Genotypes and phenotypes", cell: (row) => row.type === "genetic_interactions" && <span className="subtle">{notCurated}</span> },
  { id: "source", header: "Source", inline: true, cell: (row) => row.sources.length > 0 && <span className="muted">{row.sources.join(", ")}</span> },
  { id: "date", header: "Date", inline: true, tight: true, sortBy: (row) => row.date, cell: (row) => row.date && <span className="muted">{row.date}</span> },
];
