/** What the conditions of a text say together, where all of them are known. Pure. */
import { isPhenotype } from "./deployment-words.ts";
import type { Names } from "./deployment-words.ts";
import { conditionOf, wayOf } from "./meets.ts";
import { withOverexpression } from "./overexpression.ts";
import type { Conditions, Part, Target } from "./part.ts";
import type { Vocabulary } from "./read-vocabulary.ts";
import type { Piece } from "./reader.ts";
import { withAllExons, withCoding, withoutLoneExtremes, withoutSizes } from "./said-together.ts";
import type { Said } from "./said-together.ts";
import type { Token } from "./tokens.ts";
import { seenInCells } from "./viability.ts";

/** The conditions as they are meant beside each other and for what is wanted. */
function saidTogether(
  said: Said,
  target: Target,
  tokens: readonly Token[],
  { phrases, genes }: Vocabulary,
  names: Names,
): Said {
  const ofCells = (id: string): boolean => isPhenotype(id, names);
  const isOfGenes = (part: Part): boolean =>
    target === "gene" || wayOf(target, conditionOf(part, names)) === "gene";
  const { parts: read, unknown: unread } =
    target === "gene" ? withOverexpression(said, tokens, ofCells) : said;
  const seen = { parts: seenInCells(read, target, tokens, phrases, ofCells), unknown: unread };
  const { parts, unknown } = withoutLoneExtremes(seen, target, isOfGenes, genes.rows);
  // "Cells that are elongated": where a phenotype is asked for, the word says no more.
  const isOfCells = parts.some(({ kind, id }) => kind === "term" && ofCells(id));
  return {
    parts: target === "gene" ? withCoding(withAllExons(parts), phrases) : parts,
    unknown: isOfCells ? unknown.filter((at) => !/^cells?$/.test(tokens[at]?.folded ?? "")) : unknown,
  };
}

/** What was read one after the other, as it is meant together. */
export function conditionsTogether(
  { target, parts: read, isAsked, authors: written, unknown: unread }: Conditions,
  tokens: readonly Token[],
  pieces: readonly Piece[],
  vocabulary: Vocabulary,
  names: Names,
): Conditions {
  const { parts, unknown } = saidTogether(
    { parts: read, unknown: unread },
    target,
    tokens,
    vocabulary,
    names,
  );
  // What no word says joins nothing.
  const typed = parts.filter(({ end }) => end > 0);
  const isJoined = typed.length > 1 && typed.some(({ isNot, isOr }) => isNot || isOr);
  // Only publications have authors: elsewhere nothing is called so.
  const [authors, others] = target === "reference" ? [written, []] : [[], written];
  const left = withoutSizes([...new Set([...unknown, ...others])], pieces, tokens);
  return {
    target,
    parts,
    isAsked: isAsked || isJoined,
    authors,
    unknown: left.toSorted((a, b) => a - b),
  };
}
