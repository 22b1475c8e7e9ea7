import { Link } from "react-router-dom";
import { useDataGaps, useDeployment } from "../../shared/boot/boot.ts";
import { urls } from "../../shared/urls/urls.ts";
import { TabRow } from "../../shared/ui/TabRow.tsx";

/** Sections of gene pages that tell of one gene what a way to look at results tells of many. */
const sections: Readonly<Record<string, string>> = { "gene-ex": "quantitative-expression" };

/** The ways to look at results, by the first part of the address; last those that the release has nothing for, which say why. */
export function ResultsTabs({ id, mode }: { readonly id: string; readonly mode: string }) {
  const slims = Object.keys(useDeployment().site.slims);
  const gaps = useDataGaps();
  const [kind = ""] = mode.split(":");
  const reasonOf = (tab: string): string | undefined =>
    gaps.find(({ section, is_partial }) => section !== null && section === sections[tab] && !is_partial)
      ?.reason;
  const tabs = [
    { kind: "results", label: "Genes", to: urls.results(id) },
    ...(slims[0] === undefined
      ? []
      : [{ kind: "slim", label: "Slims", to: urls.resultsAs(`slim:${slims[0]}`, id) }]),
    { kind: "subset-count", label: "Pathway models", to: urls.resultsAs("subset-count:gomodel", id) },
    { kind: "vis", label: "One line a gene", to: urls.resultsAs("vis", id) },
    { kind: "gene-ex", label: "Expression", to: urls.resultsAs("gene-ex", id) },
    { kind: "enrichment", label: "Enrichment", to: urls.enrichment(id) },
  ]
    .map((tab) => ({ ...tab, reason: reasonOf(tab.kind) }))
    .toSorted((a, b) => Number(a.reason !== undefined) - Number(b.reason !== undefined));
  return (
    <TabRow label="Ways to look at these genes" at={kind}>
      {tabs.map((tab) => (
        <Link
          key={tab.kind}
          to={tab.to}
          className={tab.reason === undefined ? undefined : "is-missing"}
          title={tab.reason && `Not in this release: ${tab.reason}`}
          aria-current={tab.kind === kind ? "page" : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </TabRow>
  );
}
