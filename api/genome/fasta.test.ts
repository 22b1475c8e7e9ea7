import { IndexedFasta } from "@gmod/indexedfasta";
import fc from "fast-check";
import { BlobFile } from "generic-filehandle2";
import { expect, test } from "vitest";
import { faiOf, layout, readBytes } from "./fasta.ts";
import type { ReadResidues } from "./fasta.ts";

/** Lengths around whole lines, and empty chromosomes. */
const chromosomes = fc
  .array(fc.oneof(fc.constantFrom(0, 1, 59, 60, 61, 120), fc.integer({ min: 0, max: 1_000 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((lengths) =>
    lengths.map((length, i) => ({
      name: `chr${i}`,
      length,
      residues: Array.from({ length }, (_, at) => "ACGT"[(at * 7 + (at >> 3) + i) % 4]).join(""),
    })),
  );

/** Gives residues in pieces of a size that is no multiple of a line. */
const reading = (
  all: readonly { readonly name: string; readonly residues: string }[],
  step: number,
): ReadResidues =>
  async function* read(name, start, end) {
    const expected = all.find((one) => one.name === name)!.residues.slice(start - 1, end);
    for (let at = 0; at < expected.length; at += step) yield expected.slice(at, at + step);
  };

const textOf = (all: readonly { readonly name: string; readonly residues: string }[]): string =>
  all.map(({ name, residues }) => `>${name}\n${residues.replaceAll(/.{1,60}/g, "$&\n")}`).join("");

async function collect(pieces: AsyncIterable<Buffer>): Promise<string> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all).toString();
}

test("every stretch of the file is that of the file written in full", async () => {
  await fc.assert(
    fc.asyncProperty(
      chromosomes,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 200 }),
      async (all, a, b, step) => {
        const text = textOf(all);
        const records = layout(all);
        expect(records.at(-1)?.end).toBe(text.length);
        const [start, end] = [
          Math.floor(Math.min(a, b) * text.length),
          Math.ceil(Math.max(a, b) * text.length),
        ];
        expect(await collect(readBytes(records, reading(all, step), start, end))).toBe(
          text.slice(start, end),
        );
      },
    ),
    { numRuns: 500 },
  );
});

test("the index leads to the residues of any range", async () => {
  await fc.assert(
    fc.asyncProperty(chromosomes, fc.nat(1_000), fc.nat(1_000), async (all, a, b) => {
      const text = await collect(readBytes(layout(all), reading(all, 97), 0, textOf(all).length));
      const fasta = new IndexedFasta({
        fasta: new BlobFile(new Blob([text])),
        fai: new BlobFile(new Blob([faiOf(layout(all))])),
      });
      for (const { name, residues } of all) {
        const [start, end] = [Math.min(a, b), Math.min(residues.length, Math.max(a, b))];
        if (start < end) expect(await fasta.getSequence(name, start, end)).toBe(residues.slice(start, end));
      }
    }),
    { numRuns: 100 },
  );
});
