import type { ReferenceShort } from "../../../api/contract/index.ts";
import { sortRows } from "../../shared/table/sort.ts";

export const literatureOrders = [
  { value: "+gene_count", label: "Publication gene count" },
  { value: "+authors_abbrev", label: "Authors" },
  { value: "+publication_year", label: "Year Ascending" },
  { value: "-publication_year", label: "Year Descending" },
] as const;

export type LiteratureOrder = (typeof literatureOrders)[number]["value"];

/** Publications about few genes say most about each. */
export const preset: LiteratureOrder = "+gene_count";

/** The order that an address names. */
export const orderOf = (text: string | null): LiteratureOrder =>
  literatureOrders.find(({ value }) => value === text)?.value ?? preset;

const values = {
  "+gene_count": (reference: ReferenceShort) => reference.gene_count,
  "+authors_abbrev": (reference: ReferenceShort) => reference.authors_abbrev,
  "+publication_year": (reference: ReferenceShort) => reference.publication_year,
  "-publication_year": (reference: ReferenceShort) => reference.publication_year,
} as const;

/** Publications in one of the four orders. */
export const sortLiterature = (
  references: readonly ReferenceShort[],
  order: LiteratureOrder,
): ReferenceShort[] => sortRows(references, values[order], order.startsWith("-"));
