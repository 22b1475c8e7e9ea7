import { expect, test } from "vitest";
import { geneRow, oboText, smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import { expressionLevels } from "./expression-levels.ts";

const row = (gene: string, copiesPerCell: string, more: Readonly<Record<string, string>> = {}) => ({
  gene,
  molecule: "protein",
  copiesPerCell,
  reference: "PMID:1",
  ...more,
});

test("levels are gathered by what was measured, several values of a gene by their mean", async () => {
  const data = await smallReleaseData({
    "pombase-genes": [geneRow("SPAC1.01"), geneRow("SPAC1.02")],
    references: [{ id: "PMID:1", title: "A paper", authorsAbbrev: "Mata J et al.", year: "2014" }],
    obo: oboText("biological_process", { "GO:0000087": ["name: mitotic M phase"] }),
    "quantitative-expression": [
      row("SPAC1.01", "100"),
      row("SPAC1.01", "300"),
      row("SPAC1.02", "1e3"),
      row("SPAC1.02", ""),
      row("SPAC1.01", "7", { extension: "during(GO:0000087)" }),
      row("SPAC1.01", "0.5", { molecule: "RNA", reference: "" }),
    ],
  });
  expect((await expressionLevels(data)).datasets).toEqual([
    {
      id: "PMID:1 protein",
      label: "protein",
      molecule: "protein",
      reference: { id: "PMID:1", label: "Mata J et al. 2014" },
      values: [
        ["SPAC1.01", 200],
        ["SPAC1.02", 1000],
      ],
    },
    {
      id: "PMID:1 protein during(GO:0000087)",
      label: "protein, during mitotic M phase",
      molecule: "protein",
      reference: { id: "PMID:1", label: "Mata J et al. 2014" },
      values: [["SPAC1.01", 7]],
    },
    { id: "RNA", label: "RNA", molecule: "RNA", reference: null, values: [["SPAC1.01", 0.5]] },
  ]);
});

test("a release without quantities has no data sets", async () => {
  expect(await expressionLevels(await smallReleaseData({ "pombase-genes": [geneRow("SPAC1.01")] }))).toEqual({
    datasets: [],
  });
});
