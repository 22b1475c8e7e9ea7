import { describe, expect, it } from "vitest";
import { searchText } from "../../../index-mappings/fields/field.ts";
import { searchable } from "./searchable.ts";

const shown = { id: "GO:1", label: "x", detail: "", weight: 1 };
const fields = { name: searchText("names", "name") };
const joined = (name: string): readonly string[] => searchable(fields, { name }, shown).phrases;

describe("searchable", () => {
  it.each([
    ["histone H3-K4 methylation", ["histone H3K4 methylation"]],
    ["wild-type spindle-pole body", ["wildtype spindlepole body"]],
    ["cyclin-dependent protein kinase", ["cyclindependent protein kinase"]],
    ["wee1-50", []],
    ["mitotic cell cycle", []],
    ["a-b-c-d-e", []],
    ["5'-3' exonuclease", []],
  ])("joins the compounds of %j: %j", (name, expected) => expect(joined(name)).toEqual(expected));

  it("is listed unless it says otherwise", () => {
    expect(searchable(fields, { name: "x" }, shown).listed).toBe(true);
    expect(searchable(fields, { name: "x" }, { ...shown, listed: false }).listed).toBe(false);
  });
});
