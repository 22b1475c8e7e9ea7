import type { ReferenceShort } from "../../../api/contract/index.ts";
import type { Column } from "../../shared/table/column.ts";
import { ReferenceLink } from "./links.tsx";

/** The column of the publication that a row is from, in any table. */
export const referenceColumn = <
  Row extends { readonly reference: ReferenceShort | null },
>(): Column<Row> => ({
  id: "reference",
  header: "Reference",
  inline: true,
  sortBy: ({ reference }) => reference?.uniquename ?? null,
  cell: ({ reference }) => reference && <ReferenceLink reference={reference} />,
});
