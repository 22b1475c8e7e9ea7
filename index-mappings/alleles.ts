import type { RecordOf } from "./fields/field.ts";
import { alleleFields } from "./fields/allele.ts";
import { searchedIndex } from "./searched-index.ts";
import type { Searchable } from "./searchable.ts";

/** An allele as search sees it. */
export type AlleleRecord = Searchable & RecordOf<typeof alleleFields>;

export const alleles = searchedIndex(alleleFields);
