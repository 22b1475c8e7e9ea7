/** Links from results to the view of all pathway models. Pure. */
import { counted } from "../../shared/format/format.ts";
import type { MegaModel } from "../../../api/contract/values/titles.ts";

export const allModels: MegaModel = "ALL_MERGED";

/** Longer names of queries list ids, which nobody wants in an address. */
const maxNameLength = 100;

/** The name of a query where it is short enough for a link, else how many genes it has. */
export const shortName = (name: string, genes: number): string =>
  name.length > maxNameLength ? counted(genes, "gene") : name;
