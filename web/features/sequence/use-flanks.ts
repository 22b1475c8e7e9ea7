import { useMemo } from "react";
import type { GenePage, Transcript } from "../../../api/contract/index.ts";
import { api } from "../../app/api.ts";
import { flanksFrom, noFlanks, windowAround } from "./flanks.ts";
import type { Flanks } from "./flanks.ts";
import type { PartChoice } from "./stretches.ts";

/**
 * The bases around a transcript. They are asked for as soon as nucleotides are shown, 2,000 on each side, so that they
 * are there when they are wanted. Empty while they are under way and when they cannot be had.
 */
export function useFlanks(gene: GenePage, transcript: Transcript, choice: PartChoice, wanted: boolean): { readonly flanks: Flanks; readonly pending: boolean } {
  const { upstream, downstream } = choice;
  const window = useMemo(() => windowAround(gene.location ?? transcript.location, { upstream, downstream }), [gene, transcript, upstream, downstream]);
  const { currentData, isFetching } = api.useChromosomeStretchQuery(window, { skip: !wanted });
  const flanks = useMemo(
    () => (currentData === undefined || !wanted ? noFlanks : flanksFrom(window, currentData, transcript, choice)),
    [currentData, wanted, window, transcript, choice],
  );
  return { flanks, pending: isFetching && upstream + downstream > 0 };
}
