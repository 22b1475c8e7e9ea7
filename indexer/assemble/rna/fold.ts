/**
 * The secondary structure with the least free energy of an RNA, by the recursion of Zuker and Stiegler with the energies of
 * stacked pairs and loops. Knots are not found. Pure.
 *
 * Of the helices that begin at a base only those are kept as parts of larger loops that no other parts of the same stretch
 * outdo: they are few, so that long RNAs take seconds instead of minutes.
 */
import {
  asymmetry,
  bases,
  bulge,
  endPenalty,
  hairpin,
  interior,
  maxBases,
  maxLoop,
  multiloop,
  pairOf,
  stack,
} from "./energies.ts";

export interface Fold {
  /** A bracket for each paired base, a dot for each other. */
  readonly dotBracket: string;
  /** kcal/mol */
  readonly energy: number;
}

/** More than any energy, and far from the end of the numbers. */
const never = 1e6;
/** Bases in the smallest hairpin. */
const minHairpin = 3;

const isBase = (letter: string): letter is keyof typeof bases => letter in bases;

/** Tables over stretches i…j: `pair` where i pairs with j, `multi` within a loop of several helices. */
interface Tables {
  readonly n: number;
  readonly kinds: Int8Array;
  /** At `p * n + q`: the last base up to q that p pairs with, -1 for none. Most bases do not pair. */
  readonly partnerUpTo: Int16Array;
  readonly pair: Int32Array;
  readonly multi: Int32Array;
  /** The same by the last base, at `j * n + i`: what is read one after the other lies side by side. */
  readonly multiByEnd: Int32Array;
  /** Of at least two helices within a loop. */
  readonly split: Int32Array;
  /** Of the first j bases. */
  readonly outer: Int32Array;
}

/** @param sequence of A, C, G, U or T; other letters pair with nothing. null where it is too long. */
export function foldRna(sequence: string): Fold | null {
  const letters = sequence.toUpperCase().replaceAll("T", "U");
  if (letters.length > maxBases) return null;
  const tables = filled(letters);
  const partners = traced(tables);
  return {
    dotBracket: [...partners].map((partner, at) => (partner < 0 ? "." : partner > at ? "(" : ")")).join(""),
    energy: (tables.outer[tables.n] ?? 0) / 10,
  };
}

/** Kind of the pair that each two bases make, -1 for none; hairpins are no shorter than three bases. */
function kindsOf(letters: string): Int8Array {
  const n = letters.length;
  const codes = Int8Array.from(letters, (letter) => (isBase(letter) ? bases[letter] : -1));
  const kinds = new Int8Array(n * n).fill(-1);
  for (let i = 0; i < n; i++)
    for (let j = i + minHairpin + 1; j < n; j++) {
      // `!`: both are within the sequence.
      const [first, second] = [codes[i]!, codes[j]!];
      if (first >= 0 && second >= 0) kinds[i * n + j] = pairOf[first * 4 + second]!;
    }
  return kinds;
}

/** The last base that each base pairs with, up to each other one. */
function partnersUpTo(kinds: Int8Array, n: number): Int16Array {
  const partners = new Int16Array(n * n).fill(-1);
  for (let p = 0; p < n; p++)
    for (let q = p + 1; q < n; q++) {
      const at = p * n + q;
      // `!`: both are within the sequence.
      partners[at] = kinds[at]! >= 0 ? q : partners[at - 1]!;
    }
  return partners;
}

/** Loops of this many bases have no less energy, whatever closes them. */
const minLoop = Int16Array.from({ length: maxLoop + 1 }, (_, size) => {
  // `!`: loops are no longer than the tables.
  const least = Math.min(...stack);
  if (size === 0) return least;
  if (size === 1) return bulge[1]! + least;
  return Math.min(bulge[size]!, interior[size]!);
});

