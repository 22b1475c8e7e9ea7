/** What browsers need to offer the site as a search engine (OpenSearch 1.1). */
import { originOf } from "../../http/origin.ts";
import type { RequestHandler } from "express";
import type { Deployment } from "../../../config/schema.ts";
import { escapeHtml } from "../../http/escape-html.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { suggest } from "./suggest.ts";
import type { Services } from "../../context/services.ts";

/** Longest short name and description of the format. */
const maxName = 16;
const maxDescription = 1024;

/** The description document. Pure. */
function openSearchDocument({ site }: Pick<Deployment, "site">, origin: string): string {
  const address = (path: string): string => escapeHtml(origin + path);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml([...site.site_name].slice(0, maxName).join(""))}</ShortName>
  <Description>${escapeHtml([...site.site_description].slice(0, maxDescription).join(""))}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${address("/mark.svg")}</Image>
  <Url type="text/html" method="get" template="${address("/search?q={searchTerms}")}"/>
  <Url type="application/x-suggestions+json" method="get" template="${address("/api/v1/dataset/latest/search/opensearch?q={searchTerms}")}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${address("/opensearch.xml")}"/>
</OpenSearchDescription>
`;
}

/** Serves the OpenSearch description, by which browsers add the site to their search engines. */
export const openSearch =
  (services: Pick<Services, "deployment" | "publicUrl">): RequestHandler =>
  (request, response) => {
    response.set("Cache-Control", "public, max-age=3600").type("application/opensearchdescription+xml");
    response.send(openSearchDocument(services.deployment, originOf(request, services)));
  };

export type BrowserSuggestions = [typed: string, labels: string[], details: string[], addresses: string[]];

/** What a browser shows under its own search field: the hits of the search box, best group first, each label once. */
export async function browserSuggestions(
  typed: string,
  services: Services,
  generation: LoadedGeneration,
): Promise<BrowserSuggestions> {
  const { groups } = await suggest(typed, services, generation);
  const hits = [...new Map(groups.flatMap((group) => group.hits).map((hit) => [hit.label, hit])).values()];
  // The browser searches for the label that is chosen; the addresses are those of the results.
  return [
    typed,
    hits.map(({ label }) => label),
    hits.map(({ detail }) => detail),
    hits.map(({ label }) => `/search?q=${encodeURIComponent(label)}`),
  ];
}
