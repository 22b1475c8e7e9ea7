import { readFileSync } from "node:fs";
import fc from "fast-check";
import { RE2JS } from "re2js";
import { describe, expect, it } from "vitest";
import { beginCode, codeOf, endCode } from "./alphabet.ts";
import { buildMachine } from "./machine.ts";
import { makeScanner } from "./make-scanner.ts";
import { holdsMark, limits, positionsOf, writeMotif } from "./motif.ts";
import type { Motif } from "./motif.ts";
import { parseMotif } from "./parse-motif.ts";
import { Scanner } from "./scanner.ts";

const coded = (peptide: string): Uint8Array =>
  Uint8Array.from([beginCode, ...Array.from(peptide, (residue) => codeOf(residue.charCodeAt(0))), endCode]);

/** The peptide stands behind another one, which must not matter. */
const other = "ACDACDAAACCC";

/** Matches as [start, end], 1-based, inclusive. */
function matchesOf(motif: Motif, peptide: string): number[][] {
  const texts = [coded(other), coded(peptide)];
  const offsets = Uint32Array.from([0, other.length + 2, other.length + peptide.length + 4]);
  const scanner = new Scanner({ text: Uint8Array.from(texts.flatMap((text) => [...text])), offsets });
  scanner.use(buildMachine(motif));
  scanner.find(0, Infinity);
  const count = scanner.find(1, Infinity);
  return Array.from({ length: count }, (_, i) => [
    scanner.spans[2 * i]! - offsets[1]!,
    scanner.spans[2 * i + 1]! - offsets[1]! - 1,
  ]);
}

const found = (motif: string, peptide: string): number[][] => matchesOf(parseMotif(motif), peptide);

describe("a peptide is searched", () => {
  it.each([
    [
      "KEN",
      "MKENAKENK",
      [
        [2, 4],
        [6, 8],
      ],
    ],
    ["ken", "MKEN", [[2, 4]]],
    [
      "K.N",
      "KANKKN",
      [
        [1, 3],
        [4, 6],
      ],
    ],
    [
      "AA",
      "AAAAA",
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ["^M", "MAM", [[1, 1]]],
    ["M$", "MAM", [[3, 3]]],
    ["^A+$", "AAA", [[1, 3]]],
    [
      "(^|K)S",
      "SKSS",
      [
        [1, 1],
        [2, 3],
      ],
    ],
    [
      "S($|K)",
      "SSKS",
      [
        [2, 3],
        [4, 4],
      ],
    ],
    ["^|S", "AS", [[2, 2]]],
    ["(C|^).", "CA", [[1, 2]]],
    ["(^|C).", "CA", [[1, 1]]],
    ["S*", "ASSA", [[2, 3]]],
    [
      "A{2,3}",
      "AAAAA",
      [
        [1, 3],
        [4, 5],
      ],
    ],
    [
      "A{2,3}?",
      "AAAAA",
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ["A|AC", "AC", [[1, 1]]],
    [
      "AC|A",
      "ACA",
      [
        [1, 2],
        [3, 3],
      ],
    ],
    ["[^P]S", "PSAS", [[3, 4]]],
    ["A[X]C", "ABC", [[1, 3]]],
    ["A.C", "A*C", [[1, 3]]],
    ["W", "", []],
  ] as const)("for %s in %s", (motif, peptide, expected) => {
    expect(found(motif, peptide)).toEqual(expected);
  });

  it("for motifs of more places than a word has bits", () => {
    expect(found("K.{0,50}K.{0,50}W", `K${"A".repeat(50)}K${"A".repeat(50)}W`)).toEqual([[1, 103]]);
    expect(found("K.{0,50}K.{0,50}W", `K${"A".repeat(51)}K${"A".repeat(50)}W`)).toEqual([]);
    expect(found("A{64}", "A".repeat(130))).toEqual([
      [1, 64],
      [65, 128],
    ]);
  });
});

/** Motifs over A, B (as [AB]) and C; what is repeated has at least one residue. */
const { motif: anyMotif } = fc.letrec<{ motif: Motif; solid: Motif; residue: Motif }>((tie) => ({
  residue: fc.constantFrom("A", "C", "[AC]", "[^A]", ".", "^", "$").map(parseResidue),
  solid: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom("A", "C", "[AC]").map(parseResidue),
    fc.tuple(tie("solid"), tie("motif")).map((parts): Motif => ({ kind: "sequence", parts })),
  ),
  motif: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    tie("residue"),
    fc
      .array(tie("motif"), { minLength: 2, maxLength: 3 })
      .map((parts): Motif => ({ kind: "sequence", parts })),
    fc
      .array(tie("motif"), { minLength: 2, maxLength: 3 })
      .map((options): Motif => ({ kind: "choice", options })),
    fc
      .record({ of: tie("solid"), min: fc.nat(2), more: fc.option(fc.nat(9)), lazy: fc.boolean() })
      .map(({ of, min, more, lazy }): Motif => ({
        kind: "repeat",
        of,
        min,
        max: more === null ? null : Math.max(1, min + more),
        lazy,
      })),
  ),
}));

