/** Relations that stand beside each other: "suppressors or enhancers of", "what binds or phosphorylates". Pure. */
import { isRelation } from "../parse/relation-words.ts";
import type { Piece } from "./reader.ts";
import { byFunction, eitherOf, relationOf } from "./relations.ts";
import type { Relation } from "./relations.ts";

/** What a piece says the wanted genes are to a gene; null for other pieces. */
function relationIn(piece: Piece | undefined): Relation | null {
  if (piece?.is === "action") return byFunction(piece.by);
  return piece?.is === "role" && isRelation(piece.role) ? relationOf(piece.role) : null;
}

const joins = (piece: Piece | undefined): boolean =>
  piece?.is === "role" && (piece.role === "and" || piece.role === "or");

/** What the pieces from a place on say together: a relation, and all that are joined to it, of which each is enough. Null for another piece. */
export function relationAt(
  at: number,
  pieces: readonly Piece[],
): { readonly relation: Relation; readonly last: number } | null {
  let relation = relationIn(pieces[at]);
  if (relation === null) return null;
  let last = at;
  for (;;) {
    const next = joins(pieces[last + 1]) ? relationIn(pieces[last + 2]) : null;
    if (next === null) return { relation, last };
    relation = eitherOf(relation, next);
    last += 2;
  }
}
