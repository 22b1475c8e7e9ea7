import { expect, test } from "vitest";
import { expectedRows } from "./expected.ts";

const plain = { feature_type: "gene" as const, split_by_parents: [] };

test("a summary has a row a term, and lines for what several annotations to one term say", () => {
  expect(expectedRows(plain, { terms: 7, annotations: 65 }, "summary", 50)).toEqual({
    rows: 7,
    heads: 1,
    extensions: 14,
  });
  expect(expectedRows(plain, { terms: 142, annotations: 142 }, "summary", 50)).toEqual({
    rows: 50,
    heads: 1,
    extensions: 0,
  });
});

test("details have a row an annotation and one a term", () => {
  expect(expectedRows(plain, { terms: 7, annotations: 30 }, "details", 50)).toEqual({
    rows: 30,
    heads: 8,
    extensions: 0,
  });
});

test("without terms there are few rows, but for interactions", () => {
  expect(expectedRows(plain, { terms: 0, annotations: 8 }, "summary", 50)).toEqual({
    rows: 3,
    heads: 1,
    extensions: 0,
  });
  expect(
    expectedRows(
      { ...plain, feature_type: "interaction" as const },
      { terms: 0, annotations: 164 },
      "summary",
      50,
    ),
  ).toEqual({ rows: 50, heads: 1, extensions: 0 });
});
