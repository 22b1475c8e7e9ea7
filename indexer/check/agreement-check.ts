/** Reports where data sets that speak of one thing contradict each other. */
import { sharedProperties } from "../agreement/properties.ts";
import type { Compared } from "../agreement/agreement.ts";
import { counted } from "../../index-mappings/counted.ts";
import type { Report } from "../read/problem.ts";

/** One finding for each data set and property: a problem beyond what may be contradicted, else a warning. */
export function reportContradictions(compared: readonly Compared[], problem: Report, warning: Report): void {
  for (const { dataset, property, things, contradictions } of compared) {
    const [first] = contradictions;
    if (!first) continue;
    const { tolerated } = sharedProperties[property];
    const isGrave = contradictions.length > tolerated * things;
    const { about, part, value, against } = first;
    const what = part === null ? `${property} of ${about}` : `${property} ${part} of ${about}`;
    const share = `${contradictions.length.toLocaleString("en")} of ${counted(things, "statement")} contradicted`;
    const limit = isGrave ? `, more than ${tolerated * 100} %` : "";
    (isGrave ? problem : warning)({
      file: dataset.path,
      dataset: dataset.id,
      line: first.line,
      reason: `${what} is "${value}", but "${against.value}" in ${against.dataset.id} (${share}${limit})`,
      example: about,
    });
  }
}