/** Those that a search takes. */
const motifs = anyMotif.filter((motif) => {
  try {
    return (
      positionsOf(parseMotif(writeMotif(motif))) <= limits.positions && positionsOf(motif) <= limits.positions
    );
  } catch {
    return false;
  }
});

function parseResidue(sign: string): Motif {
  const set = {
    A: 1,
    C: 4,
    "[AC]": 5,
    "[^A]": ((1 << 27) - 1) & ~1,
    ".": (1 << 27) - 1,
    "^": 1 << 27,
    $: 1 << 28,
  }[sign];
  if (set === undefined) throw new Error(sign);
  return { kind: "residue", set };
}

/** Where a match of the motif from `at` on can end, the preferred end first: a search as simple as can be. */
function* ends(motif: Motif, text: Uint8Array, at: number): Generator<number> {
  switch (motif.kind) {
    case "residue":
      if (motif.set === 1 << beginCode ? at === 0 : motif.set === 1 << endCode && at === text.length)
        yield at;
      else if (at < text.length && motif.set & (1 << text[at]!)) yield at + 1;
      return;
    case "choice":
      for (const option of motif.options) yield* ends(option, text, at);
      return;
    case "sequence": {
      const [head, ...rest] = motif.parts;
      if (!head) {
        yield at;
        return;
      }
      for (const end of ends(head, text, at)) yield* ends({ kind: "sequence", parts: rest }, text, end);
      return;
    }
    case "repeat": {
      const { of, min, max, lazy } = motif;
      if (min === 0 && lazy) yield at;
      if (max !== 0) {
        const rest: Motif = {
          kind: "repeat",
          of,
          min: Math.max(0, min - 1),
          max: max === null ? null : max - 1,
          lazy,
        };
        for (const end of ends(of, text, at)) yield* ends(rest, text, end);
      }
      if (min === 0 && !lazy) yield at;
    }
  }
}

function slowly(motif: Motif, peptide: string): number[][] {
  const text = coded(peptide).subarray(1, -1);
  const spans: number[][] = [];
  for (let at = 0; at < text.length;) {
    const possible = [...ends(motif, text, at)];
    // Where the start or the end alone is preferred, what comes after it is a matter of taste.
    fc.pre(!holdsMark(motif) || possible[0] !== at);
    const end = possible.find((one) => one > at) ?? at;
    if (end > at) spans.push([at + 1, end]);
    at = Math.max(end, at + 1);
  }
  return spans;
}

it("finds what a simple search finds", () => {
  fc.assert(
    fc.property(
      motifs,
      fc.string({ unit: fc.constantFrom("A", "C", "D"), maxLength: 9 }),
      (motif, peptide) => {
        expect(matchesOf(motif, peptide)).toEqual(slowly(motif, peptide));
      },
    ),
    { numRuns: 3000 },
  );
});

it("finds what RE2 finds, where nothing empty fits", () => {
  fc.assert(
    fc.property(
      motifs,
      fc.string({ unit: fc.constantFrom("A", "C", "D"), maxLength: 40 }),
      (motif, peptide) => {
        const expected: number[][] = [];
        const matcher = RE2JS.compile(writeMotif(motif)).matcher(peptide);
        while (matcher.find()) expected.push([matcher.start() + 1, matcher.end()]);
        fc.pre(expected.every(([start, end]) => end! >= start!));
        expect(matchesOf(motif, peptide)).toEqual(expected);
      },
    ),
    { numRuns: 1000 },
  );
});

it("is written so that it reads as the same motif", () => {
  const peptides = fc.string({ unit: fc.constantFrom("A", "C", "D"), maxLength: 9 });
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom(
          "A",
          "C",
          "x",
          "(",
          ")",
          "|",
          "+",
          "?",
          "{1,2}",
          "[AC]",
          "[^A0]",
          "[A-D]",
          "[W-Z]",
          "[^B-C]",
          "0",
          "^",
          "$",
        ),
        minLength: 1,
        maxLength: 8,
      }),
      peptides,
      (typed, peptide) => {
        let motif: Motif;
        try {
          motif = parseMotif(typed);
        } catch {
          return;
        }
        expect(found(writeMotif(motif), peptide)).toEqual(found(typed, peptide));
        expect(writeMotif(parseMotif(writeMotif(motif)))).toBe(writeMotif(motif));
      },
    ),
    { numRuns: 3000 },
  );
});

/** After a change of scanner.wat: `node api/motif/make-scanner.ts`. */
it("runs what scanner.wat says", async () => {
  expect(readFileSync(new URL("./scanner.wasm", import.meta.url))).toEqual(Buffer.from(await makeScanner()));
});