/** Energy of the loop between the pair i·j and the pair p·q within it. */
function loopEnergy(
  { n, kinds }: Pick<Tables, "n" | "kinds">,
  i: number,
  j: number,
  p: number,
  q: number,
): number {
  // `!`: both are pairs, and loops are no longer than the tables.
  const [outer, inner] = [kinds[i * n + j]!, kinds[p * n + q]!];
  const [left, right] = [p - i - 1, j - q - 1];
  if (left === 0 && right === 0) return stack[outer * 6 + inner]!;
  if (left === 0 || right === 0) {
    const size = left + right;
    return size === 1
      ? bulge[1]! + stack[outer * 6 + inner]!
      : bulge[size]! + endPenalty[outer]! + endPenalty[inner]!;
  }
  return (
    interior[left + right]! +
    Math.min(30, asymmetry * Math.abs(left - right)) +
    endPenalty[outer]! +
    endPenalty[inner]!
  );
}

/** Fills the tables, short stretches first. */
function filled(letters: string): Tables {
  // `!`: all places are within i…j of the sequence.
  const n = letters.length;
  const kinds = kindsOf(letters);
  const table = () => new Int32Array(n * n).fill(never);
  const outer = new Int32Array(n + 1);
  const tables = {
    n,
    kinds,
    partnerUpTo: partnersUpTo(kinds, n),
    pair: table(),
    multi: table(),
    multiByEnd: table(),
    split: table(),
    outer,
  };
  const { pair, multi, multiByEnd, split } = tables;
  for (let i = n - minHairpin - 2; i >= 0; i--) {
    const helices: Helix[] = [];
    for (let j = i + minHairpin + 1; j < n; j++) {
      const at = i * n + j;
      const kind = kinds[at]!;
      if (kind >= 0) pair[at] = bestPair(tables, i, j, kind);
      split[at] = bestSplit(tables, i, j, helices);
      const others = Math.min(split[at]!, multi[at + n]! + multiloop.base, multi[at - 1]! + multiloop.base);
      const helix = kind < 0 ? never : pair[at]! + multiloop.branch + endPenalty[kind]!;
      if (helix < others) helices.push({ end: j, energy: helix });
      multi[at] = multiByEnd[j * n + i] = Math.min(helix, others);
    }
  }
  for (let j = 1; j <= n; j++) {
    let best = outer[j - 1]!;
    for (let i = 0; i < j - minHairpin - 1; i++) {
      const closed = pair[i * n + j - 1]!;
      if (closed >= never) continue;
      best = Math.min(best, outer[i]! + closed + endPenalty[kinds[i * n + j - 1]!]!);
    }
    outer[j] = best;
  }
  return tables;
}

function bestPair(tables: Tables, i: number, j: number, kind: number): number {
  // `!`: all places are within i…j of the sequence.
  const { n, pair, split, partnerUpTo } = tables;
  let best = hairpin[j - i - 1]! + endPenalty[kind]!;
  for (let p = i + 1; p <= Math.min(i + maxLoop + 1, j - minHairpin - 2); p++) {
    const least = Math.max(p + minHairpin + 1, j - 1 - (maxLoop - (p - i - 1)));
    const row = p * n;
    const max = p - i + j - 2;
    for (let q = partnerUpTo[row + j - 1]!; q >= least; q = partnerUpTo[row + q - 1]!) {
      const inner = pair[row + q]!;
      if (inner + minLoop[max - q]! >= best) continue;
      best = Math.min(best, inner + loopEnergy(tables, i, j, p, q));
    }
  }
  const closing = multiloop.closing + multiloop.branch + endPenalty[kind]!;
  return Math.min(best, split[(i + 1) * n + j - 1]! + closing);
}

/** A helix as part of a loop: where it ends, and its energy there. */
interface Helix {
  readonly end: number;
  readonly energy: number;
}

