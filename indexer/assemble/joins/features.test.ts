import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readGff3 } from "../../read/read-gff3.ts";
import { readText } from "../../../tests/fixtures/read-text.ts";
import type { GffFeature } from "../../read/records.ts";
import type { Rows } from "../rows/rows.ts";
import { joinFeatures } from "./features.ts";
import type { PieceType } from "./features.ts";

/** The whole way of a GFF3 text: what is wrong with it, and the pieces of the one transcript in it. */
async function read(lines: readonly string[]) {
  const { records, problems } = await readText(readGff3, ["##gff-version 3", ...lines, ""].join("\n"));
  async function* rows(): AsyncGenerator<GffFeature> {
    yield* records;
  }
  // There are no other formats to ask for.
  const { genes } = await joinFeatures(rows as Rows);
  return { problems, pieces: genes.get("G")?.transcripts[0]?.pieces ?? [] };
}

/** A transcript drawn base by base: for each its letter, `-` for an intron, `u` for untranslated, `c` for coding. */
interface Drawn {
  readonly bases: string;
  readonly strand: "+" | "-";
}

/** Exons of some bases with introns between them, coding from one of their bases to another. */
const drawn: fc.Arbitrary<Drawn> = fc
  .record({
    exons: fc.array(
      fc.record({ gap: fc.integer({ min: 1, max: 4 }), length: fc.integer({ min: 1, max: 6 }) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
    ends: fc.tuple(fc.nat(), fc.nat()),
    strand: fc.constantFrom("+" as const, "-" as const),
  })
  .map(({ exons, ends, strand }) => {
    const spliced = exons.reduce((sum, { length }) => sum + length, 0);
    const [first = 0, last = 0] = ends.map((end) => end % spliced).sort((a, b) => a - b);
    let at = 0;
    const bases = exons
      .map(({ gap, length }, index) => {
        const letters = Array.from({ length }, () => {
          const isCoding = at >= first && at <= last;
          at++;
          return isCoding ? "c" : "u";
        });
        return "-".repeat(index === 0 ? 0 : gap) + letters.join("");
      })
      .join("");
    return { bases, strand };
  });

/** 1-based ranges of a run of letters. */
const runs = (bases: string, letters: RegExp): { start: number; end: number }[] =>
  [...bases.matchAll(letters)].map(({ index, 0: run }) => ({ start: index + 1, end: index + run.length }));

const partLines = (type: string, ranges: readonly { start: number; end: number }[], { strand }: Drawn) =>
  ranges.map(
    ({ start, end }, n) =>
      `I\tx\t${type}\t${start}\t${end}\t.\t${strand}\t${type === "CDS" ? 0 : "."}\tID=${type}${n};Parent=G.1`,
  );

function utrLines(one: Drawn): string[] {
  const firstCoding = one.bases.indexOf("c") + 1;
  const isLeft = ({ end }: { end: number }) => end < firstCoding;
  const all = runs(one.bases, /u+/g);
  const [five, three] = [all.filter(isLeft), all.filter((range) => !isLeft(range))];
  const [left, right] =
    one.strand === "+" ? ["five_prime_UTR", "three_prime_UTR"] : ["three_prime_UTR", "five_prime_UTR"];
  return [...partLines(left!, five, one), ...partLines(right!, three, one)];
}

const familyLines = ({ bases, strand }: Drawn, type = "mRNA"): string[] =>
  [
    `gene\t1\t${bases.length}\t.\t${strand}\t.\tID=G`,
    `${type}\t1\t${bases.length}\t.\t${strand}\t.\tID=G.1;Parent=G`,
  ].map((rest) => `I\tx\t${rest}`);

/** The set of positions of each type, and how many bases all pieces have together. */
function positionsOf(pieces: readonly { type: PieceType; start: number; end: number }[]) {
  const sets: Record<string, number[]> = {};
  for (const { type, start, end } of pieces)
    for (let at = start; at <= end; at++) (sets[type] ??= []).push(at);
  return sets;
}

/** The same from the drawing. */
function expectedPositions({ bases, strand }: Drawn): Record<string, number[]> {
  const sets: Record<string, number[]> = {};
  [...bases].forEach((letter, index) => {
    const isBefore = index < bases.indexOf("c") === (strand === "+");
    const type = letter === "c" ? "CDS" : isBefore ? "five_prime_UTR" : "three_prime_UTR";
    if (letter !== "-") (sets[type] ??= []).push(index + 1);
  });
  return sets;
}

describe("the parts of an mRNA", () => {
  it("are each base once, whichever lines a file has and in whichever order", async () => {
    await fc.assert(
      fc.asyncProperty(drawn, fc.nat(), async (one, seed) => {
        const exons = partLines("exon", runs(one.bases, /[cu]+/g), one);
        const coding = partLines("CDS", runs(one.bases, /c+/g), one);
        const ways = [
          [...exons, ...coding],
          [...coding, ...utrLines(one)],
          [...exons, ...coding, ...utrLines(one)],
        ];
        for (const lines of ways) {
          const turned = seed % lines.length;
          const { problems, pieces } = await read([
            ...familyLines(one),
            ...lines.slice(turned),
            ...lines.slice(0, turned),
          ]);
          expect(problems).toEqual([]);
          expect(positionsOf(pieces)).toEqual(expectedPositions(one));
        }
      }),
    );
  });

  it("are exons where nothing is coding, also when the file writes them as exon and as CDS", async () => {
    const one: Drawn = { bases: "uuu--uu", strand: "+" };
    const ranges = runs(one.bases, /u+/g);
    const { problems, pieces } = await read([
      ...familyLines(one, "lncRNA"),
      ...partLines("exon", ranges, one),
      ...partLines("CDS", ranges, one),
    ]);
    expect(problems).toEqual([]);
    expect(pieces.map(({ type, start, end }) => [type, start, end])).toEqual([
      ["exon", 1, 3],
      ["exon", 6, 7],
    ]);
  });

  it("leave a base out that a frame shift passes over", async () => {
    const one: Drawn = { bases: "ucccucccu", strand: "+" };
    const { problems, pieces } = await read([
      ...familyLines(one),
      ...partLines("exon", [{ start: 1, end: 9 }], one),
      ...partLines("CDS", runs(one.bases, /c+/g), one),
    ]);
    expect(problems).toEqual([]);
    expect(positionsOf(pieces)).toEqual({
      five_prime_UTR: [1],
      CDS: [2, 3, 4, 6, 7, 8],
      three_prime_UTR: [9],
    });
  });
});

describe("parts that do not go together are named with their line", () => {
  const one: Drawn = { bases: "uuucccccc----ccccuu", strand: "+" };
  const part = (type: string, start: number, end: number, id: string) =>
    partLines(type, [{ start, end }], one)[0]!.replace(`ID=${type}0`, `ID=${id}`);

  it.each([
    {
      what: "exons that overlap",
      lines: [part("exon", 1, 9, "E1"), part("exon", 9, 17, "E2")],
      problem: "5: exon E2 at 9..17 overlaps exon E1 at 1..9 in line 4, of the same transcript",
    },
    {
      what: "an exon written twice",
      lines: [part("exon", 1, 9, "E1"), part("exon", 1, 9, "E2")],
      problem: "5: exon E2 at 1..9 overlaps exon E1 at 1..9 in line 4, of the same transcript",
    },
    {
      what: "lines of one CDS that overlap",
      lines: [part("CDS", 4, 9, "C"), part("CDS", 9, 17, "C")],
      problem: "5: CDS C at 9..17 overlaps CDS C at 4..9 in line 4, of the same transcript",
    },
    {
      what: "CDS lines that overlap by more than a ribosome slips back",
      lines: [part("CDS", 4, 9, "C1"), part("CDS", 7, 17, "C2")],
      problem: "5: CDS C2 at 7..17 overlaps CDS C1 at 4..9 in line 4, of the same transcript",
    },
    {
      what: "a UTR over a CDS",
      lines: [part("CDS", 4, 9, "C1"), part("five_prime_UTR", 1, 4, "U")],
      problem: "5: five_prime_UTR U at 1..4 overlaps CDS C1 at 4..9 in line 4, of the same transcript",
    },
    {
      what: "UTR lines that say something else than exon and CDS lines",
      lines: [part("exon", 1, 9, "E1"), part("CDS", 4, 9, "C1"), part("five_prime_UTR", 2, 3, "U")],
      problem: "6: five_prime_UTR of G.1 is 2..3, but its exon and CDS lines leave 1..3 for it",
    },
    {
      what: "UTR lines at one end only",
      lines: [part("exon", 1, 12, "E1"), part("CDS", 4, 9, "C1"), part("five_prime_UTR", 1, 3, "U")],
      problem: "6: three_prime_UTR of G.1 is nothing, but its exon and CDS lines leave 10..12 for it",
    },
  ])("$what", async ({ lines, problem }) => {
    expect((await read([...familyLines(one), ...lines])).problems).toEqual([problem]);
  });

  it("allows CDS lines of their own ids to read two bases again", async () => {
    const { problems } = await read([...familyLines(one), part("CDS", 4, 9, "C1"), part("CDS", 8, 17, "C2")]);
    expect(problems).toEqual([]);
  });
});
