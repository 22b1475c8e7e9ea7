/** Annotations to terms that no ontology of the release has. */
import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { checkRelease } from "./check-release.ts";
import { tinyRelease, writeTinyRelease } from "../../tests/fixtures/tiny-release.ts";

/** What a check says of unknown terms, where a release has so many annotations to them. */
async function saidOf(unknown: number) {
  const datasets = tinyRelease().map((dataset) => {
    if (dataset.id !== "go-annotations") return dataset;
    const [line = expect.fail("no annotation of the cell cycle")] = dataset.content
      .split("\n")
      .filter((one) => one.includes("GO:0007049"));
    const more = Array.from({ length: unknown }, (_, index) =>
      line.replace("GO:0007049", `GO:777777${index}`),
    );
    return {
      ...dataset,
      rows: dataset.rows + unknown,
      content: `${dataset.content}${more.map((one) => `${one}\n`).join("")}`,
    };
  });
  const dir = await writeTinyRelease(datasets);
  const { problems, warnings } = await checkRelease(dir);
  await rm(dir, { recursive: true });
  const ofTerms = (list: typeof problems) =>
    list.map(({ reason }) => reason).filter((reason) => reason.startsWith("annotated term"));
  return { problems: ofTerms(problems), warnings: ofTerms(warnings) };
}

test("up to five are a warning, however few annotations there are", async () => {
  expect(await saidOf(5)).toEqual({
    problems: [],
    warnings: ['annotated term "GO:7777770" is in no ontology of the release (one of 5 such ids, 5 uses)'],
  });
});

test("more are a problem where they are more than 2 %", async () => {
  expect(await saidOf(6)).toEqual({
    problems: [
      'annotated term "GO:7777770" is in no ontology of the release (one of 6 such ids, 6 uses, more than 2 % of 9)',
    ],
    warnings: [],
  });
});
