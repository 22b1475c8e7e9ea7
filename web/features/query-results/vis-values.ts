/** What the view "one line a gene" says of a gene. Pure. */
import type { QueryBuilder } from "../../../api/contract/index.ts";
import type { QueryRow } from "../../../api/contract/query.ts";
import { spanWords, words } from "../../shared/format/format.ts";
import { valueOf } from "./columns.tsx";
import type { UserTerm } from "./use-user-terms.ts";

export type ShownField = QueryBuilder["vis_fields"][number] & { readonly genes?: UserTerm["genes"] };

/** The value of a column; of a term that the visitor added, whether the gene is under it. */
export const textOf = (row: QueryRow, { field, genes }: ShownField): string =>
  genes === undefined
    ? String(valueOf(row, field) ?? "")
    : genes === null
      ? ""
      : genes.has(row.gene_uniquename)
        ? "present"
        : "absent";
/** A value in words. */
export const said = (value: string): string => (value === "" ? "not known" : words(spanWords(value)));
