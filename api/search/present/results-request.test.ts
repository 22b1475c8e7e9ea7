import { expect, it } from "vitest";
import { searchQuery } from "../../contract/search.ts";
import { requestOf } from "./results-request.ts";
import type { Facet } from "../facets/facets.ts";

const facet: Facet = {
  name: "chromosome",
  kind: "gene",
  field: "chromosome",
  title: "Chromosome",
  words: {},
  read: (chosen) => chosen.replace("chromosome_", ""),
  label: (value) => value,
  order: "count",
};
const ask = (raw: Record<string, unknown>) =>
  requestOf(searchQuery.parse(raw), raw, [facet], (_facet, value) => value === "1" || value === "2");

it("keeps what means something, each value once", () => {
  const { chosen, ignored, type } = ask({ type: "gene", chromosome: ["1", "chromosome_1", "2"] });
  expect({ type, ignored, chosen: chosen.get("chromosome") }).toEqual({
    type: "gene",
    ignored: [],
    chosen: ["1", "2"],
  });
});
it("lists what does not, and facets of other types", () => {
  expect(
    ask({ type: "gene", chromosome: ["9", "1"], colour: "red", ontology: "x", sort: "upwards" }).ignored,
  ).toEqual(["chromosome=9", "colour=red", "ontology=x", "sort=upwards"]);
  expect(ask({ chromosome: "1" })).toMatchObject({ type: null, ignored: ["chromosome=1"] });
  expect(ask({ type: "plant", page: "two" }).ignored).toEqual(["type=plant", "page=two"]);
});
it("says nothing about what is blank", () =>
  expect(ask({ type: "gene", chromosome: "", sort: "name" }).ignored).toEqual([]));
it("keeps pages in range", () => {
  expect(ask({ page: "-4", size: "5000" })).toMatchObject({ page: 1, size: 100 });
  expect(ask({ page: "3", size: "0" })).toMatchObject({ page: 3, size: 1 });
  const largest = "99999999999999999999";
  expect(ask({ page: largest, size: largest })).toMatchObject({
    page: Number.MAX_SAFE_INTEGER,
    size: 100,
    ignored: [],
  });
});
it("takes blank numbers for none, and lists what is no number", () => {
  expect(ask({ page: "", size: " " })).toMatchObject({ page: 1, size: 20, ignored: [] });
  expect(ask({ page: "1e3", size: "NaN" })).toMatchObject({
    page: 1,
    size: 20,
    ignored: ["page=1e3", "size=NaN"],
  });
  expect(ask({ page: ["2", "3"] })).toMatchObject({ page: 1, ignored: ["page=2", "page=3"] });
});
