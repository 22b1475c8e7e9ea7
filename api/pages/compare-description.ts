/** The page of genes that an address asks to be compared. */
import type { Request } from "express";
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
    path: `/compare?genes=${encodeURIComponent(asked.join(" "))}`,
  };
}
