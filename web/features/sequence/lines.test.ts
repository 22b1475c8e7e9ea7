import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { columnsOf, cutIntoLines, residuesBefore, withGaps } from "./lines.ts";
import type { SequenceSegment, SegmentKind } from "./segments.ts";

const segment = fc.record<SequenceSegment>({
  kind: fc.constantFrom<SegmentKind[]>("cds", "intron", "utr5"),
  title: fc.string(),
  residues: fc.string({ unit: fc.constantFrom(..."ACGT"), minLength: 1, maxLength: 200 }),
});
const text = (segments: readonly { readonly residues: string }[]): string =>
  segments.map(({ residues }) => residues).join("");

describe("lines of a sequence", () => {
  test("hold every residue once, in order, and all but the last are full", () => {
    fc.assert(
      fc.property(fc.array(segment), fc.constantFrom(30, 60), (segments, width) => {
        const lines = cutIntoLines(segments, width);
        expect(text(lines.flatMap(({ pieces }) => pieces))).toBe(text(segments));
        expect(lines.map(({ start }) => start)).toEqual(lines.map((_, index) => index * width + 1));
        for (const { length, pieces } of lines) {
          expect(text(pieces).length).toBe(length);
          expect(pieces.map(({ at }) => at)).toEqual(
            pieces.map((_, index) => text(pieces.slice(0, index)).length),
          );
        }
        expect(lines.slice(0, -1).every(({ length }) => length === width)).toBe(true);
      }),
    );
  });

  test("a part ends where the next one begins", () => {
    const [line] = cutIntoLines(
      [
        { kind: "utr5", title: "5' UTR", residues: "AAA" },
        { kind: "cds", title: "CDS exon 1", residues: "ATG" },
      ],
      60,
    );
    expect(line?.pieces.map(({ title, at, residues }) => [title, at, residues])).toEqual([
      ["5' UTR", 0, "AAA"],
      ["CDS exon 1", 3, "ATG"],
    ]);
  });
});

describe("a line as it is written", () => {
  test("has a gap after every tenth residue, but none at its end", () => {
    expect(withGaps({ kind: "cds", residues: "ACGTACGTACGT" }, 0, 12)).toBe("ACGTACGTAC GT");
    expect(withGaps({ kind: "cds", residues: "ACGTACGTAC" }, 0, 10)).toBe("ACGTACGTAC");
    expect(withGaps({ kind: "cds", residues: "ACGT" }, 8, 60)).toBe("AC GT");
  });

  test("writes introns and flanks small", () => {
    expect(withGaps({ kind: "intron", residues: "GTAG" }, 0, 60)).toBe("gtag");
    expect(withGaps({ kind: "flank", residues: "GTAG" }, 0, 60)).toBe("gtag");
  });

  test("says of every place on it how many residues are before it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (length) => {
        const written = withGaps({ kind: "cds", residues: "A".repeat(length) }, 0, length);
        expect(columnsOf(length)).toBe(written.length);
        for (let column = 0; column <= written.length; column++) {
          expect(residuesBefore(column, length)).toBe(written.slice(0, column).replaceAll(" ", "").length);
        }
      }),
    );
    expect([
      residuesBefore(-3, 20),
      residuesBefore(400, 20),
      residuesBefore(3.4, 20),
      residuesBefore(3.6, 20),
    ]).toEqual([0, 20, 3, 4]);
  });
});
