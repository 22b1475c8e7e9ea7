/** Files and indices are read back with the library that the genome browser reads them with. */
import { gunzipSync } from "node:zlib";
import { TabixIndexedFile } from "@gmod/tabix";
import fc from "fast-check";
import { BlobFile } from "generic-filehandle2";
import { expect, test } from "vitest";
import { indexedFile } from "./files.ts";
import { gffText, sortLines } from "./gff3.ts";
import type { GffLine } from "./gff3.ts";
import { maxPosition } from "./tabix.ts";

const chromosomes = ["I", "II", "mitochondrial"];

/** From pieces of some bases to intervals of millions, far apart and close together. */
const line = fc
  .record({
    chromosome: fc.constantFrom(...chromosomes),
    start: fc.oneof(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: maxPosition - 3_000_000 }),
    ),
    length: fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 3_000_000 })),
    padding: fc.oneof(fc.constant(10), fc.integer({ min: 0, max: 20_000 })),
    strand: fc.constantFrom("forward" as const, "reverse" as const, "unstranded" as const),
  })
  .map(({ start, length, padding, ...rest }): GffLine => ({
    ...rest,
    type: "gene",
    start,
    end: start + length - 1,
    attributes: { ID: "x".repeat(padding) },
  }));

async function linesIn(
  files: ReturnType<typeof indexedFile>,
  chromosome: string,
  start: number,
  end: number,
): Promise<string[]> {
  const [data, index] = files.map(({ bytes }) => new BlobFile(new Blob([new Uint8Array(bytes)])));
  const reader = new TabixIndexedFile({ filehandle: data!, tbiFilehandle: index! });
  const found: string[] = [];
  await reader.getLines(chromosome, start - 1, end, (text) => {
    found.push(`${text}\n`);
  });
  return found;
}

test("ranges of an indexed file hold what a look at every line finds", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { maxLength: 60 }),
      fc.array(line, { minLength: 1, maxLength: 5 }),
      async (lines, ranges) => {
        const files = indexedFile("genes.gff3.gz", lines, chromosomes);
        const sorted = sortLines(lines, chromosomes);
        for (const { chromosome, start, end } of ranges) {
          const expected = sorted
            .filter((one) => one.chromosome === chromosome && one.start <= end && one.end >= start)
            .map(gffText);
          expect(await linesIn(files, chromosome, start, end)).toEqual(expected);
        }
      },
    ),
    { numRuns: 30 },
  );
});

test("the file is gzip of sorted GFF3, the longest first where several begin", () => {
  const at = (chromosome: string, start: number, end: number): GffLine => ({
    chromosome,
    type: "gene",
    start,
    end,
    strand: "reverse",
    attributes: { ID: `${start}-${end}` },
  });
  const [file, index] = indexedFile(
    "genes.gff3.gz",
    [at("II", 1, 2), at("I", 5, 9), at("I", 5, 20), at("I", 2, 3)],
    chromosomes,
  );
  expect(gunzipSync(file!.bytes).toString()).toBe(
    [
      "##gff-version 3",
      "I\t.\tgene\t2\t3\t.\t-\t.\tID=2-3",
      "I\t.\tgene\t5\t20\t.\t-\t.\tID=5-20",
      "I\t.\tgene\t5\t9\t.\t-\t.\tID=5-9",
      "II\t.\tgene\t1\t2\t.\t-\t.\tID=1-2",
      "",
    ].join("\n"),
  );
  expect(index!.name).toBe("genes.gff3.gz.tbi");
  expect(gunzipSync(index!.bytes).subarray(0, 4).toString("latin1")).toBe("TBI\x01");
});

test("a file of nothing can be read", async () => {
  expect(await linesIn(indexedFile("genes.gff3.gz", [], chromosomes), "I", 1, 1_000)).toEqual([]);
});

test("values keep their separators to themselves, and values that are missing are left out", () => {
  expect(
    gffText({
      chromosome: "I",
      type: "CDS",
      start: 1,
      end: 9,
      strand: "forward",
      phase: 2,
      attributes: { ID: "a;b=c,d&e%f\tg", Name: null, note: "" },
    }),
  ).toBe("I\t.\tCDS\t1\t9\t.\t+\t2\tID=a%3Bb%3Dc%2Cd%26e%25f%09g\n");
});

test("what lies beyond the index is named", () => {
  const far: GffLine = {
    chromosome: "I",
    type: "gene",
    start: 1,
    end: maxPosition + 1,
    strand: "forward",
    attributes: {},
  };
  expect(() => indexedFile("genes.gff3.gz", [far], chromosomes)).toThrow(
    "I:1..536870913 lies beyond position 536870912",
  );
});
