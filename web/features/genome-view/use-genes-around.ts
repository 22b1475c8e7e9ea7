import { useMemo, useState } from "react";
import type { GeneInInterval } from "../../../api/contract/index.ts";
import { maxInterval } from "../../../api/contract/values/max-interval.ts";
import { useGenesInIntervalQuery } from "../genome-browser/genes-in-interval.ts";
import { formatInterval } from "../genome-browser/interval.ts";
import type { Interval } from "../genome-browser/interval.ts";
import { lengthOf } from "./moves.ts";
import { surroundingStretch } from "./surrounding-stretch.ts";

export interface GenesAround {
  /** All that are known of the chromosome; null before the first are, and of an interval that is too long. */
  readonly genes: readonly GeneInInterval[] | null;
  /** More are under way. */
  readonly isFetching: boolean;
  /** Why there are none; null when they came. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** Whether its genes are asked for, and drawn one by one. */
export const isShort = (interval: Interval): boolean => lengthOf(interval) <= maxInterval;

/**
 * The genes of an interval. The first is asked for as the server has told the browser to (api/pages/asks-for.ts); what lies around it,
 * and all that is moved to, with what is beside it.
 * @param whole length of the chromosome
 */
export function useGenesAround(interval: Interval, whole: number): GenesAround {
  const [first] = useState(interval);
  const isFirst = formatInterval(first) === formatInterval(interval);
  const isAsked = isShort(interval);
  const exact = useGenesInIntervalQuery(first, { skip: !isShort(first) });
  const around = useGenesInIntervalQuery(surroundingStretch(interval, whole), {
    skip: !isAsked || (isFirst && exact.isFetching),
  });
  const genes = useMemo(() => {
    const all = [exact.data, around.data].flatMap((answer) => answer?.genes ?? []);
    const here = all.filter(({ location }) => location.chromosome_name === interval.chromosome);
    return [...new Map(here.map((gene) => [gene.uniquename, gene])).values()];
  }, [exact.data, around.data, interval.chromosome]);
  const isKnown = around.currentData !== undefined || (isFirst && exact.data !== undefined);
  const isHere =
    isKnown ||
    genes.some(({ location }) => location.end_pos >= interval.start && location.start_pos <= interval.end);
  const failed = isKnown ? undefined : (around.error ?? (isFirst ? exact.error : undefined));
  return {
    genes: isAsked && isHere ? genes : null,
    isFetching: isAsked && !isKnown && failed === undefined,
    error: failed ?? null,
    retry: () => void (isFirst && exact.isError ? exact : around).refetch(),
  };
}
