import { expect, test } from "vitest";
import { Random } from "../random/random.ts";
import { foldPeptide } from "./fold.ts";
import type { Vector } from "./fold.ts";
import { mmcifBlock } from "./mmcif.ts";

const residues = "MSTAVLENPGLGRKLSDFGQETSYIEDNCNQNGAISLIFSLKEEVGALAKVLRLFEENDVNLTHIESRPSRLKKDEYEFFTHLDKRSL";
const segments = [
  { kind: "domain", domain: 1, start: 10, end: 60 },
  { kind: "disordered", domain: 0, start: 65, end: 85 },
] as const;
const fold = foldPeptide(residues, segments, new Random("a fold"));
const distance = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

test("bonds of the backbone have the lengths of proteins", () => {
  expect(fold).toHaveLength(residues.length);
  fold.forEach(({ atoms: { N, CA, C, O } }, at) => {
    expect(distance(N, CA)).toBeCloseTo(1.46, 3);
    expect(distance(CA, C)).toBeCloseTo(1.52, 3);
    expect(distance(C, O)).toBeCloseTo(1.23, 3);
    const next = fold[at + 1]?.atoms;
    if (next) expect(distance(C, next.N)).toBeCloseTo(1.33, 3);
    // Alpha carbons in trans.
    if (next) expect(distance(CA, next.CA)).toBeCloseTo(3.8, 0);
  });
});

test("a domain is surer than a disordered stretch", () => {
  const mean = (start: number, end: number) =>
    fold.slice(start - 1, end).reduce((sum, residue) => sum + residue.confidence, 0) / (end - start + 1);
  expect(mean(10, 60)).toBeGreaterThan(85);
  expect(mean(65, 85)).toBeLessThan(50);
});

test("a block has an atom a line, numbered as in the protein, and the confidence as B factor", () => {
  const block = mmcifBlock({
    id: "0abc",
    title: "The protein's fold",
    residues,
    fold,
    chains: ["A", "B"],
    range: [5, 40],
    isPredicted: true,
  });
  const atoms = block.split("\n").filter((line) => line.startsWith("ATOM "));
  expect(atoms).toHaveLength(2 * 36 * 4);
  const first = atoms[0]?.split(" ") ?? [];
  expect([first[3], first[5], first[15], first[17]]).toEqual(["N", "VAL", "5", "A"]);
  expect(first[14]).toBe(fold[4]?.confidence.toFixed(2));
  expect(block).toContain("data_0abc\n");
  expect(block).toContain("_struct.title 'The proteins fold'");
});
