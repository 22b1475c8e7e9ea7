/** What the check says of a damaged release.json, and of files that are missing or cannot be read. */
import { readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { check, problemsOf, removeReleases, untouched, withCodes } from "../../tests/fixtures/damage.ts";
import { tinyRelease, tinyReleaseFile } from "../../tests/fixtures/tiny-release.ts";

afterEach(removeReleases);

describe("release.json", () => {
  test("missing", async () => {
    expect(await problemsOf(untouched, (dir) => rm(join(dir, "release.json")))).toEqual([
      { file: "release.json", line: null, reason: "no such file" },
    ]);
  });

  test("no JSON", async () => {
    const found = await problemsOf(untouched, (dir) =>
      writeFile(join(dir, "release.json"), '{\n "schema": 1,\n "release": 2025-09-01\n}'),
    );
    expect(found).toEqual([
      { file: "release.json", line: 3, reason: 'not JSON: unexpected "-" at column 17' },
    ]);
  });

  test("genetic codes that do not exist, and of sequences that do not", async () => {
    expect((await problemsOf(untouched, withCodes({ I: 7 }))).map(({ reason }) => reason)).toEqual([
      expect.stringContaining("genetic_codes.I"),
    ]);
    expect(await problemsOf(untouched, withCodes({ IX: 1 }))).toEqual([
      {
        file: "release.json",
        line: null,
        reason: "genetic_codes names IX, which is no sequence of the release",
      },
    ]);
  });

  test("against its schema, each place by its path", async () => {
    const found = await problemsOf(untouched, async (dir) => {
      const file = tinyReleaseFile(tinyRelease());
      const datasets = file.datasets.map((dataset, index) =>
        index === 3
          ? { ...dataset, rows: "many" }
          : index === 5
            ? { ...dataset, format: "xml", path: "../x" }
            : dataset,
      );
      await writeFile(join(dir, "release.json"), JSON.stringify({ ...file, datasets, release: "soon" }));
    });
    expect(found.map(({ reason }) => reason)).toEqual([
      "release: Invalid ISO date",
      "datasets[3].rows: Invalid input: expected number, received string",
      'datasets[5].format: unknown format "xml"',
      "datasets[5].path: a path inside the release directory",
    ]);
  });

  test("two data sets of one id", async () => {
    const found = await problemsOf(untouched, async (dir) => {
      const [first, ...others] = tinyRelease();
      await writeFile(
        join(dir, "release.json"),
        JSON.stringify(tinyReleaseFile(first ? [first, ...others, first] : [])),
      );
    });
    expect(found).toEqual([
      {
        file: "release.json",
        line: null,
        reason: 'datasets[13].id: duplicate id "chromosomes": datasets[0] has it too',
      },
    ]);
  });
});

describe("files", () => {
  test("missing", async () => {
    const found = await problemsOf(untouched, (dir) => rm(join(dir, "alleles/alleles.tsv.gz")));
    expect(found).toEqual([{ file: "alleles/alleles.tsv.gz", line: null, reason: "no such file" }]);
  });

  test("missing gene list: one problem, not one for each gene id", async () => {
    const { problems, warnings } = await check(untouched, (dir) => rm(join(dir, "genes/genes.tsv.gz")));
    expect(problems).toHaveLength(1);
    expect(warnings.map(({ reason }) => reason)).toContain(
      "gene ids were not checked: genes/genes.tsv.gz could not be read completely",
    );
  });

  test("wrong row count", async () => {
    const found = await problemsOf((dataset) => (dataset("go-annotations").rows = 2));
    expect(found).toEqual([
      {
        file: "annotations/go.gaf.gz",
        line: null,
        reason: "release.json says 2 rows, the file has 3: if it is whole, check --write-rows writes it",
      },
    ]);
  });

  test("truncated gzip", async () => {
    const found = await problemsOf(untouched, async (dir) => {
      const path = join(dir, "annotations/go.gaf.gz");
      await truncate(path, (await readFile(path)).length - 12);
    });
    expect(found).toMatchObject([
      {
        file: "annotations/go.gaf.gz",
        line: 4,
        reason: "truncated gzip: the compressed data ends too early",
      },
    ]);
  });

  test("gzip with damaged data", async () => {
    const found = await problemsOf(untouched, async (dir) => {
      const packed = gzipSync(tinyRelease().find(({ id }) => id === "features")?.content ?? "");
      packed.writeUInt32LE(0, packed.length - 8);
      await writeFile(join(dir, "genome/features.gff3.gz"), packed);
    });
    expect(found).toMatchObject([
      { file: "genome/features.gff3.gz", reason: "damaged gzip: the compressed data cannot be unpacked" },
    ]);
  });

  test("empty", async () => {
    const found = await problemsOf((dataset) => (dataset("genes").content = ""));
    expect(found).toEqual([
      { file: "genes/genes.tsv.gz", line: null, reason: "the file is empty: expected a header row" },
    ]);
  });

  test("bytes that are not UTF-8", async () => {
    const found = await problemsOf(untouched, async (dir) => {
      const path = join(dir, "references/references.tsv");
      const text = await readFile(path, "latin1");
      await writeFile(path, text.replace("tiny paper", "tiny pap\xe9r"), "latin1");
    });
    expect(found).toEqual([
      { file: "references/references.tsv", line: 3, reason: "bytes that are not UTF-8" },
    ]);
  });
});
