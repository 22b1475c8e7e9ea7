/** Pages of what an address asks for by words or by a place: what they say before they have an answer. */
import type { Request } from "express";
import { askedForAs } from "../contract/values/asked-for-as.ts";
import { compareLead, genomeBrowserLead } from "../contract/values/page-lead.ts";
import type { PageLead } from "../contract/values/page-lead.ts";
import type { Page } from "../contract/values/pages.ts";
import { tidyGenes } from "../contract/values/tidy-genes.ts";
import { escapeHtml } from "../http/escape-html.ts";
import type { Description } from "./description.ts";

/** As the program draws it (web/shared/ui/PageLead.tsx). */
const leadHtml = ({ text, help }: PageLead): string =>
  `<p class="prose">${escapeHtml(text)}<a href="${help.address}">${escapeHtml(help.label)}</a></p>`;

/** Null where no genes are named: that page is drawn whole. */
export function describeComparison({ genes }: Request["query"]): Description | null {
  const asked = typeof genes === "string" ? tidyGenes(genes).split(" ") : [];
  if (asked.join("") === "") return null;
  return {
    title: ["Compare genes", asked.join(" ")],
    name: "Compare genes",
    text: `What the genes ${asked.join(", ")} have in common, and what only some of them have: terms, partners, domains, pathways and publications.`,
    lead: leadHtml(compareLead),
    facts: [],
    path: `/compare?${new URLSearchParams({ genes: asked.join(" ") }).toString()}`,
  };
}

/** Genotypes that words ask for; null for all of the release. */
export function describeGenotypes({ q }: Request["query"]): Description | null {
  const words = typeof q === "string" ? q : "";
  if (words === "") return null;
  const search = `/search?${new URLSearchParams({ q: words }).toString()}`;
  return {
    title: ["Genotypes", words],
    name: "Genotypes",
    text: `Genotypes that ${words} asks for.`,
    lead: `<p class="muted">${escapeHtml(askedForAs(words))}<a href="${escapeHtml(search)}">How the words were read</a></p>`,
    facts: [],
    path: `/genotypes?${new URLSearchParams({ q: words }).toString()}`,
  };
}

/** The genome browser, at any place. */
export const describeGenomeBrowser = ({ title, description }: Page): Description => ({
  title: [title],
  name: title,
  text: description ?? null,
  lead: leadHtml(genomeBrowserLead),
  facts: [],
  path: "/jbrowse",
});
