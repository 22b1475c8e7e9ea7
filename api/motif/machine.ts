/**
 * A motif as numbered positions: which residues stand at each, and where it goes on from there, in the order of preference.
 * The order says which of several ways to match is taken, as in other regular expressions: the earlier option of a choice,
 * and as much as possible, or for lazy repeats as little.
 */
import type { ResidueSet } from "./alphabet.ts";
import type { Motif } from "./motif.ts";

/** Stands for "the motif ends here" where positions are listed. */
export const done = -1;

export interface Machine {
  readonly sets: readonly ResidueSet[];
  /** Places where a match can begin, in the order of preference. */
  readonly first: readonly number[];
  /** By position: the positions that can come next, or `done`, in the order of preference. */
  readonly next: readonly (readonly number[])[];
  /** Residues and marks of every match, when all have the same number; else null. */
  readonly length: number | null;
}

/** A point between positions: the ways on from it, in the order of preference. A number is a position, or `done`. */
interface Point {
  ways: readonly (number | Point)[];
}

/** Places are numbered from the end while the machine is made, since it is made from the end. */
class Builder {
  readonly sets: ResidueSet[] = [];
  readonly after: Point[] = [];

  /** The point from which the motif is matched and then gone on at `end`. */
  add(motif: Motif, end: Point): Point {
    switch (motif.kind) {
      case "residue": {
        this.after.push(end);
        return { ways: [this.sets.push(motif.set) - 1] };
      }
      case "sequence":
        return motif.parts.reduceRight((point, part) => this.add(part, point), end);
      case "choice":
        return {
          ways: motif.options
            .map((_, i) => motif.options.length - 1 - i)
            // `!`: an index of the options themselves.
            .map((i) => this.add(motif.options[i]!, end))
            .reverse(),
        };
      case "repeat":
        return this.repeat(motif, end);
    }
  }

  repeat({ of, min, max, lazy }: Extract<Motif, { kind: "repeat" }>, end: Point): Point {
    const either = (more: Point): Point["ways"] => (lazy ? [end, more] : [more, end]);
    let point = end;
    let written = 0;
    if (max === null) {
      // The last one goes on with itself; with `min` 0 it may be passed over.
      const loop: Point = { ways: [] };
      const once = this.add(of, loop);
      loop.ways = either(once);
      point = min === 0 ? loop : once;
      written = 1;
    } else {
      for (; written < max - min; written++) point = { ways: either(this.add(of, point)) };
      written = 0;
    }
    for (; written < min; written++) point = this.add(of, point);
    return point;
  }
}

/** Places that can be reached from a point without a residue, each where it is preferred most. */
function reachable(point: Point): number[] {
  const seen = new Set<Point>();
  const positions = new Set<number>();
  const visit = (from: Point): void => {
    if (seen.has(from)) return;
    seen.add(from);
    for (const way of from.ways) {
      if (typeof way === "number") positions.add(way);
      else visit(way);
    }
  };
  visit(point);
  return [...positions];
}

/** Residues and marks of every match; null when matches differ in length. */
function fixedLength(motif: Motif): number | null {
  switch (motif.kind) {
    case "residue":
      return 1;
    case "sequence":
      return motif.parts.reduce<number | null>((sum, part) => {
        const length = fixedLength(part);
        return sum === null || length === null ? null : sum + length;
      }, 0);
    case "choice": {
      const [length = null, ...others] = motif.options.map(fixedLength);
      return others.every((other) => other === length) ? length : null;
    }
    case "repeat": {
      const length = fixedLength(motif.of);
      return length === null || motif.min !== motif.max ? null : length * motif.min;
    }
  }
}

/** The automaton of a motif: what the scanner walks over a peptide. */
export function buildMachine(motif: Motif): Machine {
  const builder = new Builder();
  const start = builder.add(motif, { ways: [done] });
  const last = builder.sets.length - 1;
  const numbered = (positions: readonly number[]): number[] =>
    positions.map((position) => (position === done ? done : last - position));
  return {
    sets: builder.sets.toReversed(),
    // A match has at least one residue.
    first: numbered(reachable(start)).filter((position) => position !== done),
    next: builder.after.toReversed().map((point) => numbered(reachable(point))),
    length: fixedLength(motif),
  };
}
