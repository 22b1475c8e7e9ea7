import { expect, it } from "vitest";
import { genePages } from "./gene-pages.ts";
import { geneRow, oboText, smallReleaseData } from "../../../tests/fixtures/small-release.ts";

const annotation = (gene: string, extension: string, evidence: string) => ({
  gene,
  aspect: "molecular_function",
  term: "GO:0000001",
  reference: "PMID:2",
  evidence,
  extension,
});

it("of what a gene says about another the summary has the relations of most weight, heaviest first", async () => {
  const release = await smallReleaseData({
    "pombase-genes": [geneRow("SPAC1.01", "one"), geneRow("SPAC1.02", "two"), geneRow("SPAC1.03", "three")],
    obo: oboText("molecular_function", { "GO:0000001": ["name: activity"] }),
    "go-extensions": [
      annotation("SPAC1.02", "has_input(PomBase:SPAC1.01)", "IDA"),
      annotation("SPAC1.02", "directly_negatively_regulates(PomBase:SPAC1.01)", "IMP"),
      annotation("SPAC1.03", "has_input(PomBase:SPAC1.01)", "IDA"),
      annotation("SPAC1.03", "has_input(PomBase:SPAC1.01)", "IPI"),
    ],
  });
  const rows: (readonly [string, string, string | null, boolean])[] = [];
  for await (const page of genePages(release)) {
    if (page.uniquename === "SPAC1.01")
      rows.push(
        ...page.target_of_annotations.map(
          (row) => [row.gene.uniquename, row.relation_label, row.evidence, row.show_in_summary] as const,
        ),
      );
  }
  expect(rows).toEqual([
    ["SPAC1.02", "directly inhibited by", "IMP", true],
    ["SPAC1.03", "input of", "IDA", true],
    ["SPAC1.03", "input of", "IPI", true],
    ["SPAC1.02", "input of", "IDA", false],
  ]);
});
