import fc from "fast-check";
import { expect, test } from "vitest";
import { choices, readAddress, toggled, withType, withWords, writeAddress } from "./address.ts";
import type { Wanted } from "./address.ts";
import { facetNames, kinds, pageSizes, sorts } from "./kinds.ts";
import type { Sort } from "./kinds.ts";

// Object.keys forgets what the keys are.
const sortNames = Object.keys(sorts) as Sort[];
const value = fc.string({ minLength: 1, maxLength: 12, unit: "grapheme" });
const anyState: fc.Arbitrary<Wanted> = fc.record({
  q: fc.string({ maxLength: 20, unit: "grapheme" }).map((q) => q.trim()),
  type: fc.constantFrom(null, ...kinds.map(({ type }) => type)),
  page: fc.integer({ min: 1, max: 9999 }),
  size: fc.constantFrom(...pageSizes),
  sort: fc.constantFrom(...sortNames),
  chosen: fc.dictionary(
    fc.constantFrom(...facetNames),
    fc.uniqueArray(value, { minLength: 1, maxLength: 4 }),
    { noNullPrototype: true },
  ),
});

test("an address says a state in full, and in one way only", () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const address = writeAddress(state);
      expect(readAddress(`?${address}`)).toEqual(state);
      expect(writeAddress(readAddress(address))).toBe(address);
    }),
  );
});

test("an address is readable, and says only what differs from the usual", () => {
  expect(writeAddress(readAddress(""))).toBe("q=");
  expect(writeAddress(readAddress("?page=1&size=20&sort=relevance&q=cdc2"))).toBe("q=cdc2");
  expect(writeAddress(readAddress("?chromosome=II&chromosome=I&chromosome=II&type=gene&q=cdc2&page=3"))).toBe(
    "q=cdc2&type=gene&chromosome=II&chromosome=I&page=3",
  );
});

test("whatever stands in an address can be read", () => {
  expect(readAddress(`?q=${"a".repeat(10_000)}`).q.length).toBe(200);
  expect(readAddress("?q=%20a%20&type=planet&page=-1&size=many&sort=up&chromosome=&other=1")).toEqual({
    q: "a",
    type: null,
    page: 1,
    size: 20,
    sort: "relevance",
    chosen: {},
  });
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void readAddress(text)));
});

const genes = readAddress("?q=kinase&type=gene&chromosome=I&viability=viable&sort=-annotations&page=4");

test("choosing a value begins at the first page, and choosing it again takes it away", () => {
  const two = toggled(genes, "chromosome", "II");
  expect(two).toMatchObject({ page: 1, chosen: { chromosome: ["I", "II"], viability: ["viable"] } });
  expect(toggled(two, "chromosome", "II")).toEqual({ ...genes, page: 1 });
  expect(toggled(genes, "chromosome", "I").chosen).toEqual({ viability: ["viable"] });
});

test("a facet of another kind shows that kind", () => {
  expect(toggled(readAddress("?q=kinase"), "ontology", "molecular_function")).toMatchObject({
    type: "term",
    chosen: { ontology: ["molecular_function"] },
  });
  expect(toggled(genes, "ontology", "molecular_function").chosen).toEqual({
    ontology: ["molecular_function"],
  });
});

test("other words keep the kind, another kind keeps the words; the facets go", () => {
  expect(withWords(genes, " cdc2 ")).toMatchObject({ q: "cdc2", type: "gene", page: 1, chosen: {} });
  expect(withType(genes, "term")).toMatchObject({
    q: "kinase",
    type: "term",
    page: 1,
    sort: "relevance",
    chosen: {},
  });
  expect(choices(genes)).toEqual([
    { name: "chromosome", value: "I" },
    { name: "viability", value: "viable" },
  ]);
});
