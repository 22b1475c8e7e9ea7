import { analysis } from "./analysis.ts";
import type { RecordOf } from "./fields/field.ts";
import { mappingOfFields } from "./fields/mapping.ts";
import { gocamFields } from "./fields/gocam.ts";
import { searchableMapping, searchableSource } from "./searchable.ts";
import type { Searchable } from "./searchable.ts";

/** A GO-CAM pathway model as search sees it. */
export type GocamRecord = Searchable & RecordOf<typeof gocamFields>;

export const gocams = {
  settings: { analysis },
  source: searchableSource,
  mapping: { ...mappingOfFields(gocamFields), ...searchableMapping },
} as const;
