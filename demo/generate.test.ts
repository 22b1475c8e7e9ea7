import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decodeMsgPack } from "molstar/lib/mol-io/common/msgpack/decode.js";
import { generateRelease } from "./generate.ts";
import { readRelease } from "../tests/fixtures/read-release.ts";
import type { ReadRelease } from "../tests/fixtures/read-release.ts";

const sizes = [1, 50, 800] as const;
const root = mkdtempSync(join(tmpdir(), "karyon-demo-"));
const releases = new Map<number, ReadRelease>();

beforeAll(async () => {
  for (const genes of sizes) {
    const out = join(root, String(genes));
    await generateRelease({ genes, seed: "test", out });
    releases.set(genes, readRelease(out));
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function release(genes: number): ReadRelease {
  const found = releases.get(genes);
  if (!found) throw new Error(`no release of ${genes} genes`);
  return found;
}

/** Every file of a directory with its bytes. */
const contents = (directory: string): Map<string, string> =>
  new Map(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => [
        join(entry.parentPath, entry.name).slice(directory.length),
        readFileSync(join(entry.parentPath, entry.name)).toString("base64"),
      ]),
  );

test("the same arguments give the same bytes, another seed others", async () => {
  const again = join(root, "again");
  await generateRelease({ genes: 50, seed: "test", out: again });
  expect(contents(again)).toEqual(contents(join(root, "50")));
  await generateRelease({ genes: 50, seed: "other", out: again });
  expect(contents(again).get("/genes/uniprot.tsv.gz")).toBeDefined();
  expect(contents(again)).not.toEqual(contents(join(root, "50")));
});

describe.each(sizes)("a release of %i genes", (genes) => {
  test("has as many rows as release.json says, none ragged", () => {
    const { file, rows, fasta, stanzas, text, bytes } = release(genes);
    for (const { id, format, rows: count } of file.datasets) {
      if (format === "obo") expect(stanzas(id).length, id).toBe(count);
      else if (format.startsWith("fasta")) expect(fasta(id).size, id).toBe(count);
      else if (format === "bcif")
        expect(count === 0 ? [] : decodeMsgPack(bytes(id)), id).toMatchObject(
          count === 0 ? [] : { dataBlocks: { length: count } },
        );
      else if (format === "mmcif") expect([...text(id).matchAll(/^data_/gm)].length, id).toBe(count);
      else if (format === "front-panels" || (format.startsWith("gocam-") && format !== "gocam-references")) {
        const value: unknown = JSON.parse(text(id));
        expect(Array.isArray(value) ? value.length : 1, id).toBe(count);
      } else {
        const lines = rows(id);
        expect(lines.length, id).toBe(count);
        expect(new Set(lines.map((cells) => cells.length)).size, id).toBeLessThan(2);
      }
    }
    expect(rows("genes").length).toBe(genes);
  });

  test("says that it is synthetic", () => {
    const { file } = release(genes);
    expect(file.organism).toMatchObject({ genus: "Karyonia", taxonid: 999999 });
    for (const dataset of file.datasets)
      expect(`${dataset.source} ${dataset.note}`).toMatch(/synthetic demo data/);
  });
});

test("a release of the usual size has rows of every kind", () => {
  for (const { id, rows } of release(800).file.datasets) expect(rows, id).toBeGreaterThan(0);
});

test("every GO evidence code and every kind of genotype occurs", () => {
  const { rows } = release(800);
  expect(new Set(rows("go-annotations").map((cells) => cells[6])).size).toBe(26);
  const genotypes = rows("phenotypes").map((cells) => [cells[7] ?? "", cells[20]] as const);
  expect(genotypes.some(([text, ploidy]) => text === "" && ploidy === "haploid")).toBe(true);
  expect(genotypes.some(([text, ploidy]) => text.includes(" ") && ploidy === "haploid")).toBe(true);
  expect(genotypes.some(([text, ploidy]) => text.includes("/") && ploidy === "diploid")).toBe(true);
  expect(genotypes.some(([text, ploidy]) => text.includes("/") && ploidy === "homozygous diploid")).toBe(
    true,
  );
});

test("the two rows of a genotype of two genes name each allele and agree in all else", () => {
  const pairs = Map.groupBy(
    release(800)
      .rows("phenotypes")
      .filter((cells) => cells[7]?.includes(" ")),
    (cells) => [7, 2, 12, 13, 14, 15, 16, 17, 19, 20].map((i) => cells[i]).join("\t"),
  );
  for (const [key, cells] of pairs) {
    const names = (key.split("\t")[0] ?? "").split(" ");
    expect(new Set(cells.map((row) => row[9]))).toEqual(new Set(names));
    expect(new Set(cells.map((row) => row[1])).size).toBe(2);
  }
});

test("a target that is not a demo release is left alone, and a failed call leaves nothing behind", async () => {
  const foreign = join(root, "foreign");
  mkdirSync(foreign);
  writeFileSync(join(foreign, "notes.txt"), "mine");
  await expect(generateRelease({ genes: 1, seed: "1", out: foreign })).rejects.toThrow(/not a demo release/);
  await expect(generateRelease({ genes: 1, seed: "1", out: join(foreign, "notes.txt") })).rejects.toThrow(
    /not a directory/,
  );
  expect(readdirSync(foreign)).toEqual(["notes.txt"]);
});

test("an earlier demo release is replaced as a whole", async () => {
  const out = join(root, "replaced");
  cpSync(join(root, "800"), out, { recursive: true });
  await generateRelease({ genes: 50, seed: "test", out });
  expect(contents(out)).toEqual(contents(join(root, "50")));
});

test.each([[0], [200_001], [1.5], [Number.NaN]])("%f genes are refused with the bounds", async (genes) => {
  await expect(generateRelease({ genes, seed: "1", out: join(root, "none") })).rejects.toThrow(
    /genes: expected a whole number from 1 to 200000/,
  );
});
