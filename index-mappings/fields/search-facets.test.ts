import { expect, it } from "vitest";
import type { FacetName } from "./search-facets.ts";
import { facetNames, facetsOfKind, fileColumnsOfKind, sortsOfKind } from "./search-facets.ts";

it("lists the facets of a kind in the order of the page", () => {
  expect(facetsOfKind("gene").map(({ name }) => name)).toEqual([
    "feature_type",
    "organism",
    "characterisation_status",
    "taxonomic_distribution",
    "chromosome",
    "viability",
    "has",
  ]);
  expect(facetsOfKind("gocam")).toEqual([]);
});

it("names every facet once", () => {
  const names: readonly FacetName[] = facetNames;
  expect(new Set(names).size).toBe(names.length);
});

it("takes order and words of values from the entry of the field", () => {
  const viability = facetsOfKind("gene").find(({ name }) => name === "viability");
  expect(viability).toMatchObject({
    field: "deletion_viability",
    title: "Deletion viability",
    order: ["viable", "inviable", "depends_on_conditions", "unknown"],
    words: { depends_on_conditions: "depends on conditions" },
  });
});

it("sorts names up first and numbers down first", () => {
  expect(sortsOfKind("reference").map(({ name, label }) => [name, label])).toEqual([
    ["name", "name, A to Z"],
    ["-name", "name, Z to A"],
    ["-year", "newest first"],
    ["year", "oldest first"],
    ["-annotations", "most annotations"],
    ["annotations", "fewest annotations"],
  ]);
  expect(sortsOfKind("gocam").map(({ name }) => name)).toEqual(["name", "-name"]);
});

it("puts the id first in files, and what stands late in the page last", () => {
  expect(fileColumnsOfKind("gene").map(({ name }) => name)).toEqual([
    "systematic_id",
    "name",
    "product",
    "feature_type",
    "chromosome",
    "start",
    "end",
    "strand",
    "characterisation_status",
    "deletion_viability",
    "taxonomic_distribution",
    "uniprot",
    "has",
    "annotations",
  ]);
});
