import type { Cursor } from "./cursor.ts";
import { isEndless, limits, positionsOf } from "./motif.ts";
import type { Motif } from "./motif.ts";

/** Whether a sign says how often what stands before it occurs. */
export const beginsRepeat = (sign: string): boolean =>
  sign === "*" || sign === "+" || sign === "?" || sign === "{";

interface Bounds {
  readonly min: number;
  readonly max: number | null;
}

/** null where no digit stands. */
function readNumber(cursor: Cursor): number | null {
  const begin = cursor.at;
  while (/^\d$/.test(cursor.next)) cursor.at += 1;
  // More digits than any limit has are still a number that is too large.
  return cursor.at === begin ? null : Number(cursor.text.slice(begin, Math.min(cursor.at, begin + 6)));
}

function readBounds(cursor: Cursor): Bounds {
  if (cursor.takes("*")) return { min: 0, max: null };
  if (cursor.takes("+")) return { min: 1, max: null };
  if (cursor.takes("?")) return { min: 0, max: 1 };
  const open = cursor.at;
  cursor.at += 1;
  const min = readNumber(cursor);
  const isExact = !cursor.takes(",");
  const max = isExact ? min : readNumber(cursor);
  if (min === null && max === null) cursor.fail(`expected a number, as in {3} or {1,20}, ${cursor.found}`);
  if (!cursor.takes("}")) cursor.fail(`expected “}” for the “{” at character ${open + 1}, ${cursor.found}`);
  if (max === 0) cursor.fail("expected a repeat of at least one", open);
  if (max !== null && (min ?? 0) > max)
    cursor.fail(`expected the smaller number first, found {${min},${max}}`, open);
  return { min: min ?? 0, max };
}

/** The repeat that follows an item. */
export function readRepeat(cursor: Cursor, of: Motif): Motif {
  const begin = cursor.at;
  const bounds = readBounds(cursor);
  if (bounds.max === null && isEndless(of))
    cursor.fail(
      "expected a repeat with an end, such as {1,20}: what it repeats holds a repeat without end",
      begin,
    );
  const repeat: Motif = { kind: "repeat", of, ...bounds, lazy: cursor.takes("?") };
  if (positionsOf(repeat) > limits.positions)
    cursor.fail(
      `expected a motif of at most ${limits.positions} positions; this repeat alone makes ${positionsOf(repeat)}`,
      begin,
    );
  if (beginsRepeat(cursor.next))
    cursor.fail(`expected an amino acid, ${cursor.found}: a repeat cannot be repeated`);
  return repeat;
}
