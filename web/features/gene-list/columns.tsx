/**
 * The columns of gene tables: which there are says the catalogue of fields, and what is more than text stands here. Where a
 * row is a gene, its table begins with name, ID and product and stands by product until it is sorted; rows that are
 * observations of genes (docs/decisions/2026-11-25-one-order-of-gene-tables.md) have an order of their own.
 */
import { useMemo } from "react";
import type { GeneListRow, GeneShort } from "../../../api/contract/index.ts";
import { useCatalogue } from "../../shared/boot/boot.ts";
import { strandSign } from "../../shared/format/format.ts";
import { GeneLink } from "../entities/links.tsx";
import { useLocationText } from "../entities/use-location-text.ts";
import { Viability } from "../entities/Viability.tsx";
import type { Column } from "../../shared/table/column.ts";
import type { Sorting } from "../../shared/table/sort.ts";

/** A gene as a list knows it; lists made in the browser know name and product only. */
export type ListedGene = GeneShort & Partial<GeneListRow>;

export type GeneColumn = Column<ListedGene>;

const nameColumn: Column<GeneShort> = {
  id: "name",
  header: "Gene",
  sortBy: (gene) => gene.name ?? gene.uniquename,
  cell: (gene) => <GeneLink gene={gene} glyph />,
};
const idColumn: Column<GeneShort> = {
  id: "id",
  header: "ID",
  tight: true,
  inline: true,
  sortBy: (gene) => gene.uniquename,
  cell: (gene) => <span className="id muted small">{gene.uniquename}</span>,
};
const productColumn: Column<GeneShort> = {
  id: "product",
  header: "Product",
  className: "wide-cell",
  sortBy: (gene) => gene.product,
  cell: (gene) => gene.product,
};

/** How genes stand without being asked, here and in what the api lists. */
export const byProduct: Sorting = { column: productColumn.id, descending: false };

/** What is known of any gene. */
export const plainColumns: readonly Column<GeneShort>[] = [nameColumn, idColumn, productColumn];

/** The same columns for rows that are more than their gene. @param header of the gene's name, where it says what the gene is to the page */
export const geneColumnsOf = <Row,>(geneOf: (row: Row) => GeneShort, header: string): Column<Row>[] =>
  plainColumns.map(({ cell, sortBy, ...column }) => ({
    ...column,
    ...(column.id === nameColumn.id && { header }),
    cell: (row) => cell(geneOf(row)),
    ...(sortBy && { sortBy: (row: Row) => sortBy(geneOf(row)) }),
  }));

/** Columns that are more than their text. */
const special: Readonly<Record<string, Partial<GeneColumn>>> = {
  ...Object.fromEntries(plainColumns.map((column) => [column.id, column])),
  characterisation_status: { inline: false },
  deletion_viability: {
    cell: (gene) => gene.deletion_viability && <Viability value={gene.deletion_viability} />,
  },
};

/** Rows have a value for each column of the catalogue, by its name. */
function textOf(gene: ListedGene, name: string): string | number | null {
  const value: unknown = (gene as Readonly<Record<string, unknown>>)[name];
  return typeof value === "string" || typeof value === "number" ? value : null;
}

export interface GeneColumns {
  readonly columns: readonly GeneColumn[];
  /** Left out until the visitor chooses them. */
  readonly hidden: readonly string[];
}

/** The columns of lists that the api gives; their ids are the orders that it sorts by. */
export function useGeneColumns(): GeneColumns {
  const { gene_columns: known } = useCatalogue();
  const locationText = useLocationText();
  return useMemo(() => {
    const location: Partial<GeneColumn> = {
      className: "nowrap",
      sortBy: (gene) => gene.location?.start_pos ?? null,
      cell: (gene) =>
        gene.location && `${locationText(gene.location)} ${strandSign(gene.location.strand)}`.trim(),
    };
    return {
      columns: known.map(({ name, label }): GeneColumn => ({
        id: name,
        inline: true,
        sortBy: (gene) => textOf(gene, name),
        cell: (gene) => textOf(gene, name),
        ...(name === "location" ? location : special[name]),
        header: label,
      })),
      hidden: known.filter(({ is_hidden: isHidden }) => isHidden).map(({ name }) => name),
    };
  }, [known, locationText]);
}
