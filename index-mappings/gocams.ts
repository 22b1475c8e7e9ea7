import { analysis } from "./analysis.ts";
import { integer, keyword } from "./field-types.ts";
import { searchableMapping, searchableSource } from "./searchable.ts";
import type { Searchable } from "./searchable.ts";

/** A GO-CAM pathway model as search sees it; `id` is without the gomodel: prefix. */
export interface GocamDoc extends Searchable {
  readonly title: string;
  readonly genes: readonly string[];
  readonly terms: readonly string[];
  readonly references: readonly string[];
  readonly activity_count: number;
}

export const gocams = {
  settings: { analysis },
  source: searchableSource,
  mapping: {
    ...searchableMapping,
    title: keyword,
    genes: keyword,
    terms: keyword,
    references: keyword,
    activity_count: integer,
  },
} as const;
