import { expect, it } from "vitest";
import type { UnknownProtein } from "../../../api/contract/index.ts";
import { helpsOf, readHelps, toggled, withHelps } from "./helps.ts";

const protein = (uniquename: string, more: Partial<UnknownProtein>): UnknownProtein => ({
  uniquename,
  name: null,
  product: null,
  status: "conserved unknown",
  length: null,
  ortholog_taxa: null,
  deletion_viability: null,
  has_expression: null,
  structure: null,
  domains: null,
  phenotypes: 0,
  interactions: null,
  ...more,
});
const proteins = [
  protein("A", { ortholog_taxa: [9606], deletion_viability: "viable", domains: 2 }),
  protein("B", { ortholog_taxa: [9606], deletion_viability: "inviable" }),
  protein("C", { ortholog_taxa: [], status: "dark" }),
];
const organisms = [
  { taxonid: 9606, common_name: "human" },
  { taxonid: 4932, common_name: "yeast" },
];

it("offers what some protein has, and finds those that have all that is chosen", () => {
  const helps = helpsOf(proteins, organisms);
  expect(helps.map(({ id }) => id)).toEqual(["ortholog-9606", "viable", "inviable", "domain"]);
  const chosen = readHelps("ortholog-9606,viable,nonsense", helps);
  expect(withHelps(proteins, chosen, null).map(({ uniquename }) => uniquename)).toEqual(["A"]);
  expect(withHelps(proteins, [], "dark").map(({ uniquename }) => uniquename)).toEqual(["C"]);
  const [first] = chosen;
  if (!first) throw new Error("nothing chosen");
  expect(toggled(chosen, first)).toBe("viable");
  expect(toggled([], first)).toBe("ortholog-9606");
});
