import { expect, test } from "vitest";
import { labelled, predefinedQuery, readSource } from "./source.ts";

const id = "3f2504e0-4f89-5d3a-9a0c-0305e82c3301";

test("an id is a UUID, whatever dots and blanks follow it", () => {
  expect(readSource("id", `${id}. `)).toEqual({ kind: "id", id });
  expect(readSource("id", id.toUpperCase())).toEqual({ kind: "id", id });
  expect(readSource("id", "nope")).toEqual({ kind: "error", text: "can't find query for ID nope" });
});

test("JSON is a query or its constraints alone; anything else says what is wrong", () => {
  const constraints = { subset: { subset_name: "feature_type_tRNA_gene" } };
  expect(readSource("json", JSON.stringify(constraints))).toEqual({ kind: "constraints", constraints });
  expect(readSource("json", JSON.stringify({ name: "tRNA", constraints, output_options: {} }))).toEqual({
    kind: "constraints",
    constraints: { ...constraints, node_name: "tRNA" },
  });
  for (const text of [
    "{bad",
    "[]",
    "null",
    '{"constraints":{}}',
    '{"constraints":{"no_such":1}}',
    '{"and":[]}',
  ]) {
    expect(readSource("json", text), text).toMatchObject({
      kind: "error",
      text: expect.stringContaining("does not hold a query"),
    });
  }
});

test("queries by name are found with and without the word before their name", () => {
  const queries = ["canned_query:all_genes", "all_genes", "canned_query:viable"].map((query) => ({
    id: query,
    name: query,
    constraints: {},
  }));
  expect(predefinedQuery(queries, "all_genes")?.id).toBe("all_genes");
  expect(predefinedQuery(queries, "viable")?.id).toBe("canned_query:viable");
  expect(predefinedQuery(queries, "canned_query:viable")?.id).toBe("canned_query:viable");
  expect(predefinedQuery(queries, "none")).toBeUndefined();
});

test("conditions get names too", () => {
  const term = {
    termid: "FYPO:1",
    name: "mine",
    conditions: [{ termid: "FYECO:1" }],
    excluded_conditions: null,
  };
  expect(labelled({ term }, { "FYPO:1": "one", "FYECO:1": "cold" })).toEqual({
    term: { ...term, conditions: [{ termid: "FYECO:1", name: "cold" }] },
  });
});

test("terms that a query names by their id only get their names, however deep they stand", () => {
  const labels = { "GO:1": "one" };
  expect(
    labelled(
      { not: { node_a: { and: [{ term: { termid: "GO:1" } }, { term: { termid: "GO:2", name: "two" } }] } } },
      labels,
    ),
  ).toEqual({
    not: [{ and: [{ term: { termid: "GO:1", name: "one" } }, { term: { termid: "GO:2", name: "two" } }] }],
  });
});
