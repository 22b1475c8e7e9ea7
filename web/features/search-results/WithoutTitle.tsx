import { useDataGaps } from "../../shared/boot/boot.ts";
import { NotInRelease } from "../states/NotInRelease.tsx";
import type { Answered } from "./use-results.ts";

/** Says that words do not find all publications, where their number could be taken for all there are. */
export function WithoutTitle({ state, type, answer }: Answered) {
  const gap = useDataGaps().find(({ topic }) => topic === "titles of publications");
  const found = answer.totals.find((one) => one.type === "reference")?.total ?? 0;
  const isCounted = type === "reference" || (type === null && found === 0);
  return gap !== undefined && isCounted && state.searchTerm.trim() !== "" ? (
    <NotInRelease label={gap.label} reason={gap.reason} isPartial />
  ) : null;
}
