import { expect, test } from "vitest";
import type { Site } from "../../../config/schema.ts";
import { pagesNamed, readingBeside } from "./signposts.ts";

const site = {
  taxonid: 1,
  organisms: [{ taxonid: 1, genus: "Testus", species: "minor", common_name: "test yeast" }],
} as unknown as Site;
const signposts = [
  { label: "Downloads", url: "/downloads", words: ["download", "files"] },
  { label: "Genome", url: "/downloads/genome", words: ["download gff", "fasta"] },
  { label: "How to cite", url: "/cite", words: ["cite", "citation"] },
  { label: "Related", url: "/related", words: ["other databases"] },
  { label: "Codes", url: "/codes", words: ["iea meaning"] },
  { label: "Motifs", url: "/motifs", words: ["motif search"] },
];

test.each<[text: string, urls: string[], areMeant: boolean]>([
  ["how do I cite", ["/cite"], true],
  ["Citations", ["/cite"], true],
  ["download GFF", ["/downloads/genome", "/downloads"], true],
  ["how do I cite test yeast", ["/cite"], true],
  ["Testus minor citation", ["/cite"], true],
  ["how can I search for a motif", ["/motifs"], true],
  ["where can I download phenotypes", ["/downloads"], true],
  ["can I download the phenotypes of a strain", ["/downloads"], true],
  ["SH3 motif search", ["/motifs"], false],
  ["files for Excel", ["/downloads"], true],
  ["other databases", ["/related"], true],
  ["what does IEA mean?", ["/codes"], true],
  ["definition of IEA", ["/codes"], true],
  ["IEA", [], false],
  // What the site is called says nothing of others.
  ["how often is the database updated", [], false],
  ["cdc2", [], false],
  ["which genes are in the nucleus", [], false],
  ["", [], false],
])("“%s” leads to %j, and asks for nothing else: %s", (text, urls, areMeant) => {
  const found = pagesNamed(text, { signposts, site });
  expect(found.pages.map(({ url }) => url)).toEqual(urls);
  expect(found.areMeant).toBe(areMeant);
});

test("a text of any length and script is looked at", () => {
  expect(pagesNamed("cite ".repeat(5_000), { signposts, site }).pages.length).toBeLessThanOrEqual(1);
  expect(pagesNamed("引用 \u0000 <b>.*", { signposts, site }).pages).toEqual([]);
});

test("who asks for a page is not told what some of the words name", () => {
  const reading = { left_out: ["report"] } as unknown as Parameters<typeof readingBeside>[1];
  expect(readingBeside({ pages: [], areAll: false, areMeant: true }, reading)).toBeNull();
  expect(readingBeside({ pages: [], areAll: true, areMeant: true }, reading)).toBeNull();
  expect(readingBeside({ pages: [], areAll: false, areMeant: false }, reading)).toBe(reading);
});
