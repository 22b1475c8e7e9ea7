/** Backbones of proteins: plausible to look at, made up from their sequences' segments. Ångström and degrees. */
import type { Random } from "../random/random.ts";
import type { Segment } from "./peptide.ts";

export type Vector = readonly [x: number, y: number, z: number];

export interface FoldedResidue {
  readonly atoms: Readonly<Record<"N" | "CA" | "C" | "O", Vector>>;
  readonly shape: "helix" | "strand" | "loop";
  /** pLDDT, 0 to 100. */
  readonly confidence: number;
}

/** Dihedral angles of the backbone. */
const angles = {
  helix: [-62, -42],
  strand: [-120, 130],
  loop: [-75, 150],
} as const;
/** How sure a prediction would be, and by how much that varies. */
const confidences = {
  domain: [93, 5],
  tm: [88, 6],
  coil: [84, 8],
  linker: [68, 12],
  disordered: [38, 10],
} as const;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const scaled = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
const unit = (a: Vector): Vector => scaled(a, 1 / Math.hypot(...a));
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The atom at a distance from c, with an angle at c and a dihedral about b–c. */
function placed(a: Vector, b: Vector, c: Vector, distance: number, angle: number, dihedral: number): Vector {
  const along = unit(minus(c, b));
  const normal = unit(cross(minus(b, a), along));
  const aside = cross(normal, along);
  const [bend, turn] = [radians(angle), radians(dihedral)];
  return add(
    c,
    add(
      scaled(along, -distance * Math.cos(bend)),
      add(
        scaled(aside, distance * Math.sin(bend) * Math.cos(turn)),
        scaled(normal, distance * Math.sin(bend) * Math.sin(turn)),
      ),
    ),
  );
}

/** What each residue is part of: domains are helices and strands in turn, with loops between them. */
function shapesOf(length: number, segments: readonly Segment[], random: Random) {
  const kinds: (keyof typeof confidences)[] = Array.from({ length }, () => "linker");
  for (const { kind, start, end } of segments) kinds.fill(kind, start - 1, end);
  const shapes: FoldedResidue["shape"][] = [];
  let left = 0;
  let shape: FoldedResidue["shape"] = "loop";
  for (const kind of kinds) {
    if (kind === "disordered") [left, shape] = [0, "loop"];
    else if (kind === "tm" || kind === "coil") [left, shape] = [0, "helix"];
    else if (left-- <= 0) {
      shape = shape === "loop" ? (random.chance(0.6) ? "helix" : "strand") : "loop";
      left = shape === "loop" ? random.between(2, 5) : random.between(5, shape === "helix" ? 18 : 8);
    }
    shapes.push(shape);
  }
  return { kinds, shapes };
}

/** Folds a peptide, given without its stop. */
export function foldPeptide(residues: string, segments: readonly Segment[], random: Random): FoldedResidue[] {
  const { kinds, shapes } = shapesOf(residues.length, segments, random);
  const folded: FoldedResidue[] = [];
  let [a, b, c]: readonly [Vector, Vector, Vector] = [
    [0, 1.46, 0],
    [0, 0, 0],
    [1.52, 0, 0],
  ];
  let psiBefore = 150;
  for (let at = 0; at < residues.length; at++) {
    const shape = shapes[at] ?? "loop";
    const [phi, psi] = angles[shape].map((angle) =>
      shape === "loop" ? angle + (random.next() - 0.5) * 120 : angle + (random.next() - 0.5) * 6,
    ) as [number, number]; // as many as `angles` has
    const n = placed(a, b, c, 1.33, 116, psiBefore);
    const ca = placed(b, c, n, 1.46, 122, 180);
    const carbonyl = placed(c, n, ca, 1.52, 111, phi);
    const next = placed(n, ca, carbonyl, 1.33, 116, psi);
    // The oxygen lies in the plane of the peptide bond, across from the next nitrogen.
    const oxygen = add(
      carbonyl,
      scaled(unit(minus(scaled(carbonyl, 2), add(ca, next)) satisfies Vector), 1.23),
    );
    const [mean, spread] = confidences[kinds[at] ?? "linker"];
    folded.push({
      atoms: { N: n, CA: ca, C: carbonyl, O: oxygen },
      shape,
      confidence: Math.min(98, Math.max(22, mean + (random.next() - 0.5) * 2 * spread)),
    });
    [a, b, c] = [n, ca, carbonyl];
    psiBefore = psi;
  }
  return folded;
}
