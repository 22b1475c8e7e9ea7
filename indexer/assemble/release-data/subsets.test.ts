import { expect, it } from "vitest";
import { geneRow, oboText, smallReleaseData } from "../../../tests/fixtures/small-release.ts";

it("lists all genes with annotations of a type, whatever their product is and wherever the terms stand", async () => {
  const data = await smallReleaseData({
    "pombase-genes": [
      geneRow("SPAC1.01", "one"),
      geneRow("SPAC1.02", "two"),
      geneRow("SPNCRNA.01", "", "lncRNA gene"),
    ],
    obo: oboText("mondo", { "MONDO:0000070": ["name: susceptibility without a parent"] }),
    "disease-association": [
      { gene: "SPAC1.01", term: "MONDO:0000070" },
      { gene: "SPNCRNA.01", term: "MONDO:0000070" },
    ],
  });
  const subsets = await data.subsets();
  expect(subsets.get("with_mondo_annotation")?.genes).toEqual(["SPAC1.01", "SPNCRNA.01"]);
  expect(subsets.get("non_slim_with_mondo_annotation")?.genes).toEqual(["SPAC1.01"]);
  expect(subsets.get("non_slim_without_mondo_annotation")?.genes).toEqual(["SPAC1.02"]);
});
