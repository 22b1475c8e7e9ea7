import { expect, test } from "vitest";
import { cardSvg, linesOf } from "./card.ts";
import type { Card } from "./card.ts";
import { cardOfGene } from "./gene-card.ts";

const card: Card = {
  site: "A <site>",
  organism: "Genus species",
  kind: "Gene",
  title: "abc1",
  isItalic: true,
  id: "G.1",
  text: "a protein",
  facts: ["I:1..900", "300 aa"],
  strip: [
    { start: 1, end: 900, isForward: true, label: "abc1", isFocus: true },
    { start: 1_000, end: 1_010, isForward: false, label: "a-name-without-room", isFocus: false },
  ],
  accent: "#0b5791",
};

test("a text is cut at words, and says where more follows", () => {
  expect(linesOf("one two three", 7, 3)).toEqual(["one two", "three"]);
  expect(linesOf("one two three four five", 9, 2)).toEqual(["one two", "three…"]);
  expect(linesOf("unbreakable", 5, 2)).toEqual(["unbr…"]);
  expect(linesOf("", 5, 2)).toEqual([]);
});

test("a card names what it is about, and labels neighbours that have room", () => {
  const svg = cardSvg(card);
  expect(svg).toContain("A &lt;site&gt;");
  expect(svg).toContain(">abc1</text>");
  expect(svg).toContain("I:1..900   ·   300 aa");
  expect(svg).not.toContain("a-name-without-room");
  expect(svg).not.toMatch(/NaN|Infinity/);
});

test("a card of a long name without neighbours and facts is whole, too", () => {
  const svg = cardSvg({ ...card, title: "x".repeat(200), id: "", facts: [], strip: [], text: "" });
  expect(svg).not.toMatch(/NaN|Infinity/);
});

test("the card of a gene names its chromosome as the deployment does", () => {
  const gene = {
    uniquename: "G.1",
    name: "abc1",
    product: "a protein",
    feature_type: "mRNA gene",
    organism: { genus: "Genus", species: "species", common_name: "yeast" },
    deletion_viability: null,
    location: {
      chromosome_name: "KE651166",
      start_pos: 1,
      end_pos: 900,
      strand: "forward" as const,
      phase: null,
    },
    transcripts: [],
    allele_count: 0,
    annotation_counts: [],
    gene_neighbourhood: [],
  };
  const scaffold = {
    id: "KE651166",
    aliases: [],
    name: "1",
    long_display_name: "1",
    show_on_front_page: true,
  };
  const site = { site_name: "A site", accent_colour: null };
  expect(cardOfGene(gene, { ...site, chromosomes: [scaffold] }).facts).toEqual(["1:1..900"]);
  expect(cardOfGene(gene, { ...site, chromosomes: [] }).facts).toEqual(["KE651166:1..900"]);
});