/** At least two helices from i to j: one that begins at i and others behind it, or all of them behind i. */
function bestSplit(
  { n, multiByEnd, split }: Tables,
  i: number,
  j: number,
  helices: readonly Helix[],
): number {
  // `!`: all places are within i…j of the sequence.
  let best = split[(i + 1) * n + j]! + multiloop.base;
  const behind = j * n + 1;
  for (const { end, energy } of helices) {
    const both = energy + multiByEnd[behind + end]!;
    if (both < best) best = both;
  }
  return best;
}

/** A stretch to be read back: what two bases that pair enclose, or parts of a loop. */
type Task = readonly [of: "pair" | "multi" | "split", i: number, j: number];

/** Partner of each base in a structure of the least energy, -1 for none: reads back how the tables were filled. */
function traced(tables: Tables): Int32Array {
  const partners = new Int32Array(tables.n).fill(-1);
  const tasks = tracedOuter(tables);
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    const [of, i, j] = task;
    if (of === "pair") {
      partners[i] = j;
      partners[j] = i;
    }
    tasks.push(...traces[of](tables, i, j));
  }
  return partners;
}

/** The helices that no other encloses. */
function tracedOuter({ n, kinds, pair, outer }: Tables): Task[] {
  // `!`: all places are within i…j of the sequence.
  const found: Task[] = [];
  for (let j = n; j > 0;) {
    if (outer[j] === outer[j - 1]) {
      j--;
      continue;
    }
    let i = 0;
    while (outer[i]! + pair[i * n + j - 1]! + (endPenalty[kinds[i * n + j - 1]!] ?? 0) !== outer[j]) i++;
    found.push(["pair", i, j - 1]);
    j = i;
  }
  return found;
}

/** Energy of a helix from i to j as part of a loop. */
const helixEnergy = ({ n, kinds, pair }: Tables, i: number, j: number): number =>
  // `!`: i and j are within the sequence.
  pair[i * n + j]! + multiloop.branch + (endPenalty[kinds[i * n + j]!] ?? 0);

const traces: Readonly<Record<Task[0], (tables: Tables, i: number, j: number) => Task[]>> = {
  // `!`: all places are within i…j of the sequence.
  pair: (tables, i, j) => {
    const { n, kinds, pair, split } = tables;
    const best = pair[i * n + j]!;
    const kind = kinds[i * n + j]!;
    if (hairpin[j - i - 1]! + endPenalty[kind]! === best) return [];
    const closing = multiloop.closing + multiloop.branch + endPenalty[kind]!;
    if (split[(i + 1) * n + j - 1]! + closing === best) return [["split", i + 1, j - 1]];
    for (let p = i + 1; p <= i + maxLoop + 1; p++)
      for (let q = j - 1; q >= Math.max(p + minHairpin + 1, j - 1 - (maxLoop - (p - i - 1))); q--) {
        const inner = pair[p * n + q]!;
        if (inner < never && inner + loopEnergy(tables, i, j, p, q) === best) return [["pair", p, q]];
      }
    throw new Error("the tables of a fold contradict each other");
  },
  multi: (tables, i, j) => {
    const { n, multi, split } = tables;
    const best = multi[i * n + j]!;
    if (helixEnergy(tables, i, j) === best) return [["pair", i, j]];
    if (split[i * n + j] === best) return [["split", i, j]];
    return multi[(i + 1) * n + j]! + multiloop.base === best ? [["multi", i + 1, j]] : [["multi", i, j - 1]];
  },
  split: (tables, i, j) => {
    const { n, multi, split } = tables;
    const best = split[i * n + j]!;
    if (split[(i + 1) * n + j]! + multiloop.base === best) return [["split", i + 1, j]];
    for (let end = i + minHairpin + 1; end < j; end++)
      if (helixEnergy(tables, i, end) + multi[(end + 1) * n + j]! === best)
        return [
          ["pair", i, end],
          ["multi", end + 1, j],
        ];
    throw new Error("the tables of a fold contradict each other");
  },
};
