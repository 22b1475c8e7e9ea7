import type { GeneShort } from "../../../api/contract/index.ts";
import { GeneLink } from "../entities/links.tsx";
import { DataTable } from "./DataTable.tsx";
import type { Column } from "./DataTable.tsx";

const columns: Column<GeneShort>[] = [
  { id: "gene", header: "Gene", sortBy: (gene) => gene.name ?? gene.uniquename, cell: (gene) => <GeneLink gene={gene} glyph /> },
  { id: "id", header: "ID", tight: true, inline: true, sortBy: (gene) => gene.uniquename, cell: (gene) => <span className="id muted small">{gene.uniquename}</span> },
  { id: "product", header: "Product", sortBy: (gene) => gene.product, cell: (gene) => gene.product },
];

/** Genes with id and product. */
export const GeneTable = ({ caption, genes, isPart = false }: { readonly caption: string; readonly genes: readonly GeneShort[]; readonly isPart?: boolean }) => (
  <DataTable caption={caption} columns={columns} rows={genes} isPart={isPart} rowKey={(gene) => gene.uniquename} />
);
