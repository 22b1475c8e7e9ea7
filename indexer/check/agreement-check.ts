/** Reports where data sets that speak of one thing contradict each other. */
import { sharedProperties } from "../agreement/properties.ts";
import type { Compared } from "../agreement/contradiction.ts";
import { counted } from "../../index-mappings/counted.ts";
import { isTooMany } from "../agreement/too-many.ts";
import type { Report } from "../read/problem.ts";

/**
 * One finding for each data set and property: a problem beyond what may be contradicted, else a warning.
 * @param all whether each further contradiction is a finding, too
 */
export function reportContradictions(
  compared: readonly Compared[],
  problem: Report,
  warning: Report,
  all = false,
): void {
  for (const { dataset, property, things, contradictions } of compared) {
    const { tolerated } = sharedProperties[property];
    const isGrave = isTooMany(contradictions.length, things, tolerated);
    const share = `${contradictions.length.toLocaleString("en")} of ${counted(things, "statement")} contradicted`;
    const limit = isGrave ? `, more than ${tolerated * 100} %` : "";
    for (const [index, { about, part, value, line, against }] of contradictions.entries()) {
      if (index > 0 && !all) break;
      const what = part === null ? `${property} of ${about}` : `${property} ${part} of ${about}`;
      (isGrave ? problem : warning)({
        file: dataset.path,
        dataset: dataset.id,
        line,
        reason: `${what} is "${value}", but "${against.value}" in ${against.dataset.id} (${share}${limit})`,
        example: about,
      });
    }
  }
}
