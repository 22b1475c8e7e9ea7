/** What the page of compared genes says first: the server writes it (api/pages/asked-description.ts), and the program draws the same. Pure. */
import { maxCompared } from "./max-compared.ts";

/** Where the page says how it does it. */
export const compareHelp = {
  address: "/documentation/compare-genes",
  label: "How genes are compared",
} as const;

/** In one text: what React writes in pieces is measured as larger than what the server wrote. A link to the help follows. */
export const compareLead = `What 2 to ${maxCompared} genes have in common, and what only some of them have: terms, partners, domains, pathways and publications. `;

/** Genes as they are typed, one blank between. */
export const tidyGenes = (text: string): string =>
  text
    .split(/[\s,;+]+/)
    .filter(Boolean)
    .join(" ");
