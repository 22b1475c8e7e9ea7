import { expect, it } from "vitest";
import type { PeptideMatch } from "../contract/motif.ts";
import { beginCode, codeOf, endCode } from "./alphabet.ts";
import type { Peptides } from "./peptides.ts";
import { writeMatches } from "./search-peptides.ts";

const coded = (peptide: string): number[] => [
  beginCode,
  ...Array.from(peptide, (residue) => codeOf(residue.charCodeAt(0))),
  endCode,
];

function peptidesOf(...residues: readonly string[]): Peptides {
  const texts = residues.map(coded);
  const offsets = Uint32Array.from([0, ...texts.map((_, i) => texts.slice(0, i + 1).flat().length)]);
  return {
    name: "a generation",
    infos: residues.map((_, i) => ({ id: `P${i}`, gene: `G${i}`, name: null, product: null })),
    text: Uint8Array.from(texts.flat()),
    offsets,
  };
}

function detailed(residues: string, motif: string, count: number, maxMatches: number): PeptideMatch {
  // Behind another one, which must not matter.
  const text = writeMatches(
    peptidesOf("ACSA", residues),
    motif,
    { indices: Uint32Array.of(1), counts: Uint32Array.of(count) },
    "detailed",
    maxMatches,
  );
  return JSON.parse(text) as PeptideMatch; // As it was written.
}

it("a peptide with more matches than are told tells where all of them lie", () => {
  const { matches, runs } = detailed("SASSAAS", "S", 4, 2);
  expect(matches?.map(({ start }) => start)).toEqual([1, 3]);
  expect(runs).toEqual([0, 1, 1, 2, 2, 1]);
  expect(detailed("ASASSAAS", "S", 4, 2).runs).toEqual([1, 1, 1, 2, 2, 1]);
  expect(detailed("ASSSSA", "SS", 2, 1).runs).toEqual([1, 4]);
});

it("one that tells all its matches has no runs", () => {
  expect(detailed("SASA", "S", 2, 2)).not.toHaveProperty("runs");
  expect(detailed("SASA", "S", 2, Infinity).matches).toHaveLength(2);
});
