import { Link } from "react-router-dom";
import type { EntityType } from "../../../api/contract/index.ts";
import { useDataGaps } from "../../shared/boot/boot.ts";
import { count } from "../../shared/format/format.ts";
import { Glyph } from "../entities/Glyph.tsx";
import { TabRow } from "../../shared/ui/TabRow.tsx";
import { stateToUrl, withType } from "./address.ts";
import { useKinds } from "./kinds.ts";
import type { Results } from "./use-results.ts";

/** What has to be told for none of a kind to be a finding. */
const topics: Partial<Readonly<Record<EntityType, string>>> = {
  allele: "alleles",
  gocam: "pathway models",
};

/** Links to the kinds of results, each with how many there are whatever the filters. */
export function Tabs({ state, type: shown, answer }: Pick<Results, "state" | "type" | "answer">) {
  const kinds = useKinds();
  const dataGaps = useDataGaps();
  const totals = answer && new Map(answer.totals.map(({ type, total }) => [type, total]));
  /** Of genes the words may ask for more than those that have them: the number is not to be taken for the answer. */
  const isInPart = (type: EntityType | null, total: number | null): boolean =>
    type === "gene" && answer?.reading?.target === "gene" && total !== null && total < answer.reading.count;
  const isMissing = (type: EntityType | null): boolean =>
    type !== null && dataGaps.some(({ topic, is_partial }) => !is_partial && topic === topics[type]);
  const tab = (type: EntityType | null, title: string, total: number | null) => (
    <Link
      key={title}
      to={{ search: stateToUrl(withType(state, type)) }}
      preventScrollReset
      aria-current={shown === type ? "page" : undefined}
    >
      {type !== null && <Glyph type={type} />}
      {title}
      {total !== null && (
        <span className="n">
          {total === 0 && isMissing(type) ? "not in this release" : count(total)}
          {isInPart(type, total) && " named so"}
        </span>
      )}
    </Link>
  );
  return (
    <TabRow label="Kind of result" at={`${shown} ${totals !== null}`}>
      {tab(null, "All", totals && totals.values().reduce((sum, total) => sum + total, 0))}
      {kinds
        .filter(({ type }) => totals === null || totals.has(type))
        .map(({ type, title }) => tab(type, title, totals?.get(type) ?? null))}
    </TabRow>
  );
}
