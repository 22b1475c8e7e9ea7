/** Publications year by year. Pure. */
import type { ReferenceShort } from "../../../api/contract/index.ts";

export interface TimelineYear {
  readonly year: number;
  readonly count: number;
  /** Those of them that are curated. */
  readonly curated: number;
}

/** A timeline of fewer years than this says no more than the list. */
const fewYears = 4;

/** Every year from the first publication to the last, also those without any; none where there is little to see. */
export function timelineOf(references: readonly ReferenceShort[]): TimelineYear[] {
  const dated = references.flatMap(({ publication_year: year, curated }) =>
    year == null ? [] : [{ year, curated }],
  );
  const byYear = Map.groupBy(dated, ({ year }) => year);
  if (byYear.size < fewYears) return [];
  const first = Math.min(...byYear.keys());
  return Array.from({ length: Math.max(...byYear.keys()) - first + 1 }, (_, index) => {
    const ofYear = byYear.get(first + index) ?? [];
    return {
      year: first + index,
      count: ofYear.length,
      curated: ofYear.filter(({ curated }) => curated).length,
    };
  });
}
