/** Whether a text says of cells that they lack something, and not of genes: "mutants without nucleus", "no septum". Pure. */
import type { Piece } from "./span-readings.ts";
import type { Token } from "./tokens.ts";

/** Words that say by themselves that something is lost; "not in the nucleus" asks for genes. */
const lost = /^(?:no|without|lack|lacks|lacking|loss|lost|missing|absent)$/;

/** Whether what a piece says is said of mutants or their cells, which are named before, or where nothing but the loss is named. */
export function isSaidOfMutants(at: number, pieces: readonly Piece[], tokens: readonly Token[]): boolean {
  const spokenOf = pieces
    .slice(0, at)
    .findLast(
      (piece) => piece.is === "unknown" || (piece.is === "role" && /^(?:genes|mutants)$/.test(piece.role)),
    );
  if (spokenOf?.is === "role") return spokenOf.role === "mutants";
  if (spokenOf !== undefined) return /^cells?$/.test(tokens[spokenOf.start]?.folded ?? "");
  return (
    pieces.length === 2 &&
    at === 1 &&
    tokens.slice(0, pieces[0]?.end).every(({ folded }) => lost.test(folded))
  );
}
