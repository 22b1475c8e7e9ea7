import { expect, test } from "vitest";
import { geneRow, oboText, smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import { termPages } from "./term-pages.ts";

test("a term knows the models that name it, and apart from them those that name terms below it alone", async () => {
  const data = await smallReleaseData({
    "pombase-genes": [geneRow("SPAC1.01", "one")],
    obo: oboText("biological_process", {
      "GO:0000001": ["name: process"],
      "GO:0000002": ["name: cell cycle", "is_a: GO:0000001"],
      "GO:0000003": ["name: checkpoint", "relationship: part_of GO:0000002"],
      "GO:0000004": ["name: regulation", "relationship: regulates GO:0000002"],
    }),
    "gocam-minerva": JSON.stringify({
      id: "gomodel:1",
      annotations: [
        { key: "title", value: "cell cycle (GO:0000002) and checkpoint (GO:0000003)" },
        { key: "state", value: "production" },
        { key: "date", value: "2025-09-01" },
      ],
      individuals: [],
      facts: [],
    }),
  });
  const found: Record<string, readonly (readonly string[])[]> = {};
  for await (const { termid, gocams, gocams_below: below = [] } of termPages(data))
    found[termid] = [gocams, below].map((models) => models.map((model) => model.gocam_id));
  expect(found).toEqual({
    "GO:0000001": [[], ["1"]],
    "GO:0000002": [["1"], []],
    "GO:0000003": [["1"], []],
    "GO:0000004": [[], []],
  });
});
