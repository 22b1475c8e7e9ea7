import { join } from "node:path";
import { expect, test } from "vitest";
import types from "../../config/defaults/annotation-types.json" with { type: "json" };
import { readPages } from "../../config/pages.ts";
import { allTopics } from "../../index-mappings/fields/field-topics.ts";

test("what a page of text needs is a topic that a release can lack, or a type of annotations", async () => {
  const { pages } = await readPages(join(import.meta.dirname, "../../config/defaults"));
  const known = new Set([...allTopics({}).keys(), ...types.map(({ id }) => `type ${id}`)]);
  const needs = pages.flatMap((page) => page.needs ?? []);
  expect(needs).toContain("alleles");
  expect(needs.filter((need) => !known.has(need))).toEqual([]);
});
