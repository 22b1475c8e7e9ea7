import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MotifError, writeMotif } from "./motif.ts";
import { isBlank, parseMotif } from "./parse-motif.ts";

const plain = (text: string): string => writeMotif(parseMotif(text));

function refusal(text: string): { position: number; reason: string } {
  try {
    parseMotif(text);
  } catch (error) {
    if (error instanceof MotifError) return { position: error.position, reason: error.message };
    throw error;
  }
  throw new Error(`${text} is read`);
}

describe("a motif is read", () => {
  it.each([
    ["DxxRKExx", "D..RKE.."],
    [" |KEN| ", "KEN"],
    ["0", "[DE]"],
    ["1", "[ST]"],
    ["2", "[AGILV]"],
    ["3", "[FHWY]"],
    ["4", "[HKR]"],
    ["5", "[DEHKR]"],
    ["6", "[AFILMVWY]"],
    ["7", "[DEHKNQR]"],
    ["8", "[CDEHKNQRST]"],
    ["9", "[ACDGNPSTV]"],
    ["B", "[AGS]"],
    ["z", "[ACDEGHKNQRST]"],
    ["[0K]{6}", "[DEK]{6}"],
    ["S{1,20}", "S{1,20}"],
    ["S{,3}", "S{0,3}"],
    ["S{2,}", "S{2,}"],
    ["S*?", "S*?"],
    ["S{1}", "S{1}"],
    ["[A-D]", "[AB-BCD]"],
    ["[X-X]", "[X-X]"],
    ["[^P0]", "[^DEP]"],
    ["(A|[KR]|0)", "[ADEKR]"],
    ["^|A", "^|A"],
    ["AC|D", "AC|D"],
    ["(?", null],
  ] as const)("%s", (typed, expected) => {
    if (expected === null) expect(() => plain(typed)).toThrow(MotifError);
    else expect(plain(typed)).toBe(expected);
  });

  it("and blanks and bars alone are none", () => {
    expect(["", "  ", "|", " | "].map(isBlank)).toEqual([true, true, true, true]);
    expect(isBlank(".")).toBe(false);
  });
});

describe("what cannot be read is named with its place", () => {
  it.each([
    ["[KR", 4, "expected “]” for the “[” at character 1, found the end"],
    ["KR]", 3, "expected an amino acid, found “]”"],
    ["(KR", 4, "expected “)” for the “(” at character 1, found the end"],
    ["KR)", 3, "expected no “)”, since no “(” is open"],
    ["  K#", 4, "expected an amino acid, found “#”"],
    ["KÄ", 2, "expected an amino acid, found “Ä”"],
    ["K R", 2, "expected an amino acid, found “ ”"],
    ["()", 2, "expected an amino acid, found “)”"],
    ["A||B", 3, "expected an amino acid, found “|”"],
    ["*A", 1, "expected an amino acid to repeat, found “*”"],
    ["A**", 3, "expected an amino acid, found “*”: a repeat cannot be repeated"],
    ["A{3", 4, "expected “}” for the “{” at character 2, found the end"],
    ["A{}", 3, "expected a number, as in {3} or {1,20}, found “}”"],
    ["A{5,2}", 2, "expected the smaller number first, found {5,2}"],
    ["A{0}", 2, "expected a repeat of at least one"],
    ["[]", 2, "expected an amino acid in the brackets, found “]”"],
    ["[A?]", 3, "expected an amino acid or “]”, found “?”"],
    ["[^.]", 1, "expected brackets that leave an amino acid to be found"],
    ["[D-A]", 4, "expected a letter from D to Z, found “A”"],
    ["^+K", 2, "expected no repeat: the start and the end of a protein are there once"],
    ["(^K)+", 5, "expected no repeat: the start and the end of a protein are there once"],
    ["K^", 2, "expected “^” at the beginning only"],
    ["(K|^)(^|S)", 7, "expected “^” at the beginning only"],
    ["K$S", 3, "expected nothing behind “$”, found “S”"],
    ["(K$|R)S", 7, "expected nothing behind “$”, found “S”"],
    ["^$", 1, "expected an amino acid beside the positions"],
    [
      "K(A+)+",
      6,
      "expected a repeat with an end, such as {1,20}: what it repeats holds a repeat without end",
    ],
    ["K.{1,300}", 3, "expected a motif of at most 128 positions; this repeat alone makes 300"],
    ["((A{50}){50}){50}", 9, "expected a motif of at most 128 positions; this repeat alone makes 2500"],
    [
      "A{99999999999999999999}",
      2,
      "expected a motif of at most 128 positions; this repeat alone makes 999999",
    ],
  ])("%s", (typed, position, reason) => {
    expect(refusal(typed)).toEqual({ position, reason });
  });

  it("and so is what is too long or too deep", () => {
    expect(refusal("A".repeat(10_000))).toEqual({
      position: 501,
      reason: "expected at most 500 characters, found 10000",
    });
    expect(refusal("A".repeat(300)).reason).toBe("expected a motif of at most 128 positions, found 300");
    expect(refusal(`${"(".repeat(30)}A${")".repeat(30)}`).position).toBe(21);
  });
});

it("any text is read or refused with a place within it or just behind it", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.string({ unit: fc.constantFrom(..."AKx0B[]^-(){},|*+?$.19 ") }),
      ),
      (text) => {
        try {
          parseMotif(text);
        } catch (error) {
          expect(error).toBeInstanceOf(MotifError);
          if (!(error instanceof MotifError)) throw error;
          expect(error.position).toBeGreaterThanOrEqual(1);
          expect(error.position).toBeLessThanOrEqual(text.length + 1);
        }
      },
    ),
    { numRuns: 2000 },
  );
});
