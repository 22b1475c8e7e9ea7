/**
 * Reads a motif:
 *
 *     motif    = sequence ("|" sequence)*
 *     sequence = (item repeat?)+
 *     item     = letter | group code | "." | "x" | "^" | "$" | set | "(" motif ")"
 *     set      = "[" "^"? (letter | group code | letter "-" letter)+ "]"
 *     repeat   = ("*" | "+" | "?" | "{n}" | "{n,}" | "{n,m}" | "{,m}") "?"?
 */
import { tooLong } from "../contract/values/motif-faults.ts";
import { anyResidue, beginMark, endMark, groups, setOf } from "./alphabet.ts";
import type { ResidueSet } from "./alphabet.ts";
import { Cursor } from "./cursor.ts";
import { MotifError, holdsMark, isMarkOnly, limits, namesResidue, positionsOf } from "./motif.ts";
import type { Motif } from "./motif.ts";
import { beginsRepeat, readRepeat } from "./parse-repeat.ts";
import { isAny, isLetter, readSet } from "./parse-set.ts";

/** @param isFirst nothing stands before it, so that it may begin with `^` */
function readChoice(cursor: Cursor, depth: number, isFirst: boolean): Motif {
  const options = [readSequence(cursor, depth, isFirst)];
  while (cursor.takes("|")) options.push(readSequence(cursor, depth, isFirst));
  return joined(options);
}

/** Single amino acids to choose from are a set: quicker to search for, and the same. */
function joined(options: readonly Motif[]): Motif {
  // The only one.
  if (options.length === 1) return options[0]!;
  let set = 0;
  for (const option of options) {
    if (option.kind !== "residue" || isMarkOnly(option)) return { kind: "choice", options };
    set |= option.set;
  }
  return { kind: "residue", set };
}

function readSequence(cursor: Cursor, depth: number, isFirst: boolean): Motif {
  const parts: Motif[] = [];
  while (cursor.next !== "" && cursor.next !== "|" && cursor.next !== ")") {
    if (parts.some((part) => holdsMark(part, endMark)))
      cursor.fail(`expected nothing behind “$”, ${cursor.found}`);
    parts.push(readItem(cursor, depth, isFirst && parts.length === 0));
  }
  if (cursor.next === ")" && depth === 0) cursor.fail("expected no “)”, since no “(” is open");
  if (parts.length === 0) cursor.fail(`expected an amino acid, ${cursor.found}`);
  // The only one.
  return parts.length === 1 ? parts[0]! : { kind: "sequence", parts };
}

function readItem(cursor: Cursor, depth: number, isFirst: boolean): Motif {
  if (cursor.next === "^" && !isFirst) cursor.fail("expected “^” at the beginning only");
  const item = cursor.next === "(" ? readGroup(cursor, depth + 1, isFirst) : readResidue(cursor);
  if (!beginsRepeat(cursor.next)) return item;
  if (holdsMark(item)) cursor.fail("expected no repeat: the start and the end of a protein are there once");
  return readRepeat(cursor, item);
}

function readGroup(cursor: Cursor, depth: number, isFirst: boolean): Motif {
  const open = cursor.at;
  if (depth > limits.depth) cursor.fail(`expected at most ${limits.depth} brackets inside each other`);
  cursor.at += 1;
  const inner = readChoice(cursor, depth, isFirst);
  if (!cursor.takes(")")) cursor.fail(`expected “)” for the “(” at character ${open + 1}, ${cursor.found}`);
  return inner;
}

function meaningOf(sign: string): ResidueSet | undefined {
  if (sign === "^") return beginMark;
  if (sign === "$") return endMark;
  if (isAny(sign)) return anyResidue;
  return groups[sign] ?? (isLetter(sign) ? setOf(sign) : undefined);
}

function readResidue(cursor: Cursor): Motif {
  const sign = cursor.next;
  if (sign === "[") return { kind: "residue", set: readSet(cursor) };
  const set = meaningOf(sign);
  if (set === undefined)
    cursor.fail(`expected an amino acid${beginsRepeat(sign) ? " to repeat" : ""}, ${cursor.found}`);
  cursor.at += 1;
  return { kind: "residue", set };
}

const around = /^[\s|]+|[\s|]+$/g;

/** Whether nothing is asked for: blanks and bars only. */
export const isBlank = (text: string): boolean => text.replaceAll(around, "") === "";

/**
 * @param text as typed; blanks and bars around it are left out
 * @throws MotifError with the position and what was expected there
 */
export function parseMotif(text: string): Motif {
  const long = tooLong(text);
  if (long) throw new MotifError(long.position, long.expected);
  const begin = text.length - text.replace(/^[\s|]+/, "").length;
  const cursor = new Cursor(text, begin, text.replace(/[\s|]+$/, "").length);
  const motif = readChoice(cursor, 0, true);
  if (!namesResidue(motif)) cursor.fail("expected an amino acid beside the positions", begin);
  if (positionsOf(motif) > limits.positions)
    cursor.fail(
      `expected a motif of at most ${limits.positions} positions, found ${positionsOf(motif)}`,
      begin,
    );
  return motif;
}
