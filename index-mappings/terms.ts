import type { RecordOf } from "./fields/field.ts";
import { termFields } from "./fields/term.ts";
import { searchedIndex } from "./searched-index.ts";
import type { Searchable } from "./searchable.ts";

/** An ontology term as search and queries see it. */
export type TermRecord = Searchable & RecordOf<typeof termFields>;

export const terms = searchedIndex(termFields);
