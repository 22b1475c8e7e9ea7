import { Link } from "react-router-dom";
import { useDeployment } from "../../shared/boot/boot.ts";
import { urls } from "../../shared/urls/urls.ts";
import { TabRow } from "../../shared/ui/TabRow.tsx";

/** The ways to look at results, by the first part of the address. */
export function ResultsTabs({ id, mode }: { readonly id: string; readonly mode: string }) {
  const slims = Object.keys(useDeployment().site.slims);
  const [kind = ""] = mode.split(":");
  const tabs = [
    { kind: "results", label: "Genes", to: urls.results(id) },
    ...(slims[0] === undefined
      ? []
      : [{ kind: "slim", label: "Slims", to: urls.resultsAs(`slim:${slims[0]}`, id) }]),
    { kind: "subset-count", label: "Pathway models", to: urls.resultsAs("subset-count:gomodel", id) },
    { kind: "vis", label: "One line a gene", to: urls.resultsAs("vis", id) },
    { kind: "gene-ex", label: "Expression", to: urls.resultsAs("gene-ex", id) },
    { kind: "enrichment", label: "Enrichment", to: urls.enrichment(id) },
  ];
  return (
    <TabRow label="Ways to look at these genes" at={kind}>
      {tabs.map((tab) => (
        <Link key={tab.kind} to={tab.to} aria-current={tab.kind === kind ? "page" : undefined}>
          {tab.label}
        </Link>
      ))}
    </TabRow>
  );
}
