import { describe, expect, it } from "vitest";
import { loadDeployment } from "../../config/load.ts";
import { tinyRelease, writeTinyRelease } from "../../tests/fixtures/tiny-release.ts";
import { openRelease } from "../read/open-release.ts";
import { bareCode, codeHashes } from "./code-hashes.ts";
import { contentHash, fingerprintOf, reasonsToLoad } from "./fingerprint.ts";

it("changes with the settings that documents are made from, and with no other", async () => {
  const release = await openRelease(await writeTinyRelease(tinyRelease()));
  const loaded = await loadDeployment({ folder: "demo" });
  const { deployment } = loaded;
  const printWith = (search: Partial<typeof deployment.search>) =>
    fingerprintOf(release, {
      ...loaded,
      deployment: { ...deployment, search: { ...deployment.search, ...search } },
    });
  const print = await fingerprintOf(release, loaded);
  const other = await printWith({ cv_names: ["sequence"] });
  expect(contentHash(other)).not.toBe(contentHash(print));
  expect(reasonsToLoad(print, other)).toEqual(["1 part of the deployment differs (cv_names)"]);
  expect(contentHash(await printWith({ placeholder: "Search" }))).toBe(contentHash(print));
});

describe("the code that makes documents", () => {
  it("counts by what it does: comments, types and layout do not", async () => {
    const before = await bareCode("a.ts", "// one\nexport const a = (b: number): number => b + 1;\n");
    expect(
      await bareCode("a.ts", "type N = number;\n/** two */\nexport const a = (b: N): N =>\n  b + 1;"),
    ).toBe(before);
    expect(await bareCode("a.ts", "export const a = (b: number): number => b + 2;\n")).not.toBe(before);
  });

  it("is what assembling imports, and nothing of loading, checking or tests", async () => {
    const files = Object.keys(await codeHashes());
    expect(files).toContain("indexer/assemble/documents/genes.ts");
    expect(files).toContain("indexer/read/read-gff3.ts");
    expect(files).toContain("index-mappings/fields/gene.ts");
    expect(files.filter((file) => /test|fixture|indexer\/(load|check|jobs|commands)/.test(file))).toEqual([]);
  });
});

it("names the first of many reasons", () => {
  const print = {
    datasets: { a: "1", b: "1", c: "1", d: "1" },
    release: "1",
    deployment: {},
    code: { "x.ts": "1" },
  };
  const now = { ...print, datasets: {}, code: { "x.ts": "2" } };
  expect(reasonsToLoad(print, now)).toEqual([
    "4 data sets differ (a, b, c …)",
    "1 file of the code that makes documents differs (x.ts)",
  ]);
  expect(reasonsToLoad(print, { ...print, release: "2" })).toEqual(["release.json differs"]);
});
