import { expect, it } from "vitest";
import { geneRow, oboText, smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import { genePages } from "./gene-pages.ts";

it("molecules per cell come with what was measured, when and how; rows without a number do not", async () => {
  const row = {
    gene: "SPAC1.01",
    molecule: "protein",
    extension: "during(GO:0000001)",
    copiesPerCell: "1234.5",
    evidence: "mass spectrometry evidence",
    scale: "single_cell",
    reference: "PMID:7",
  };
  const release = await smallReleaseData({
    "pombase-genes": [geneRow("SPAC1.01", "one"), geneRow("SPAC1.02")],
    obo: oboText("biological_process", { "GO:0000001": ["name: M phase"] }),
    "quantitative-expression": [
      row,
      { ...row, molecule: "RNA", extension: "", scale: "", copiesPerCell: "2" },
      { ...row, copiesPerCell: "" },
    ],
  });
  const found = new Map<string, unknown>();
  for await (const page of genePages(release)) found.set(page.uniquename, page.quantitative_expression);
  expect(found.get("SPAC1.01")).toMatchObject([
    {
      molecule: "protein",
      average_copies_per_cell: 1234.5,
      scale: "single cell",
      range: null,
      evidence: "mass spectrometry evidence",
      reference: { uniquename: "PMID:7" },
      extension: [{ relation_label: "during", target: { kind: "term", term: { name: "M phase" } } }],
    },
    { molecule: "RNA", average_copies_per_cell: 2, scale: null, extension: [] },
  ]);
  expect(found.get("SPAC1.02")).toEqual([]);
});
