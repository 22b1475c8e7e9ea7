import type { ReactNode } from "react";
import type { GeneComparison } from "../../../api/contract/gene-comparison.ts";
import { GeneLink, Listed } from "../../features/entities/links.tsx";
import type { Column } from "../../shared/table/column.ts";
import type { FileColumn } from "../../shared/table/tsv.ts";

/** The genes that are compared. */
export type Genes = GeneComparison["genes"];

/** Something that some of the genes have. */
export interface Held {
  /** Places of these among the genes. */
  readonly genes: readonly number[];
}

/** How a gene is called where there is no link to it. */
export const called = ({ name, uniquename }: Genes[number]): string => name ?? uniquename;

interface HoldersProps {
  readonly genes: Genes;
  readonly of: readonly number[];
}

/** Links to the genes that something is said of. */
export const NamedHolders = ({ genes, of }: HoldersProps) => (
  <Listed
    parts={of.flatMap((place) => {
      const gene = genes[place];
      return gene ? [{ key: gene.uniquename, part: <GeneLink gene={gene} /> }] : [];
    })}
  />
);

/** The genes that have something, in a word where it is all of them. */
export const Holders = ({ genes, of }: HoldersProps) =>
  of.length === genes.length ? "all" : <NamedHolders genes={genes} of={of} />;

/** Who has it; no column for two genes, of which each row would say the same. */
export const holdersColumns = <Row extends Held>(genes: Genes, header: string): readonly Column<Row>[] =>
  genes.length === 2
    ? []
    : [
        {
          id: "genes",
          header,
          label: header.toLowerCase(),
          inline: true,
          sortBy: (row) => row.genes.length,
          first: "largest",
          cell: (row) => <Holders genes={genes} of={row.genes} />,
        },
      ];

/** How many genes of the release have it: the fewer, the more it tells. */
export const geneCountColumn = <Row extends { readonly gene_count: number | null }>(
  cell: (row: Row) => ReactNode,
): Column<Row> => ({
  id: "count",
  header: "Genes of the release",
  label: "genes of the release",
  number: true,
  first: "smallest",
  inline: true,
  sortBy: (row) => row.gene_count,
  cell,
});

/** The same as holdersColumns for files: ids with bars between. */
export const holdersFileColumn = <Row extends Held>(genes: Genes): FileColumn<Row> => ({
  header: "genes",
  text: (row) => row.genes.flatMap((place) => genes[place]?.uniquename ?? []).join("|"),
});
