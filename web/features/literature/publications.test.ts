import { expect, it } from "vitest";
import type { ReferenceShort } from "../../../api/contract/index.ts";
import { methodsOf, publicationsOf, referencesText } from "./publications.ts";

const reference = (uniquename: string): ReferenceShort => ({
  uniquename,
  title: null,
  authors_abbrev: null,
  citation: null,
  publication_year: null,
  curated: false,
  gene_count: 1,
  genotype_count: 0,
});
const all = ["PMID:2", "GO_REF:0000024", "PMID:1", "GO_REF:0000033", "XX_REF:0000001"].map(reference);

it("counts no described method as a publication", () => {
  expect(publicationsOf(all).map(({ uniquename }) => uniquename)).toEqual(["PMID:2", "PMID:1"]);
  expect(methodsOf(all).map(({ uniquename }) => uniquename)).toEqual(["GO_REF:0000024", "GO_REF:0000033"]);
});

it("says how many there are of each kind", () => {
  expect(referencesText(all)).toBe("2 publications, 2 described methods, 1 other source");
  expect(referencesText(all.slice(0, 1))).toBe("1 publication");
  expect(referencesText(all.slice(1, 2))).toBe("1 described method");
});
