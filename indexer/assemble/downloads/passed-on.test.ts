import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { geneRow, smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import { downloadsOf } from "./make.ts";

test("a row that the release has twice is passed on once, and counted once", async () => {
  const disease = (term: string) => ({ gene: "SPAC1.01", name: "one", term, reference: "PB_REF:0000001" });
  const data = await smallReleaseData({
    "pombase-genes": [geneRow("SPAC1.01", "one")],
    "disease-association": ["MONDO:0000001", "MONDO:0000002", "MONDO:0000001"].map(disease),
  });
  const made = (await downloadsOf(data)).find(({ file }) => file.name === "diseases.tsv.gz");
  expect(made?.file.rows).toBe(2);
  const [, ...rows] = gunzipSync(made?.bytes ?? "")
    .toString()
    .trimEnd()
    .split("\n");
  expect(rows.map((row) => row.split("\t")[2])).toEqual(["MONDO:0000001", "MONDO:0000002"]);
});
