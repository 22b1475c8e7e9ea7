import { useDataGaps } from "../../shared/boot/boot.ts";
import { NotInRelease } from "../states/NotInRelease.tsx";
import type { Answered } from "./use-results.ts";

/**
 * Says that words do not find all publications, where their number could be taken for all there are. Whoever asks for genes
 * does not count publications.
 */
export function WithoutTitle({ state, type, answer }: Answered) {
  const gap = useDataGaps().find(({ topic }) => topic === "titles of publications");
  const found = answer.totals.find((one) => one.type === "reference")?.total ?? 0;
  const isOfGenes = [answer.reading?.target, answer.named?.type].some(
    (kind) => kind === "gene" || kind === "allele" || kind === "genotype",
  );
  const isAskedFor = answer.reading?.target === "reference";
  const isCounted = type === "reference" || (type === null && (isAskedFor || (found === 0 && !isOfGenes)));
  return gap !== undefined && isCounted && state.searchTerm.trim() !== "" ? (
    <NotInRelease label={gap.label} reason={gap.reason} isPartial />
  ) : null;
}
