/** The backbone of a predicted protein, as it is seen before its program has come: where each residue is, and how near. Pure. */
import type { CifFrame } from "molstar/lib/mol-io/reader/cif/data-model.js";

/** A point of the backbone: the α-carbon of a residue. Å, in the axes of the file. */
export interface Residue {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** pLDDT, 0–100 */
  readonly confidence: number;
}

/** A piece of the backbone around a residue: from halfway to the one before it, to halfway to the one after it. */
export interface Piece {
  /** px from the left and from above: begin, residue, end. */
  readonly points: readonly [Point, Point, Point];
  /** 0 at the back, 1 in front */
  readonly nearness: number;
  readonly confidence: number;
  /** How large an Å is there. */
  readonly pxPerAngstrom: number;
}
type Point = readonly [x: number, y: number];

/** Å; α-carbons of residues that are bound to each other are 3.8 apart, and 2.9 where the bond is bent. */
const maxApart = 4.2;

/** The residues of all chains in their order; none where the file has no coordinates. */
export function backboneOf({ categories }: CifFrame): Residue[] {
  const atoms = categories["atom_site"];
  const column = (name: string) => atoms?.getField(name);
  const [names, xs, ys, zs, values] = [
    column("label_atom_id"),
    column("Cartn_x"),
    column("Cartn_y"),
    column("Cartn_z"),
    column("B_iso_or_equiv"),
  ];
  if (!atoms || !names || !xs || !ys || !zs || !values) return [];
  const residues: Residue[] = [];
  for (let row = 0; row < atoms.rowCount; row++)
    if (names.str(row) === "CA")
      residues.push({ x: xs.float(row), y: ys.float(row), z: zs.float(row), confidence: values.float(row) });
  return residues;
}

/** Radians; as molstar's camera sees, which takes the drawing over. */
const fieldOfView = Math.PI / 4;

type Place = Omit<Residue, "confidence">;

const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);

/** Halfway between the least and the most of some numbers. */
function middleOf(values: readonly number[]): number {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) [least, most] = [Math.min(least, value), Math.max(most, value)];
  return (least + most) / 2;
}

const halfway = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** Pieces of the backbone in a picture, those at the back first. @param width px @param height px */
export function piecesOf(residues: readonly Residue[], width: number, height: number): Piece[] {
  if (residues.length < 2) return [];
  const centre: Place = {
    x: middleOf(residues.map(({ x }) => x)),
    y: middleOf(residues.map(({ y }) => y)),
    z: middleOf(residues.map(({ z }) => z)),
  };
  const radius = residues.reduce((far, one) => Math.max(far, distance(one, centre)), 1);
  const away = radius / Math.min(1, width / height) / Math.sin(fieldOfView / 2);
  const scale = height / 2 / Math.tan(fieldOfView / 2);
  const sizeAt = (z: number): number => scale / (away - (z - centre.z));
  const seen = residues.map(({ x, y, z }): Point => [
    width / 2 + (x - centre.x) * sizeAt(z),
    height / 2 - (y - centre.y) * sizeAt(z),
  ]);
  const pieces = residues.map((residue, index): Piece => {
    const at = seen[index] ?? [0, 0];
    const next = (by: -1 | 1): Point => {
      const [other, point] = [residues[index + by], seen[index + by]];
      return other && point && distance(residue, other) < maxApart ? halfway(at, point) : at;
    };
    return {
      points: [next(-1), at, next(1)],
      nearness: (residue.z - centre.z + radius) / (2 * radius),
      confidence: residue.confidence,
      pxPerAngstrom: sizeAt(residue.z),
    };
  });
  return pieces.sort((a, b) => a.nearness - b.nearness);
}
