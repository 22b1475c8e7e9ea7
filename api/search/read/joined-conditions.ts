/** What the conditions of a text say together, where all of them are known. Pure. */
import { isPhenotype } from "./deployment-words.ts";
import type { Names } from "./deployment-words.ts";
import { conditionOf, wayOf } from "./meets.ts";
import { withOverexpression } from "./overexpression.ts";
import type { Part, Target } from "./part.ts";
import type { Vocabulary } from "./read-vocabulary.ts";
import { withAllExons, withCoding, withoutLoneExtremes } from "./said-together.ts";
import type { Said } from "./said-together.ts";
import type { Token } from "./tokens.ts";
import { seenInCells } from "./viability.ts";

/** The conditions as they are meant beside each other and for what is wanted. */
export function saidTogether(
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
