import type { RecordOf } from "./fields/field.ts";
import { referenceFields } from "./fields/reference.ts";
import { searchedIndex } from "./searched-index.ts";
import type { Searchable } from "./searchable.ts";

/** A publication (PMID) or GO reference (GO_REF) as search sees it. */
export type ReferenceRecord = Searchable & RecordOf<typeof referenceFields>;

export const references = searchedIndex(referenceFields);
