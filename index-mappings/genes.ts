import type { RecordOf } from "./fields/field.ts";
import { geneFields } from "./fields/gene.ts";
import type { SortKeys } from "./fields/mapping.ts";
import { searchedIndex } from "./searched-index.ts";
import type { Searchable } from "./searchable.ts";

/** A gene as search, lists and queries see it; its page is in `pages`. */
export type GeneRecord = Searchable & RecordOf<typeof geneFields> & SortKeys<typeof geneFields>;

export const genes = searchedIndex(geneFields);
