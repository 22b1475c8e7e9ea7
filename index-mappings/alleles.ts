import { analysis } from "./analysis.ts";
import type { RecordOf } from "./fields/field.ts";
import { mappingOfFields } from "./fields/mapping.ts";
import { alleleFields } from "./fields/allele.ts";
import { searchableMapping, searchableSource } from "./searchable.ts";
import type { Searchable } from "./searchable.ts";

/** An allele as search sees it. */
export type AlleleRecord = Searchable & RecordOf<typeof alleleFields>;

export const alleles = {
  settings: { analysis },
  source: searchableSource,
  mapping: { ...mappingOfFields(alleleFields), ...searchableMapping },
} as const;
