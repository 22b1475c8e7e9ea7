import { expect, it } from "vitest";
import { definitionOf } from "./subset-definitions.ts";

it.each([
  ["feature_type_tRNA_gene", "tRNA gene", "Genes with the value “tRNA gene” of feature type."],
  ["feature_type_ncRNA_gene", "ncRNA gene", /^Genes of all types that end in RNA gene/],
  [
    "with_molecular_function_annotation",
    "x",
    /^Genes with molecular function annotation; .* do not count\.$/,
  ],
  ["non_slim_without_biological_process_annotation", "x", /^Protein coding genes without biological process/],
  ["non_slim_with_biological_process_annotation", "x", /none of it to a term of the slim/],
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
