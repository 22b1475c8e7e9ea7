/** What kind of things a text asks for. Pure. */
import type { Role } from "../parse/relation-words.ts";
import type { Target } from "./part.ts";
import type { Piece } from "./reader.ts";
import type { Token } from "./tokens.ts";

const targets: Partial<Record<Role, Target>> = {
  alleles: "allele",
  genotypes: "genotype",
  papers: "reference",
};

/** What a text asks for: the first that it names, as of "papers on alleles". "About" alone may only join: "what is known about alleles of". */
export function targetOf(pieces: readonly Piece[], tokens: readonly Token[]): Target {
  const named = pieces.flatMap((piece) => {
    const target = piece.is === "role" ? targets[piece.role] : undefined;
    return target === undefined ? [] : [{ target, isJoining: tokens[piece.start]?.folded === "about" }];
  });
  return (named.find(({ isJoining }) => !isJoining) ?? named[0])?.target ?? "gene";
}
