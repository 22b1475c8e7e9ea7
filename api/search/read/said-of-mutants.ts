/** Whether a text says of cells that they lack something, and not of genes: "mutants without nucleus", "no septum". Pure. */
import { isPhenotype } from "./deployment-words.ts";
import type { Names } from "./deployment-words.ts";
import type { Piece, PieceOf } from "./reader.ts";
import type { Token } from "./tokens.ts";

/** Words that say by themselves that something is lost; "not in the nucleus" asks for genes. */
const lost = /^(?:no|without|lack|lacks|lacking|loss|lost|missing|absent)$/;

/** Whether what a piece says is said of mutants or their cells, which are named before, or where nothing but the loss is named. */
function isSaidOfMutants(at: number, pieces: readonly Piece[], tokens: readonly Token[]): boolean {
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

/** "Mutants without nucleus": what cells have lost, which says nothing of where the products of the genes are. */
export const isLackedByMutants = (
  { found: [best] }: PieceOf<"meaning">,
  at: number,
  pieces: readonly Piece[],
  tokens: readonly Token[],
  names: Names,
): boolean =>
  best?.meaning.kind === "term" &&
  !isPhenotype(best.meaning.id, names) &&
  isSaidOfMutants(at, pieces, tokens);
