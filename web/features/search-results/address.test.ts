import fc from "fast-check";
import { expect, test } from "vitest";
import {
  chosenFilters,
  pageSizes,
  sortOf,
  stateToUrl,
  urlToState,
  withType,
  withWords,
  without,
  withoutFilters,
} from "./address.ts";
import type { ResultsState } from "./address.ts";

const value = fc.string({ minLength: 1, maxLength: 12, unit: "grapheme" });
const facetNames = ["chromosome", "has", "ontology", "year"];
const anyState: fc.Arbitrary<ResultsState> = fc
  .record({
    searchTerm: fc.string({ maxLength: 20, unit: "grapheme" }).map((q) => q.trim()),
    type: fc.constantFrom(null, "gene", "term", "reference", "gocam", "allele"),
    current: fc.integer({ min: 1, max: 9999 }),
    resultsPerPage: fc.constantFrom(...pageSizes),
    sort: fc.constantFrom("relevance", "name", "-name", "-year", "year", "annotations"),
    facets: fc.dictionary(
      fc.constantFrom(...facetNames),
      fc.uniqueArray(value, { minLength: 1, maxLength: 4 }),
      { noNullPrototype: true },
    ),
  })
  .map(({ type, sort, facets, ...others }) => ({
    ...others,
    ...sortOf(sort),
    filters: [
      ...(type === null ? [] : [{ field: "type", type: "any" as const, values: [type], persistent: true }]),
      ...Object.entries(facets)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([field, values]) => ({ field, type: "any" as const, values, persistent: false })),
    ],
  }));

test("an address says a state in full, and in one way only", () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const address = stateToUrl(state);
      expect(urlToState(`?${address}`)).toEqual(state);
      expect(stateToUrl(urlToState(address))).toBe(address);
    }),
  );
});

test("an address is readable, and says only what differs from the usual", () => {
  expect(stateToUrl(urlToState(""))).toBe("q=");
  expect(stateToUrl(urlToState("?page=1&size=20&sort=relevance&q=cdc2"))).toBe("q=cdc2");
  expect(stateToUrl(urlToState("?chromosome=II&chromosome=I&chromosome=II&type=gene&q=cdc2&page=3"))).toBe(
    "q=cdc2&type=gene&chromosome=II&chromosome=I&page=3",
  );
});

test("whatever stands in an address can be read", () => {
  expect(urlToState(`?q=${"a".repeat(10_000)}`).searchTerm.length).toBe(200);
  expect(urlToState("?q=%20a%20&page=-1&size=many&sort=&chromosome=&format=tsv")).toEqual({
    searchTerm: "a",
    filters: [],
    current: 1,
    resultsPerPage: 20,
    sortField: "",
    sortDirection: "",
  });
  expect(urlToState("?size=5000").resultsPerPage).toBe(100);
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void urlToState(text)));
});

const genes = urlToState("?q=kinase&type=gene&chromosome=I&viability=viable&sort=-annotations&page=4");

test("taking a value away begins at the first page, and keeps the others", () => {
  const two = urlToState("?q=kinase&type=gene&chromosome=I&chromosome=II&viability=viable&page=4");
  expect(stateToUrl(without(two, "chromosome", "II"))).toBe(
    "q=kinase&type=gene&chromosome=I&viability=viable",
  );
  expect(stateToUrl(withoutFilters(two))).toBe("q=kinase&type=gene");
});

test("other words keep the kind, another kind keeps the words; the facets go", () => {
  expect(stateToUrl(withWords(genes, " cdc2 "))).toBe("q=cdc2&type=gene&sort=-annotations");
  expect(stateToUrl(withType(genes, "term"))).toBe("q=kinase&type=term");
  expect(chosenFilters(genes)).toEqual([
    { field: "chromosome", value: "I" },
    { field: "viability", value: "viable" },
  ]);
});
