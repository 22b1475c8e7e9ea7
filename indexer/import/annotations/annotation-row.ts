/** A GO annotation as an import gathers it: the cells of GAF 2.2 by the keys of that format. */
import type { TableRow } from "../../read/tables.ts";

export type AnnotationRow = { readonly [K in keyof TableRow<"gaf-2.2">]: string };
