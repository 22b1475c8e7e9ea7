import { expect, test } from "vitest";
import { geneLongName, pageTitle, titleParts } from "./titles.ts";

test("a gene's long name leaves out what it does not have", () => {
  expect(geneLongName({ uniquename: "G1", name: "abc1", product: "kinase" })).toBe("abc1 (G1) - kinase");
  expect(geneLongName({ uniquename: "G1", name: null, product: "kinase" })).toBe("G1 - kinase");
  expect(geneLongName({ uniquename: "G1", name: null, product: null })).toBe("G1");
});

test("a title begins with the site's name", () => {
  expect(pageTitle("Karyon")).toBe("Karyon");
  expect(pageTitle("Karyon", ...titleParts.term({ termid: "GO:1", name: "thing" }))).toBe(
    "Karyon - Ontology Term - GO:1 - thing",
  );
});

test("105 characters stay whole, 106 are cut to 100 plus ' ...'", () => {
  expect(pageTitle("K", "x".repeat(101))).toHaveLength(105);
  const cut = pageTitle("K", "x".repeat(102));
  expect(cut).toHaveLength(104);
  expect(cut.endsWith("x ...")).toBe(true);
});

test("a title that is cut behind a blank has no two of them, which a document would not keep", () => {
  const title = pageTitle("Site", `${"a".repeat(92)} ${"b".repeat(20)}`);
  expect(title).toBe(`Site - ${"a".repeat(92)} ...`);
});
