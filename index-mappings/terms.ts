import { analysis } from "./analysis.ts";
import type { RecordOf } from "./fields/field.ts";
import { mappingOfFields } from "./fields/mapping.ts";
import { termFields } from "./fields/term.ts";
import { searchableMapping, searchableSource } from "./searchable.ts";
import type { Searchable } from "./searchable.ts";

/** An ontology term as search and queries see it. */
export type TermRecord = Searchable & RecordOf<typeof termFields>;

export const terms = {
  settings: { analysis },
  source: searchableSource,
  mapping: { ...mappingOfFields(termFields), ...searchableMapping },
} as const;
