import type { ReactNode } from "react";
import type { InteractionDetail, InteractionRow, TablePage } from "../../../api/contract/index.ts";
import { ExtensionText } from "../annotation-rows/Extension.tsx";
import { GenotypeLink, TermLink } from "../entities/links.tsx";
import { referenceColumn } from "../entities/reference-column.tsx";
import type { Column } from "../../shared/table/column.ts";
import { Notes } from "./Notes.tsx";
import { pairName } from "./pair.ts";

const notCurated = "The genotype/phenotype details for this interaction are not currently curated";
const isCurated = (row: InteractionRow): boolean => Boolean(row.double_mutant ?? row.rescued);

const ofDetail = (
  id: string,
  header: string,
  field: keyof InteractionRow,
  detailOf: (row: InteractionRow) => InteractionDetail | null,
  part: (detail: InteractionDetail) => ReactNode,
): Column<InteractionRow> => ({
  id,
  header,
  field,
  cell: (row) => {
    const detail = detailOf(row);
    return detail ? part(detail) : null;
  },
});
const genotype = (detail: InteractionDetail) =>
  detail.genotype && <GenotypeLink genotype={detail.genotype} />;
const phenotype = ({ phenotype: term, extension }: InteractionDetail) =>
  term && (
    <>
      <TermLink term={term} />
      {extension.length > 0 && <ExtensionText parts={extension} />}
    </>
  );

const reference: Column<InteractionRow> = { ...referenceColumn<InteractionRow>(), field: "reference" };
const others: readonly Column<InteractionRow>[] = [
  {
    ...ofDetail("double_mutant", "Double mutant", "double_mutant", (row) => row.double_mutant, genotype),
    className: "wrap-anywhere",
  },
  ofDetail(
    "double_mutant_phenotype",
    "Double mutant phenotype",
    "double_mutant",
    (row) => row.double_mutant,
    phenotype,
  ),
  {
    ...ofDetail("rescued", "Rescued genotype", "rescued", (row) => row.rescued, genotype),
    className: "wrap-anywhere",
  },
  ofDetail("rescued_phenotype", "Rescued phenotype", "rescued", (row) => row.rescued, phenotype),
  {
    id: "details",
    header: "Details",
    cell: (row) =>
      row.type === "genetic_interactions" && !isCurated(row) && <span className="subtle">{notCurated}</span>,
  },
  {
    id: "throughput",
    field: "throughput",
    header: "Throughput",
    inline: true,
    label: "Throughput",
    sortBy: (row) => row.throughput,
    cell: (row) => row.throughput,
  },
  {
    id: "note",
    field: "note",
    header: "Note",
    inline: true,
    cell: (row) => row.note && <Notes notes={[row.note]} about={pairName(row, null)} />,
  },
  {
    id: "source",
    field: "sources",
    header: "Source",
    inline: true,
    cell: (row) => row.sources.length > 0 && <span className="muted">{row.sources.join(", ")}</span>,
  },
  {
    id: "date",
    field: "date",
    header: "Date",
    inline: true,
    tight: true,
    sortBy: (row) => row.date,
    cell: (row) => row.date && <span className="muted">{row.date}</span>,
  },
];

/** Single interactions of a pair. A publication's page does not say the publication again. */
export const interactionColumns = (page: TablePage): readonly Column<InteractionRow>[] =>
  page === "reference" ? others : [reference, ...others];
