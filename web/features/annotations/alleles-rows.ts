import { urls } from "../../shared/urls/urls.ts";
import { cleared, withValue, writeTableState } from "./table-state.ts";
import { tableOf } from "./types-shown.ts";

/** Address of the annotations of a type that name an allele, on the page of its gene. */
export const allelesRows = (gene: string, type: string, allele: string): string => {
  const state = withValue(cleared("details"), "allele", allele, "in");
  const search = writeTableState(new URLSearchParams(), type, state, "summary");
  return `${urls.gene(gene)}?${search}#${encodeURIComponent(tableOf(type))}`;
};
