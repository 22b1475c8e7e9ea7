/** Whether a text says of cells that they have or lack something, and not of genes: "cells with four nuclei", "mutants without nucleus", "no septum". Pure. */
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

/** Words for how many of something cells have. */
const degree =
  /^(?:\d+|one|two|three|four|more|fewer|less|than|or|multiple|many|several|extra|no|large|small)$/;

const having = /^(?:with|have|has|having|contain|contains|containing)$/;
const cells = /^cells?$/;

/** Whether it is cells that what a piece names is told to be in: "cells with more than 4 nuclei". */
function isHadByCells({ start, end }: Piece, tokens: readonly Token[]): boolean {
  const words = tokens.slice(0, end).map(({ folded }) => folded);
  // "Cells with septa" may be in the name of a cell septum.
  const named = words.findIndex((word, at) => at >= start && !cells.test(word) && !having.test(word));
  const verb = words.findLastIndex((word, at) => at < named && !degree.test(word));
  const subject = words.findLast((word, at) => at < verb && !/^(?:that|which)$/.test(word));
  return having.test(words[verb] ?? "") && cells.test(subject ?? "");
}

/** "Mutants without nucleus": what cells have or have lost, which says nothing of where the products of the genes are. */
export const isSaidOfCells = (
  piece: PieceOf<"meaning">,
  at: number,
  pieces: readonly Piece[],
  tokens: readonly Token[],
  names: Names,
  isNegated: boolean,
): boolean => {
  const [best] = piece.found;
  return (
    best?.meaning.kind === "term" &&
    !isPhenotype(best.meaning.id, names) &&
    (isNegated ? isSaidOfMutants(at, pieces, tokens) : isHadByCells(piece, tokens))
  );
};
