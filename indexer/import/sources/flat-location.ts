/** Locations of features in GenBank and EMBL flat files, such as `complement(join(1..30,<50..90))`. */
import type { GffFeature } from "../../read/records.ts";

export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly strand: GffFeature["strand"];
}

/**
 * The pieces of a location in the order in which it writes them.
 * @returns null where it is malformed, or names a piece of another entry
 */
export function readLocation(text: string): Piece[] | null {
  const plain = text.replaceAll(/\s/g, "");
  return piecesOf(plain, "+");
}

function piecesOf(text: string, strand: "+" | "-"): Piece[] | null {
  const [, operator, inner = ""] = /^(complement|join|order)\((.*)\)$/.exec(text) ?? [];
  if (operator === "complement") return piecesOf(inner, strand === "+" ? "-" : "+");
  if (operator !== undefined) {
    const pieces: Piece[] = [];
    for (const part of topLevel(inner)) {
      const found = piecesOf(part, strand);
      if (!found) return null;
      pieces.push(...found);
    }
    return pieces;
  }
  const [, start, end] = /^[<>]?(\d+)(?:(?:\.\.|\.|\^)[<>]?(\d+))?$/.exec(text) ?? [];
  if (start === undefined) return null;
  const range = { start: Number(start), end: Number(end ?? start), strand };
  return range.start <= range.end ? [range] : null;
}

/** The parts between the commas that are within no brackets. */
function topLevel(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let begin = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "(") depth++;
    if (text[at] === ")") depth--;
    if (text[at] === "," && depth === 0) {
      parts.push(text.slice(begin, at));
      begin = at + 1;
    }
  }
  return [...parts, text.slice(begin)];
}
