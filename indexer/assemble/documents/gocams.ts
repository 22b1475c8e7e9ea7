/** GO-CAM models as search sees them. */
import { gocamFields } from "../../../index-mappings/fields/gocam.ts";
import type { GocamRecord } from "../../../index-mappings/records.ts";
import type { AssembledDoc } from "./assembled-doc.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { searchable } from "./searchable.ts";

/** The records of pathway models. */
export async function* gocamDocuments(data: ReleaseData): AsyncIterable<AssembledDoc> {
  for (const { id, title, enablers, targets, terms, references, activityCount } of (
    await data.gocams()
  ).values()) {
    const doc: GocamRecord = {
      ...searchable(
        gocamFields,
        { id, prefixed_id: `gomodel:${id}`, title },
        {
          id,
          label: title,
          detail: `${activityCount} ${activityCount === 1 ? "activity" : "activities"}`,
          weight: activityCount + references.length,
        },
      ),
      title,
      genes: [...enablers, ...targets],
      terms,
      references,
      activity_count: activityCount,
    };
    yield { id, doc };
  }
}
