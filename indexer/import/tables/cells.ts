/** Rows of release formats as they are written: text by the keys of the columns. */
import type { TableFormat, TableRow } from "../../read/tables.ts";

/** Text by the keys of a format's columns; blank where left out. */
export type Cells<F extends TableFormat> = { readonly [K in keyof TableRow<F>]?: string };
