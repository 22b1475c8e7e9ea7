import fc from "fast-check";
import { expect, test } from "vitest";
import { backboneOf, piecesOf } from "./backbone.ts";
import type { Residue } from "./backbone.ts";
import { readFile } from "./read-file.ts";

/** A file with two residues, as databases write them. */
const file = `data_one
loop_
_atom_site.group_PDB
_atom_site.id
_atom_site.label_atom_id
_atom_site.Cartn_x
_atom_site.Cartn_y
_atom_site.Cartn_z
_atom_site.B_iso_or_equiv
ATOM 1 N 1.0 2.0 3.0 91.5
ATOM 2 CA 2.0 2.5 3.5 91.5
ATOM 3 CA 5.0 4.5 3.0 42.0
#
`;

const bytes = async (text: string, isPacked: boolean): Promise<Uint8Array<ArrayBuffer>> => {
  const stream = new Blob([text]).stream();
  return new Uint8Array(
    await new Response(isPacked ? stream.pipeThrough(new CompressionStream("gzip")) : stream).arrayBuffer(),
  );
};

test.for([false, true])("a backbone is the α-carbons of a file, packed: %s", async (isPacked) => {
  expect(backboneOf(await readFile(await bytes(file, isPacked)))).toEqual([
    { x: 2, y: 2.5, z: 3.5, confidence: 91.5 },
    { x: 5, y: 4.5, z: 3, confidence: 42 },
  ]);
});

test("a file without coordinates has no backbone, and what is no such file is refused", async () => {
  expect(backboneOf(await readFile(await bytes("data_one\n_entry.id one\n", false)))).toEqual([]);
  await expect(readFile(await bytes("", false))).rejects.toThrow("no structure");
});

const coordinate = fc.double({ min: -500, max: 500, noNaN: true });
const residues = fc.array(
  fc.record({ x: coordinate, y: coordinate, z: coordinate, confidence: fc.integer({ min: 0, max: 100 }) }),
  { minLength: 2, maxLength: 50 },
);

test("all of a backbone is within the picture, what is nearer last", () => {
  fc.assert(
    fc.property(
      residues,
      fc.integer({ min: 50, max: 2_000 }),
      fc.integer({ min: 50, max: 2_000 }),
      (all, width, height) => {
        const pieces = piecesOf(all, width, height);
        expect(pieces.length).toBe(all.length);
        for (const [x, y] of pieces.flatMap(({ points }) => points)) {
          expect(x).toBeGreaterThanOrEqual(-1);
          expect(x).toBeLessThanOrEqual(width + 1);
          expect(y).toBeGreaterThanOrEqual(-1);
          expect(y).toBeLessThanOrEqual(height + 1);
        }
        const nearness = pieces.map((piece) => piece.nearness);
        expect(nearness).toEqual(nearness.toSorted((a, b) => a - b));
      },
    ),
  );
});

test("a gap of the backbone stays one", () => {
  const at = (x: number): Residue => ({ x, y: 0, z: 0, confidence: 90 });
  const pieces = piecesOf([at(0), at(3.8), at(20), at(23.8)], 400, 400);
  const ends = pieces.map(({ points }) => [points[0][0], points[2][0]]).toSorted(([a = 0], [b = 0]) => a - b);
  expect(ends[0]?.[1]).toBeCloseTo(ends[1]?.[0] ?? 0);
  expect(ends[2]?.[0]).toBeGreaterThan((ends[1]?.[1] ?? 0) + 50);
});
