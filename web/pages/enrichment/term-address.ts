/** Where an enriched term leads. Pure. */
import { urls } from "../../shared/urls/urls.ts";
import type { ComparedTerm } from "./compare.ts";

/** Terms have a page; domains lead to the genes that have them. */
export const termAddress = ({ id, label }: ComparedTerm, isDomain: boolean): string =>
  isDomain
    ? urls.resultsOf(JSON.stringify({ node_name: label, subset: { subset_name: id } }))
    : urls.term(id);
