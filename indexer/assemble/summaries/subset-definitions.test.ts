import { expect, it } from "vitest";
import { definitionOf } from "./subset-definitions.ts";

it.each([
  ["feature_type_tRNA_gene", "tRNA gene", "Genes with the value “tRNA gene” of feature type."],
  ["feature_type_ncRNA_gene", "ncRNA gene", /^Genes of all types that end in RNA gene/],
  [
    "with_molecular_function_annotation",
    "with molecular function annotation",
    /^Genes with molecular function annotation; .* do not count\.$/,
  ],
  [
    "non_slim_without_mondo_annotation",
    "without disease association",
    /^Protein coding genes without disease/,
  ],
  [
    "non_slim_with_mondo_annotation",
    "with x, but none in the slim",
    /^Protein coding genes with x, but none in the slim or below/,
  ],
  ["interpro:PFAM:PF00069", "x", /match of PFAM:PF00069/],
  ["gomodel:1", "x", "Genes that enable an activity of the pathway model."],
])("says how %s is made", (name, displayName, sentence) => {
  const said = definitionOf(name, displayName);
  if (typeof sentence === "string") expect(said).toBe(sentence);
  else expect(said).toMatch(sentence);
});

it("says nothing of a name that it does not make", () => {
  expect(definitionOf("dragons", "Dragons")).toBeNull();
});
