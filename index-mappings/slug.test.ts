import { expect, it } from "vitest";
import { anchors, slug } from "./slug.ts";

it("makes words for addresses", () => {
  expect(slug("Wild type product level")).toBe("wild-type-product-level");
  expect(slug("cdc2Δ(1–5)")).toBe("cdc2delta-1-5");
  expect(slug("%%")).toBe("x");
});

it("numbers the headings of a page that come again", () => {
  expect(["Genes", "Terms", "genes", "Genes"].map(anchors())).toEqual([
    "genes",
    "terms",
    "genes-2",
    "genes-3",
  ]);
});
