import { expect, test } from "vitest";
import type { Interaction } from "../annotations/interactions.ts";
import { detailPages } from "./detail-pages.ts";

const nothing: Pick<Interaction, "type" | "doubleMutant" | "rescued"> = {
  type: "genetic_interactions",
  doubleMutant: null,
  rescued: null,
};
const detail = (phenotype: string | null) => ({ genotype: null, phenotype, extension: [] });

test("an interaction stands on pages of the phenotypes that it names", () => {
  expect(detailPages(nothing)).toEqual([]);
  expect(detailPages({ ...nothing, doubleMutant: detail("FYPO:1"), rescued: detail("FYPO:2") })).toEqual([
    { table: "double_mutant_genetic_interactions", kind: "term", id: "FYPO:1" },
    { table: "single_allele_genetic_interactions", kind: "term", id: "FYPO:2" },
  ]);
});

test("physical interactions have no such pages", () => {
  expect(detailPages({ ...nothing, type: "physical_interactions", doubleMutant: detail("FYPO:1") })).toEqual(
    [],
  );
});
