import { expect, it } from "vitest";
import { geneRow, smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import { dataGaps } from "./data-gaps.ts";

const titlesOf = async (...titles: readonly string[]) => {
  const data = await smallReleaseData({
    "pombase-genes": [geneRow("SPAC1.01", "one")],
    references: titles.map((title, index) => ({ id: `PMID:${index + 1}`, curated: "yes", title })),
    "go-refs": [{ id: "GO_REF:0000001", title: "" }],
  });
  return (await dataGaps(data)).find(({ topic }) => topic === "titles of publications");
};

it("says how many publications no words can find, methods not counted", async () => {
  expect(await titlesOf("A title", "", "")).toMatchObject({
    reason: "2 of 3 publications have no title in this release, so that words find only the others",
    is_partial: true,
  });
  expect(await titlesOf("A title", "Another")).toBeUndefined();
});

it("says in the words of readers what no data set is about", async () => {
  const gaps = await dataGaps(await smallReleaseData({ "pombase-genes": [geneRow("SPAC1.01", "one")] }));
  const reasons = new Map(gaps.map(({ topic, reason }) => [topic, reason]));
  expect(reasons.get("paralogs")).toBe("no data set of this release is about this");
  // Names of formats are those of files.
  expect([...reasons.values()].filter((reason) => /\bformats?\b|[a-z]+-[a-z]+s?$/.test(reason))).toEqual([]);
});
