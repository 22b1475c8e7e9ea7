import { join } from "node:path";
import { expect, test } from "vitest";
import types from "../../config/defaults/annotation-types.json" with { type: "json" };
import { needsOfSection, readPages } from "../../config/pages.ts";
import { allTopics } from "../../index-mappings/fields/field-topics.ts";
import { geneFields } from "../../index-mappings/fields/gene.ts";

test("what a page of text, or a section of one, needs is a topic that a release can lack, or a type of annotations", async () => {
  const { pages } = await readPages(join(import.meta.dirname, "../../config/defaults"));
  const known = new Set([...allTopics(geneFields).keys(), ...types.map(({ id }) => `type ${id}`)]);
  const needs = pages.flatMap(({ needs: ofPage = [], markdown }) => [
    ...ofPage,
    ...(markdown.match(/^<!-- .*? -->$/gm) ?? []).flatMap(needsOfSection),
  ]);
  for (const one of ["alleles", "orthologs", "gene-viability"]) expect(needs).toContain(one);
  expect(needs.filter((need) => !known.has(need))).toEqual([]);
});
