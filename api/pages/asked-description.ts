/** Pages of what an address asks for by words: what they say before they have an answer. */
import type { Request } from "express";
import { askedForAs } from "../contract/values/asked-for-as.ts";
import { compareHelp, compareLead, tidyGenes } from "../contract/values/compare-lead.ts";
import { escapeHtml } from "../http/escape-html.ts";
import type { Description } from "./description.ts";

/** Null where no genes are named: that page is drawn whole. */
export function describeComparison({ genes }: Request["query"]): Description | null {
  const asked = typeof genes === "string" ? tidyGenes(genes).split(" ") : [];
  if (asked.join("") === "") return null;
  const { address, label } = compareHelp;
  return {
    title: ["Compare genes", asked.join(" ")],
    name: "Compare genes",
    text: `What the genes ${asked.join(", ")} have in common, and what only some of them have: terms, partners, domains, pathways and publications.`,
    lead: `<p class="prose">${escapeHtml(compareLead)}<a href="${address}">${escapeHtml(label)}</a></p>`,
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
