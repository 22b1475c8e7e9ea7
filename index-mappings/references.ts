import { analysis } from "./analysis.ts";
import type { RecordOf } from "./fields/field.ts";
import { mappingOfFields } from "./fields/mapping.ts";
import { referenceFields } from "./fields/reference.ts";
import { searchableMapping, searchableSource } from "./searchable.ts";
import type { Searchable } from "./searchable.ts";

/** A publication (PMID) or GO reference (GO_REF) as search sees it. */
export type ReferenceRecord = Searchable & RecordOf<typeof referenceFields>;

export const references = {
  settings: { analysis },
  source: searchableSource,
  mapping: { ...mappingOfFields(referenceFields), ...searchableMapping },
} as const;
