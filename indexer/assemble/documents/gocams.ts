/** GO-CAM models as search sees them. */
import type { GocamRecord } from "../../../index-mappings/gocams.ts";
import type { AssembledDoc } from "./assembled-doc.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { searchable } from "./searchable.ts";

/** The records of pathway models. */
export async function* gocamDocuments(data: ReleaseData): AsyncIterable<AssembledDoc> {
  for (const { id, title, enablers, targets, terms, references, activityCount } of (
    await data.gocams()
  ).values()) {
    const doc: GocamRecord = {
      ...searchable<"gocam">(
        {
          id,
          label: title,
          detail: `${activityCount} ${activityCount === 1 ? "activity" : "activities"}`,
          weight: activityCount + references.length,
        },
        ["ids", "id", id, `gomodel:${id}`],
        ["names", "title", title],
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
