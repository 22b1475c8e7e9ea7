/** Panels of the front page; `study` names the large study to link to. Markdown. */
import type { LargeStudy } from "../plan/references.ts";

export interface PanelText {
  readonly title: string;
  readonly type: "spotlight" | "explore" | "community";
  readonly content: string;
  readonly study?: LargeStudy;
  readonly link?: string;
  readonly linkLabel: string;
  readonly date: string;
  readonly front: boolean;
}

export const panels: readonly PanelText[] = [
  {
    title: "Where every protein is",
    type: "spotlight",
    content:
      "A library of tagged strains shows the place of *most proteins* of the demo yeast in growing cells.\n\nSynthetic data; have a look at the cellular component annotations.",
    study: "localisation",
    linkLabel: "The publication",
    date: "2025-03-04",
    front: true,
  },
  {
    title: "Deletions, one by one",
    type: "spotlight",
    content:
      "Which genes can a cell do **without**? A collection of deletion strains, grown in sixty-four conditions.",
    study: "fitness",
    linkLabel: "The publication",
    date: "2025-01-20",
    front: true,
  },
  {
    title: "Phosphorylation through the cycle",
    type: "spotlight",
    content: "Sites that come and go with the cell cycle, mapped to residues.",
    study: "phosphorylation",
    linkLabel: "The publication",
    date: "2024-10-02",
    front: true,
  },
  {
    title: "Antisense everywhere",
    type: "spotlight",
    content: "RNA genes that overlap their neighbours on the other strand: a catalogue.",
    study: "rnas",
    linkLabel: "The publication",
    date: "2024-06-11",
    front: false,
  },
  {
    title: "A map of genetic interactions",
    type: "community",
    content: "Pairs of genes whose double mutants surprise.",
    study: "genetic",
    linkLabel: "The publication",
    date: "2024-02-15",
    front: true,
  },
  {
    title: "This is a demo",
    type: "explore",
    content:
      "*Karyonia exemplaris* does not exist. Its genes, terms and publications are made up by a generator, so that you can try every page:\n\n- search for a gene name\n- open a pathway\n- combine queries",
    link: "/about",
    linkLabel: "About the demo",
    date: "2025-05-01",
    front: true,
  },
  {
    title: "Find essential genes",
    type: "explore",
    content:
      "Ask for genes annotated with *inviable vegetative cell population* and read which processes they share.",
    link: "/query",
    linkLabel: "To the queries",
    date: "2025-04-12",
    front: true,
  },
  {
    title: "Motifs in proteins",
    type: "explore",
    content: "Search all peptides for a motif such as `S..[DE]`.",
    link: "/motif_search",
    linkLabel: "To the motif search",
    date: "2025-02-08",
    front: true,
  },
  {
    title: "Processes at a glance",
    type: "explore",
    content: "A slim sums up what the genes of the demo yeast do, in some ninety broad processes.",
    link: "/browse-curation/bp-go-slim-terms",
    linkLabel: "To the slim",
    date: "2024-11-30",
    front: false,
  },
];
