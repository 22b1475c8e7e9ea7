import type { RecordOf } from "./fields/field.ts";
import { gocamFields } from "./fields/gocam.ts";
import { searchedIndex } from "./searched-index.ts";
import type { Searchable } from "./searchable.ts";

/** A GO-CAM pathway model as search sees it. */
export type GocamRecord = Searchable & RecordOf<typeof gocamFields>;

export const gocams = searchedIndex(gocamFields);
