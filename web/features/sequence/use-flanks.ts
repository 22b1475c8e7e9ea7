import { useMemo } from "react";
import type { GenePage, Transcript } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { flanksFrom, noFlanks, windowAround } from "./flanks.ts";
import type { Flanks } from "./segments.ts";
import type { PartChoice } from "./segments.ts";

interface FlanksState {
  readonly flanks: Flanks;
  /** Flanks are wanted and under way. */
  readonly pending: boolean;
  /** Asks again for flanks that are wanted and could not be had. */
  readonly retry: (() => void) | null;
}

/**
 * The bases around a transcript. They are asked for as soon as nucleotides are shown, 2,000 on each side, so that they
 * are there when they are wanted. Empty while they are under way and when they cannot be had.
 */
export function useFlanks(
  gene: GenePage,
  transcript: Transcript,
  choice: PartChoice,
  isShown: boolean,
): FlanksState {
  const { upstream, downstream } = choice;
  const window = useMemo(
    () => windowAround(gene.location ?? transcript.location, { upstream, downstream }),
    [gene, transcript, upstream, downstream],
  );
  const { currentData, isFetching, error, refetch } = api.useChromosomeSequenceQuery(window, {
    skip: !isShown,
  });
  const flanks = useMemo(
    () =>
      currentData === undefined || !isShown ? noFlanks : flanksFrom(window, currentData, transcript, choice),
    [currentData, isShown, window, transcript, choice],
  );
  const isUsed = isShown && upstream + downstream > 0;
  return {
    flanks,
    pending: isFetching && isUsed,
    retry: error !== undefined && !isFetching && isUsed ? () => void refetch() : null,
  };
}
