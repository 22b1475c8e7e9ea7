import { expect, it } from "vitest";
import { geneRow, smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import { identifierMap } from "./identifiers.ts";

it("identifiers stand for the genes that have them, whatever their case", async () => {
  const ortholog = (gene: string, id: string, name: string, taxonid = "4932") => ({
    gene,
    ortholog: id,
    name,
    taxonid,
    qualifier: "",
    source: "test",
    product: "",
  });
  const map = await identifierMap(
    await smallReleaseData({
      "pombase-genes": [geneRow("SPAC1.01", "one"), geneRow("SPAC1.02", "two"), geneRow("SPAC1.03")],
      orthologs: [
        ortholog("SPAC1.01", "YAL001C", "TFC3"),
        ortholog("SPAC1.02", "YAL001C", ""),
        ortholog("SPAC1.02", "X1", "constructor"),
        ortholog("SPAC1.03", "Q1", "", "10090"),
      ],
    }),
  );
  expect(map.genes.map(({ uniquename }) => uniquename)).toEqual(["SPAC1.01", "SPAC1.02"]);
  expect(map.types["ortholog:4932"]).toEqual({ yal001c: [0, 1], tfc3: [0], x1: [1], constructor: [1] });
  expect(map.types).toHaveProperty("uniprot");
  expect(map.types).not.toHaveProperty("ortholog:10090");
});
