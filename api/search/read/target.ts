/** What kind of things a text asks for. Pure. */
import { isRelation } from "../parse/relation-words.ts";
import type { Role } from "../parse/relation-words.ts";
import type { Target } from "./part.ts";
import type { Piece } from "./reader.ts";
import type { Token } from "./tokens.ts";

const targets: Partial<Record<Role, Target>> = {
  alleles: "allele",
  genotypes: "genotype",
  papers: "reference",
};

/**
 * What a text asks for: the first that it names, as of "papers on alleles". "About" alone may only join: "what is known
 * about alleles of". Genotypes behind a relation are those that showed it: "synthetic lethal with cdc2 in double mutants".
 */
export function targetOf(pieces: readonly Piece[], tokens: readonly Token[]): Target {
  const related = pieces.findIndex((piece) => piece.is === "role" && isRelation(piece.role));
  const named = pieces.flatMap((piece, at) => {
    const target = piece.is === "role" ? targets[piece.role] : undefined;
    const isOfRelation = target === "genotype" && related !== -1 && related < at;
    return target === undefined || isOfRelation
      ? []
      : [{ target, isJoining: tokens[piece.start]?.folded === "about" }];
  });
  return (named.find(({ isJoining }) => !isJoining) ?? named[0])?.target ?? "gene";
}
