/** The columns of gene tables, each declared once: their ids are the orders that the api sorts by. */
import type { GeneListRow, GeneOrder, GeneShort, Location } from "../../../api/contract/index.ts";
import { place, strandSign } from "../../shared/format/format.ts";
import { GeneLink } from "../entities/links.tsx";
import { Viability } from "../entities/marks.tsx";
import type { Column } from "../../shared/table/column.ts";

/** A gene as a list knows it; lists made in the browser know name and product only. */
export type ListedGene = GeneShort & Partial<GeneListRow>;

export type GeneColumn = Column<ListedGene> & { readonly id: GeneOrder };

const placeOf = (location: Location): string => `${place(location)} ${strandSign(location.strand)}`.trim();

export const geneColumns: readonly GeneColumn[] = [
  { id: "name", header: "Gene", sortBy: (gene) => gene.name, cell: (gene) => <GeneLink gene={gene} glyph /> },
  {
    id: "id",
    header: "ID",
    tight: true,
    inline: true,
    sortBy: (gene) => gene.uniquename,
    cell: (gene) => <span className="id muted small">{gene.uniquename}</span>,
  },
  {
    id: "product",
    header: "Product",
    className: "wide-cell",
    sortBy: (gene) => gene.product,
    cell: (gene) => gene.product,
  },
  {
    id: "feature_type",
    header: "Type",
    inline: true,
    sortBy: (gene) => gene.feature_type ?? null,
    cell: (gene) => gene.feature_type,
  },
  {
    id: "location",
    header: "Location",
    inline: true,
    className: "nowrap",
    sortBy: (gene) => gene.location?.start_pos ?? null,
    cell: (gene) => gene.location && placeOf(gene.location),
  },
  {
    id: "uniprot",
    header: "UniProt",
    inline: true,
    sortBy: (gene) => gene.uniprot ?? null,
    cell: (gene) => gene.uniprot,
  },
  {
    id: "characterisation_status",
    header: "Characterisation",
    sortBy: (gene) => gene.characterisation_status ?? null,
    cell: (gene) => gene.characterisation_status,
  },
  {
    id: "deletion_viability",
    header: "Deletion",
    inline: true,
    sortBy: (gene) => gene.deletion_viability ?? null,
    cell: (gene) => gene.deletion_viability && <Viability value={gene.deletion_viability} />,
  },
];

/** Left out until the visitor chooses them. */
export const hiddenColumns: readonly GeneOrder[] = [
  "feature_type",
  "location",
  "uniprot",
  "characterisation_status",
  "deletion_viability",
];

/** What lists made in the browser know. */
export const plainColumns: readonly GeneColumn[] = geneColumns.slice(0, 3);
