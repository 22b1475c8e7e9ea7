import { expect, it } from "vitest";
import { searchQuery } from "../../contract/search.ts";
import { ProblemError } from "../../problem/problem-error.ts";
import type { Facet } from "../facets/facets.ts";
import { requestOf } from "./results-request.ts";

const facet: Facet = {
  name: "chromosome",
  kind: "gene",
  field: "chromosome",
  title: "Chromosome",
  words: {},
  read: (chosen) => chosen.replace("chromosome_", ""),
  label: (value) => value,
  order: "count",
  isFlag: false,
  isOfAll: true,
};
const ask = (raw: Record<string, unknown>) =>
  requestOf(searchQuery.parse(raw), [facet], () => new Set(["1", "2"]));

function refusals(raw: Record<string, unknown>): unknown {
  try {
    return ask(raw);
  } catch (error) {
    if (error instanceof ProblemError) return error.extensions.errors;
    throw error;
  }
}

it("keeps what means something, each value once", () => {
  const { chosen, type } = ask({ type: "gene", chromosome: ["1", "chromosome_1", "2"] });
  expect({ type, chosen: chosen.get("chromosome") }).toEqual({ type: "gene", chosen: ["1", "2"] });
});
it("refuses what does not, and names it: values, facets and orders of other types", () => {
  expect(refusals({ type: "gene", chromosome: ["9", "1"], ontology: "x", sort: "year" })).toMatchObject([
    { where: "query.chromosome", value: "9", reason: "has no value 9; there are 1, 2" },
    { where: "query.ontology", reason: "is no filter of this site" },
    { where: "query.sort" },
  ]);
  expect(refusals({ chromosome: "1" })).toEqual([
    { where: "query.chromosome", reason: "is a filter of type=gene" },
  ]);
});
