import { analysis } from "./analysis.ts";
import type { RecordOf } from "./fields/field.ts";
import { geneFields } from "./fields/gene.ts";
import { mappingOfFields, notInSource } from "./fields/mapping.ts";
import type { SortKeys } from "./fields/mapping.ts";
import { searchableMapping, searchableSource } from "./searchable.ts";
import type { Searchable } from "./searchable.ts";

/** A gene as search, lists and queries see it; its page is in `pages`. */
export type GeneRecord = Searchable & RecordOf<typeof geneFields> & SortKeys<typeof geneFields>;

export const genes = {
  settings: { analysis },
  source: { excludes: [...searchableSource.excludes, ...notInSource(geneFields)] },
  mapping: { ...mappingOfFields(geneFields), ...searchableMapping },
} as const;
