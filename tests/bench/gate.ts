/** Whether a run takes more processor time for its requests than one before it. Pure. */
import { callOf } from "./aims.ts";
import type { Figures } from "./figures.ts";
import type { Latency } from "./measure.ts";

/** More than this share of the former time is too much. */
const maxRatio = 1.2;
/** ms; smaller differences are within what two runs of the same code differ by. */
const minDifference = 0.1;

/** Processor time of a request in api and search engine, ms; null of a run that did not measure it. */
export const cpuOf = ({ apiCpu, searchCpu }: Latency): number | null =>
  apiCpu === undefined || searchCpu === undefined ? null : apiCpu + searchCpu;

/** A sentence for each call of the first release that takes a fifth more than before. Calls that either run lacks are passed over. */
export function slowerCalls({ releases: [before] }: Figures, { releases: [now] }: Figures): string[] {
  return (now?.latencies ?? []).flatMap((latency) => {
    const { call, clients } = latency;
    const former = callOf(before, call, clients);
    const [was, is] = [former ? cpuOf(former) : null, cpuOf(latency)];
    if (was === null || is === null || is <= was * maxRatio || is - was < minDifference) return [];
    return [
      `${call}, ${clients} clients: ${is.toFixed(2)} ms of processor time a request, ${was.toFixed(2)} before`,
    ];
  });
}
