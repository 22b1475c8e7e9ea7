import { beforeAll, expect, test } from "vitest";
import { violinPlot, violinText } from "./violin.ts";

// The first drawing fetches its libraries, which takes seconds on a busy machine.
beforeAll(async () => void (await violinPlot({ datasets: [] }, [], "small")), 60_000);

const set = (label: string, values: readonly (readonly [string, number])[]) => ({
  id: label,
  label,
  molecule: "protein" as const,
  reference: { id: "PMID:1", label: "Mata J 2014" },
  values: values.map(([gene, value]): [string, number] => [gene, value]),
});
const levels = {
  datasets: [
    set("protein", [
      ["A.1", 10],
      ["A.2", 2_000],
      ["A.3", 400],
    ]),
    set("protein, during G2 & M", [
      ["A.1", 0],
      ["A.2", 1_000],
    ]),
  ],
};

test("the drawing has a shape for each data set, a dot for each value, and says what it shows", async () => {
  const svg = await violinPlot(
    levels,
    [
      { id: "A.1", name: "abc1" },
      { id: "A.9", name: null },
    ],
    "small",
  );
  expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg.match(/<circle/g)).toHaveLength(1);
  expect(svg).toContain(">abc1</text>");
  expect(svg).toContain("G2 &amp; M");
  expect(svg).toContain(
    "Molecules per cell of abc1, A.9 (dots) among all genes (shapes), in 2 data sets. No value of A.9.",
  );
});

test("a release without quantities is drawn as a sentence that says so", async () => {
  expect(violinText({ datasets: [] }, [{ id: "A.1", name: null }])).toBe(
    "This release has no quantitative expression data.",
  );
  const svg = await violinPlot({ datasets: [] }, [{ id: "A.1", name: null }], "large");
  expect(svg).toContain("This release has no quantitative expression data.</text>");
  expect(svg).not.toContain("<path");
});
