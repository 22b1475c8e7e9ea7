import { expect, it } from "vitest";
import { geneRow, smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import { referencePages } from "./reference-pages.ts";

it("counts the genes whose structure history names a publication, which are a subset", async () => {
  const data = await smallReleaseData({
    "pombase-genes": [geneRow("SPAC1.01"), geneRow("SPAC1.02c"), geneRow("SPAC1.03")],
    references: [{ id: "PMID:10" }, { id: "PMID:2" }],
    "new-genes": [{ gene: "SPAC1.01", date: "2020-02-03", reference: "PMID:10, PMID:99" }],
    "gene-coordinate-changes": [
      { date: "2010-01-02", gene: "SPAC1.02c", change: "before", coordinates: "1..2", reference: "PMID:10" },
      { date: "2011-01-02", gene: "SPAC1.02c", change: "before", coordinates: "1..3", reference: "PMID:10" },
    ],
  });
  expect((await data.subsets()).get("structure_history:PMID:10")?.genes).toEqual(["SPAC1.01", "SPAC1.02c"]);
  expect((await data.subsets()).has("structure_history:PMID:99")).toBe(false);
  const counts = new Map<string, number | undefined>();
  for await (const { uniquename, structure_gene_count: count } of referencePages(data))
    counts.set(uniquename, count);
  expect(counts).toEqual(
    new Map([
      ["PMID:10", 2],
      ["PMID:2", 0],
    ]),
  );
});
