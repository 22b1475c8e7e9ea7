import fc from "fast-check";
import { expect, test } from "vitest";
import { asymmetry, bulge, endPenalty, hairpin, interior, multiloop, pairOf, stack } from "./energies.ts";
import { foldRna } from "./fold.ts";

const codes: Readonly<Record<string, number>> = { A: 0, C: 1, G: 2, U: 3 };
const kind = (sequence: string, i: number, j: number): number =>
  pairOf[(codes[sequence[i] ?? ""] ?? 0) * 4 + (codes[sequence[j] ?? ""] ?? 0)] ?? -1;

/** Partners of the bases of brackets. */
function partnersOf(brackets: string): number[] {
  const open: number[] = [];
  const partners = Array.from(brackets, () => -1);
  [...brackets].forEach((sign, at) => {
    if (sign === "(") open.push(at);
    const from = sign === ")" ? open.pop() : undefined;
    if (from !== undefined) [partners[from], partners[at]] = [at, from];
  });
  expect(open).toEqual([]);
  return partners;
}

/** The energy of a structure, written down once more without any table: loop by loop. */
function energyOf(sequence: string, partners: readonly number[]): number {
  const end = (i: number, j: number) => endPenalty[kind(sequence, i, j)] ?? 0;
  const helicesWithin = (from: number, to: number): [number, number][] => {
    const found: [number, number][] = [];
    for (let at = from; at <= to; at++) {
      const partner = partners[at] ?? -1;
      if (partner > at) {
        found.push([at, partner]);
        at = partner;
      }
    }
    return found;
  };
  const loop = (i: number, j: number): number => {
    const inside = helicesWithin(i + 1, j - 1);
    const deeper = inside.reduce((sum, [p, q]) => sum + loop(p, q), 0);
    const [first] = inside;
    if (!first) return (hairpin[j - i - 1] ?? 0) + end(i, j);
    if (inside.length > 1)
      return (
        deeper +
        multiloop.closing +
        multiloop.branch * (inside.length + 1) +
        end(i, j) +
        inside.reduce((sum, [p, q]) => sum + end(p, q), 0)
      );
    const [left, right] = [first[0] - i - 1, j - first[1] - 1];
    const stacked = stack[kind(sequence, i, j) * 6 + kind(sequence, ...first)] ?? 0;
    if (left + right === 0) return deeper + stacked;
    if (left === 0 || right === 0)
      return deeper + (bulge[left + right] ?? 0) + (left + right === 1 ? stacked : end(i, j) + end(...first));
    return (
      deeper +
      (interior[left + right] ?? 0) +
      Math.min(30, asymmetry * Math.abs(left - right)) +
      end(i, j) +
      end(...first)
    );
  };
  return helicesWithin(0, sequence.length - 1).reduce((sum, [i, j]) => sum + loop(i, j) + end(i, j), 0) / 10;
}

/** Every structure that a short RNA can have. */
function* structures(sequence: string, from = 0): Generator<number[]> {
  const n = sequence.length;
  const free = (at: number, partners: number[]): Generator<number[]> => extend(at, partners);
  function* extend(at: number, partners: number[]): Generator<number[]> {
    if (at >= n) {
      yield partners;
      return;
    }
    if (partners[at] !== -1) {
      yield* free(at + 1, partners);
      return;
    }
    yield* free(at + 1, partners);
    const crossing = partners.findIndex((partner, i) => i < at && partner > at);
    const last =
      crossing < 0 ? n - 1 : Math.min(...partners.filter((partner, i) => i < at && partner > at)) - 1;
    for (let j = at + 4; j <= last; j++)
      if (partners[j] === -1 && kind(sequence, at, j) >= 0)
        yield* free(
          at + 1,
          partners.map((partner, i) => (i === at ? j : i === j ? at : partner)),
        );
  }
  yield* extend(
    from,
    Array.from(sequence, () => -1),
  );
}

const rna = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(..."ACGU", "G", "C"), minLength: min, maxLength: max });

test("no structure of a short RNA has less energy", () =>
  fc.assert(
    fc.property(rna(0, 15), (sequence) => {
      let least = 0;
      for (const partners of structures(sequence)) least = Math.min(least, energyOf(sequence, partners));
      expect(foldRna(sequence)?.energy).toBeCloseTo(least, 5);
    }),
    { numRuns: 150 },
  ));

test("what is drawn has the energy that is told, and pairs only what pairs", () =>
  fc.assert(
    fc.property(rna(20, 160), (sequence) => {
      const fold = foldRna(sequence);
      expect(fold?.dotBracket.length).toBe(sequence.length);
      const partners = partnersOf(fold?.dotBracket ?? "");
      partners.forEach((partner, at) => {
        if (partner > at) expect(kind(sequence, at, partner)).toBeGreaterThanOrEqual(0);
        if (partner > at) expect(partner - at).toBeGreaterThan(3);
      });
      expect(energyOf(sequence, partners)).toBeCloseTo(fold?.energy ?? NaN, 5);
    }),
    { numRuns: 60 },
  ));

test("a hairpin folds, an RNA without partners does not, letters of DNA are read as RNA", () => {
  expect(foldRna("GGGGAAAACCCC")?.dotBracket).toBe("((((....))))");
  expect(foldRna("GGGGAAAACCCC".replaceAll("U", "T"))?.dotBracket).toBe("((((....))))");
  expect(foldRna("AAAAAAAAAAAA")).toEqual({ dotBracket: "............", energy: 0 });
  expect(foldRna("GGGGNNNNCCCC")?.dotBracket).toBe("((((....))))");
  expect(foldRna("")).toEqual({ dotBracket: "", energy: 0 });
  expect(foldRna("A".repeat(2001))).toBeNull();
});
