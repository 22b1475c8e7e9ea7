/** Columns of proteins of unknown role. */
import type { GenePage, Site, UnknownProtein } from "../../../api/contract/index.ts";
import { count } from "../../shared/format/format.ts";
import type { Column } from "../../shared/table/column.ts";
import type { FileColumn } from "../../shared/table/tsv.ts";
import { Viability } from "../entities/Viability.tsx";
import { plainColumns } from "../gene-list/columns.tsx";

type Organisms = readonly Pick<Site["organisms"][number], "taxonid" | "common_name">[];

const namesOf = ({ ortholog_taxa: taxa }: UnknownProtein, organisms: Organisms): string =>
  organisms
    .filter(({ taxonid }) => taxa?.includes(taxonid))
    .map(({ common_name: name }) => name)
    .join(", ");

const number = (
  id: string,
  header: string,
  of: (protein: UnknownProtein) => number | null,
): Column<UnknownProtein> => ({
  id,
  header,
  number: true,
  inline: true,
  label: header,
  sortBy: of,
  cell: (protein) => {
    const value = of(protein);
    return value === null ? null : count(value);
  },
});

/** Columns of the page. */
export const unknownColumns = (organisms: Organisms): Column<UnknownProtein>[] => [
  ...plainColumns,
  {
    id: "orthologs",
    header: "Orthologs",
    label: "Orthologs",
    first: "largest",
    sortBy: ({ ortholog_taxa: taxa }) => taxa?.length ?? null,
    cell: (protein) => namesOf(protein, organisms),
  },
  { id: "status", header: "Status", sortBy: ({ status }) => status, cell: ({ status }) => status },
  {
    id: "deletion",
    header: "Deletion",
    inline: true,
    sortBy: ({ deletion_viability: viability }) => viability,
    cell: ({ deletion_viability: viability }) =>
      // The field has no other values.
      viability && <Viability value={viability as NonNullable<GenePage["deletion_viability"]>} />,
  },
  {
    id: "expression",
    header: "Expression",
    label: "Expression",
    inline: true,
    first: "largest",
    sortBy: ({ has_expression: seen }) => (seen === null ? null : Number(seen)),
    cell: ({ has_expression: seen }) => seen && "seen",
  },
  {
    id: "structure",
    header: "Structure",
    label: "Structure",
    inline: true,
    sortBy: ({ structure }) => structure,
    cell: ({ structure }) => structure,
  },
  number("domains", "Domains", ({ domains }) => domains),
  number("phenotypes", "Phenotypes", ({ phenotypes }) => phenotypes),
  number("interactions", "Interactions", ({ interactions }) => interactions),
  number("length", "Residues", ({ length }) => length),
];

/** Columns of the file. */
export const unknownFileColumns = (organisms: Organisms): FileColumn<UnknownProtein>[] => [
  { header: "Systematic ID", text: ({ uniquename }) => uniquename },
  { header: "Gene name", text: ({ name }) => name },
  { header: "Product", text: ({ product }) => product },
  { header: "Orthologs", text: (protein) => namesOf(protein, organisms) },
  { header: "Status", text: ({ status }) => status },
  { header: "Deletion viability", text: ({ deletion_viability: viability }) => viability },
  {
    header: "Expression",
    text: ({ has_expression: seen }) => (seen === null ? null : seen ? "seen" : "not seen"),
  },
  { header: "Structure", text: ({ structure }) => structure },
  { header: "Domains", text: ({ domains }) => domains },
  { header: "Phenotypes", text: ({ phenotypes }) => phenotypes },
  { header: "Interactions", text: ({ interactions }) => interactions },
  { header: "Residues", text: ({ length }) => length },
];
