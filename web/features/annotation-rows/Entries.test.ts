import { expect, test } from "vitest";
import { joinedEntries } from "./Entries.tsx";
import type { Entry } from "./Entries.tsx";

const entry = (gene: string, ...parts: [relation: string, target: string][]): Entry => ({
  genes: [{ uniquename: gene, name: null, product: null }],
  genotype: null,
  extension: parts.map(([relation, text]) => ({
    relation,
    relation_label: relation,
    target: { kind: "text", text },
  })),
});
const said = (entries: readonly Entry[]) =>
  joinedEntries(entries).map(({ parts, isList }) => [
    isList,
    ...parts.map(({ target }) => (target.kind === "text" ? target.text : "")),
  ]);

test("targets of one relation of one gene are a list", () => {
  expect(
    said([entry("a", ["has_input", "x"]), entry("a", ["has_input", "y"]), entry("b", ["has_input", "z"])]),
  ).toEqual([
    [true, "x", "y"],
    [false, "z"],
  ]);
});

test("extensions of several parts stay whole, and relations apart", () => {
  expect(
    said([
      entry("a", ["has_input", "x"], ["during", "p"]),
      entry("a", ["has_input", "y"], ["during", "p"]),
      entry("a", ["during", "q"]),
      entry("a", ["has_input", "z"]),
    ]),
  ).toEqual([
    [false, "x", "p"],
    [false, "y", "p"],
    [false, "q"],
    [false, "z"],
  ]);
});
