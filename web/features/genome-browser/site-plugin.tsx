/** What this site adds to JBrowse: its own search for names, a reader of its files, and the way from a feature to the page of its gene. */
import Plugin from "@jbrowse/core/Plugin";
import type PluginManager from "@jbrowse/core/PluginManager";
import { ConfigurationSchema } from "@jbrowse/core/configuration";
import { BaseAdapter } from "@jbrowse/core/data_adapters/BaseAdapter";
import TextSearchAdapterType from "@jbrowse/core/pluggableElementTypes/TextSearchAdapterType";
import BaseResult from "@jbrowse/core/TextSearch/BaseResults";
import type { GenomeHit, GenomeSearchAnswer } from "../../../api/contract/index.ts";
import { pageAddress } from "../../shared/urls/dataset.ts";
import { urls } from "../../shared/urls/urls.ts";
import { hitsNamed } from "./named-hit.ts";
import { addSiteFiles } from "./site-files.ts";

const adapterName = "SiteSearchAdapter";

/** The configuration of the search in an assembly. */
export const siteSearch = (assembly: string, dataset: string) => ({
  type: adapterName,
  textSearchAdapterId: "site-search",
  assemblyNames: [assembly],
  dataset,
});

const searchSchema = ConfigurationSchema(
  adapterName,
  {
    assemblyNames: { type: "stringArray", defaultValue: [] },
    /** Address of the data set that is searched. */
    dataset: { type: "string", defaultValue: "" },
  },
  { explicitlyTyped: true, explicitIdentifier: "textSearchAdapterId" },
);

function shown({ id, label, matched }: GenomeHit): string {
  return [label, label === id ? null : id, matched && matched.text !== id ? matched.text : null]
    .filter((part) => part !== null)
    .join(" · ");
}

/** Finds genes as the site's search box does. */
class SiteSearchAdapter extends BaseAdapter {
  /** @param args what was typed; `exact` when it was sent off, so that a whole name leads there at once */
  async searchIndex({
    queryString,
    searchType,
  }: {
    readonly queryString: string;
    readonly searchType?: string;
  }): Promise<BaseResult[]> {
    const answer = await fetch(
      `${String(this.getConf("dataset"))}/genome/search?q=${encodeURIComponent(queryString)}`,
    );
    if (!answer.ok) throw new Error(`The search for names answered ${answer.status}.`);
    // The api checks its answers against the contract's schemas in its own tests.
    const { hits } = (await answer.json()) as GenomeSearchAnswer;
    const exact = searchType === "exact" ? hitsNamed(hits, queryString) : [];
    return (exact.length > 0 ? exact.slice(0, 1) : hits).map((hit) => {
      const { chromosome_name: chromosome, start_pos: start, end_pos: end } = hit.location;
      return new BaseResult({
        label: hit.label,
        displayString: shown(hit),
        locString: `${chromosome}:${start}..${end}`,
      });
    });
  }
}

interface PanelProps {
  /** Attributes of the feature that was chosen; those of GFF3 in lower case. */
  readonly feature: Readonly<Record<string, unknown>>;
}

function GeneLink({ feature }: PanelProps) {
  const { gene } = feature;
  if (typeof gene !== "string") return null;
  // The page around it may be one that embeds the browser.
  return (
    <p className="gene-of-feature">
      <a href={pageAddress(urls.gene(gene))} target={parent === window ? "_self" : "_top"}>
        Gene page of {gene}
      </a>
    </p>
  );
}

/** What JBrowse does as this site does: names found by its search, genes that lead to their pages. */
export default class SitePlugin extends Plugin {
  override name = "SitePlugin";

  override install(manager: PluginManager): void {
    addSiteFiles(manager);
    manager.addTextSearchAdapterType(
      () =>
        new TextSearchAdapterType({
          name: adapterName,
          configSchema: searchSchema,
          AdapterClass: SiteSearchAdapter,
        }),
    );
    manager.addToExtensionPoint(
      "Core-extraFeaturePanel",
      (panel: unknown, { feature }: Record<string, unknown>) => {
        // Features of other tracks have no gene.
        const isOfGene = typeof feature === "object" && feature !== null && "gene" in feature;
        return isOfGene ? { name: "On this site", Component: GeneLink } : panel;
      },
    );
  }
}
