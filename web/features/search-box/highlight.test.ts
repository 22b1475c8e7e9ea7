import fc from "fast-check";
import { expect, test } from "vitest";
import { cut, cutAtWord } from "../../shared/format/cut.ts";
import { highlight } from "./highlight.ts";

const marked = (text: string, query: string): string =>
  highlight(text, query)
    .map((segment) => (segment.marked ? `[${segment.text}]` : segment.text))
    .join("");

test("each word of the query is marked wherever it stands, whatever its case", () => {
  expect(marked("kinase Cdk1/Cdc2", "cdc2 KIN")).toBe("[kin]ase Cdk1/[Cdc2]");
  expect(marked("cdc25 cdc22", "cdc2")).toBe("[cdc2]5 [cdc2]2");
  expect(marked("Rodríguez", "rodriguez")).toBe("[Rodríguez]");
});

test("a single letter is marked only as a whole word, and wildcards are plain text", () => {
  expect(marked("protein A of a cell", "a")).toBe("protein [A] of [a] cell");
  expect(marked("cdc2", "cdc*")).toBe("[cdc]2");
  expect(marked("cdc2", ".*")).toBe("cdc2");
});

test("words that overlap make one mark", () => {
  expect(marked("mitotic", "mito mit")).toBe("[mito]tic");
  expect(marked("M phase", "m phase")).toBe("[M phase]");
});

test("what the search takes for the same is marked: other forms, slips, Greek letters, the gene in an allele", () => {
  expect(marked("protein kinase", "kinases")).toBe("protein [kinase]");
  expect(marked("unfolded proteins", "protiens")).toBe("unfolded [proteins]");
  expect(marked("tubulin beta", "β-tubulin")).toBe("[tubulin] [beta]");
  expect(marked("β-tubulin Nda3", "tubulin beta")).toBe("[β]-[tubulin] Nda3");
  expect(marked("kinase Cdc2", "cdc2Δ")).toBe("kinase [Cdc2]");
  expect(marked("Cdc25", "Cdc25p")).toBe("[Cdc25]");
  expect(marked("H3-K4 methylation", "H3K4")).toBe("[H3-K4] methylation");
});

test("no character is lost or added, for any text and query", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (text, query) => {
      expect(
        highlight(text, query)
          .map((segment) => segment.text)
          .join(""),
      ).toBe(text);
    }),
  );
});

test("names over 55 characters are cut to 52 and an ellipsis, details over 73 to 70", () => {
  expect(cut("x".repeat(55), 55)).toBe("x".repeat(55));
  expect(cut("x".repeat(56), 55)).toBe(`${"x".repeat(52)}…`);
  expect(cut("x".repeat(74), 73)).toBe(`${"x".repeat(70)}…`);
  expect(cut(`${"x".repeat(51)} ${"y".repeat(20)}`, 55)).toBe(`${"x".repeat(51)}…`);
});

test("titles in links are cut at a word near 60 characters", () => {
  const title = "Fission yeast Wee1 is required for stable kinetochore-microtubule attachment";
  expect(cutAtWord(title, 60)).toBe("Fission yeast Wee1 is required for stable…");
  expect(cutAtWord("short", 60)).toBe("short");
  expect(cutAtWord("x".repeat(80), 60)).toBe(`${"x".repeat(60)}…`);
});
