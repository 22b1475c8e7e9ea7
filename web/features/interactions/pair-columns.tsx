import type { InteractionSummaryRow, TablePage } from "../../../api/contract/index.ts";
import { FirstFew } from "../entities/FirstFew.tsx";
import { GeneLink, ReferenceLink } from "../entities/links.tsx";
import type { Column } from "../../shared/table/column.ts";
import { Notes } from "./Notes.tsx";
import { named, otherGene, pairName, partOf } from "./pair.ts";
import type { InteractionTypes } from "./pair.ts";

type PairColumn = Column<InteractionSummaryRow>;

/** Both genes of a pair, where a page is of neither. */
const bothGenes: readonly PairColumn[] = [
  {
    id: "gene",
    header: "Gene",
    inline: true,
    sortBy: (row) => named(row.gene_a),
    cell: (row) => <GeneLink gene={row.gene_a} glyph />,
  },
  {
    id: "gene_product",
    header: "Product",
    className: "wide-cell",
    sortBy: (row) => row.gene_a.product,
    cell: (row) => row.gene_a.product,
  },
  {
    id: "interactor",
    header: "Interacting gene",
    inline: true,
    sortBy: (row) => named(row.gene_b),
    cell: (row) => <GeneLink gene={row.gene_b} glyph />,
  },
  {
    id: "product",
    header: "Its product",
    className: "wide-cell",
    sortBy: (row) => row.gene_b.product,
    cell: (row) => row.gene_b.product,
  },
];

/** The partner of a gene, and what the gene itself was: bait, hit or either. */
const partnerOf = (geneId: string, types: InteractionTypes): readonly PairColumn[] => [
  {
    id: "interactor",
    header: "Interacting gene",
    half: "7.5rem",
    inline: true,
    sortBy: (row) => named(otherGene(row, geneId)),
    cell: (row) => <GeneLink gene={otherGene(row, geneId)} glyph />,
  },
  {
    id: "product",
    header: "Product",
    below: true,
    className: "wide-cell",
    sortBy: (row) => otherGene(row, geneId).product,
    cell: (row) => otherGene(row, geneId).product,
  },
  {
    id: "part",
    header: "This gene",
    half: "9.5rem",
    inline: true,
    label: "This gene:",
    className: "muted nowrap-if-wide",
    cell: (row) => partOf(row, geneId, types),
  },
];

/** Interactions that no publication stands behind are only counted. */
const References = ({ row: { references, count } }: { readonly row: InteractionSummaryRow }) =>
  references.length > 0 ? (
    <FirstFew
      shown={2}
      parts={references.map((reference) => ({
        key: reference.uniquename,
        part: <ReferenceLink reference={reference} />,
      }))}
    />
  ) : (
    <span className="muted">{count} without</span>
  );

const evidenceOfPair: readonly PairColumn[] = [
  {
    id: "evidence",
    header: "Evidence",
    inline: true,
    className: "nowrap-if-wide",
    sortBy: (row) => row.evidence,
    cell: (row) => row.evidence,
  },
  {
    id: "throughput",
    header: "Throughput",
    inline: true,
    label: "Throughput",
    sortBy: (row) => row.throughputs[0] ?? null,
    cell: (row) => row.throughputs.join(", "),
  },
];

const referencesOfPair: PairColumn = {
  id: "reference",
  header: "References",
  half: "6.5rem",
  first: "largest",
  sortBy: (row) => row.references.length,
  cell: (row) => <References row={row} />,
};

const noteOfPair = (geneId: string | null): PairColumn => ({
  id: "note",
  header: "Note",
  inline: true,
  cell: (row) => row.notes.length > 0 && <Notes notes={row.notes} about={pairName(row, geneId)} />,
});

/**
 * What is said of a pair: a gene's page names the other partner first; other pages name both. A publication's page
 * does not say the publication again.
 */
export const pairColumns = (
  page: TablePage,
  geneId: string | null,
  types: InteractionTypes,
): PairColumn[] => [
  ...(geneId === null ? bothGenes : partnerOf(geneId, types)),
  ...evidenceOfPair,
  ...(page === "reference" ? [] : [referencesOfPair]),
  noteOfPair(geneId),
];
