import fc from "fast-check";
import { expect, test } from "vitest";
import { aminoAcids, nucleotides, readFasta } from "./read-fasta.ts";
import { readText } from "../../tests/fixtures/read-text.ts";
import type { FastaRecord } from "./records.ts";

const dna = (content: string) => readText((lines, note) => readFasta(nucleotides, lines, note), content);

test("sequences come back as they were written, whatever the line width and the pieces of the file", async () => {
  const id = fc.stringMatching(/^[A-Za-z0-9_.:-]{1,12}$/);
  const record = fc.record({
    id,
    description: fc.stringMatching(/^([a-z|]+( [a-z]+)*)?$/),
    sequence: fc.stringMatching(/^[ACGTN]{1,200}$/),
  });
  const records = fc.uniqueArray(record, { selector: (item) => item.id });
  await fc.assert(
    fc.asyncProperty(
      records,
      fc.integer({ min: 1, max: 90 }),
      fc.boolean(),
      fc.integer({ min: 1, max: 50 }),
      async (written, width, gzip, piece) => {
        const content = written
          .map(
            (item: FastaRecord) =>
              `>${item.id} ${item.description}\n${item.sequence.replace(new RegExp(`.{1,${width}}`, "g"), "$&\n")}`,
          )
          .join("");
        const read = await readText((lines, note) => readFasta(nucleotides, lines, note), content, {
          gzip,
          piece,
        });
        expect(read.problems).toEqual([]);
        expect(read.rows).toBe(written.length);
        expect(
          read.records.map(({ id: name, description, sequence }) => ({ id: name, description, sequence })),
        ).toEqual(written);
      },
    ),
  );
});

test("a foreign residue is named with line, position in the sequence and column", async () => {
  expect((await dna(">I\nACGT\nACPT\n")).problems).toEqual([
    '3: invalid residue "P" at position 7 of I (column 3 of the line), expected one of A, C, G, T, N and the IUPAC letters R, Y, S, W, K, M, B, D, H, V',
  ]);
});

test("masked nucleotides are read as upper case", async () => {
  expect((await dna(">I\nacgtNN\n")).records).toMatchObject([{ sequence: "ACGTNN" }]);
});

test("a stop may stand inside a peptide", async () => {
  const { problems } = await readText(
    (lines, note) => readFasta(aminoAcids, lines, note),
    ">P:pep name|product\nMK*AU*\n",
  );
  expect(problems).toEqual([]);
});

test("repeated ids, missing ids, empty sequences and text before the first header are named", async () => {
  expect((await dna("ACGT\n>a\nA\n>a\nC\n> \nG\n>b\n")).problems).toEqual([
    "1: expected a header line that begins with >",
    "4: duplicate sequence id a: the same is in line 2",
    "6: expected a sequence id after >",
    "8: a sequence without residues",
  ]);
});
