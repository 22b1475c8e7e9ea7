/**
 * What pages of work say first, before their help: the server writes it (api/pages/asked-description.ts), and the program draws the
 * same. Pure.
 */
import { maxCompared } from "./max-compared.ts";

export interface PageLead {
  /** In one text: what React writes in pieces is measured as larger than what the server wrote. */
  readonly text: string;
  /** Where the page says how it does it. */
  readonly help: { readonly address: string; readonly label: string };
}

export const compareLead: PageLead = {
  text: `What 2 to ${maxCompared} genes have in common, and what only some of them have: terms, partners, domains, pathways and publications. `,
  help: { address: "/documentation/compare-genes", label: "How genes are compared" },
};

export const genomeBrowserLead: PageLead = {
  text: "Genes, transcripts, protein domains and the sequence along the chromosomes. Drag to move, type a place or a gene to go there, and press a feature to read what it is. ",
  help: { address: "/documentation/genome-browser", label: "More about the genome browser" },
};
