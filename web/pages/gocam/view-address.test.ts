import { expect, test } from "vitest";
import { readModels } from "../../features/pathways/model-address.ts";
import { flagsOf, readView, shownAtFirst } from "./view-address.ts";

const flags = (address: string): string =>
  flagsOf(readModels(address), shownAtFirst(readModels(address))).join(",");

test.each([
  ["a", "no_inputs"],
  ["a+b", "no_inputs"],
  ["ALL_MERGED", "no_chemicals,no_inputs"],
  ["ALL_CONNECTED", "no_chemicals,no_inputs"],
  ["a:no_chemicals,no_inputs", "no_chemicals,no_inputs"],
  ["a:trim_models", "no_inputs,trim_models"],
  ["a:show_models", "no_inputs,show_models"],
  ["a+b:hide_models", "no_inputs,hide_models"],
  ["a:retain_genes", "no_inputs,retain_genes"],
  ["a:unheard_of", "no_inputs"],
])("%s begins with the flags %s", (address, expected) => expect(flags(address)).toBe(expected));

test("what is chosen is in the flags", () => {
  const models = readModels("a+b");
  expect(flagsOf(models, { chemicals: true, targets: true, boundaries: true })).toEqual([]);
  expect(flagsOf(models, { chemicals: false, targets: true, boundaries: false })).toEqual([
    "no_chemicals",
    "hide_models",
  ]);
});

test("an address tells where the reader comes from and what it is called", () => {
  expect(
    readView("/gocam/view/term/a/GO:0007094/checkpoint", {
      source: "term",
      id: "a",
      from: "GO:0007094",
      name: "checkpoint",
    }),
  ).toMatchObject({
    isPlain: true,
    from: "term",
    source: { kind: "term", termid: "GO:0007094" },
    sourceId: "GO:0007094",
    name: "checkpoint",
  });
  expect(readView("/gocam/pombase-view/docs/a", { source: "docs", id: "a" })).toMatchObject({
    isPlain: false,
    from: "docs",
    source: { kind: "none" },
    sourceId: null,
    name: null,
  });
});
