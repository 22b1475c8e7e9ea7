/** Genes of other organisms that no ortholog of the release is called. Pure. */
import { fold } from "../../contract/values/fold.ts";
import { firstAtLeast } from "../../../index-mappings/first-at-least.ts";
import { isOrthologRole, nearest } from "./pieces.ts";
import type { Vocabulary } from "./read-vocabulary.ts";
import type { Piece } from "./reader.ts";
import { isSymbolAmongWords } from "./tokens.ts";
import type { Token } from "./tokens.ts";

/** Whether a folded symbol that begins with the name of a family goes on with the letter, or else the number, of one of its members. */
const isOfFamily = (symbol: string, family: string): boolean =>
  (/\d$/.test(family) ? /^[a-z]$/ : /^-?\d{1,2}[a-z]?$/).test(symbol.slice(family.length));

/**
 * Ranks of own genes whose orthologs are of the family that a name is of: CDC25A and CDC25B for CDC25.
 * @param taxon of the orthologs; null where none is named
 */
export function familyOfForeign(
  name: string,
  taxon: number | null,
  { orthologs, orthologNames }: Pick<Vocabulary, "orthologs" | "orthologNames">,
): number[] {
  const family = fold(name);
  const ranks: number[] = [];
  for (let at = firstAtLeast(orthologNames, family); at < orthologNames.length; at++) {
    const symbol = orthologNames[at] ?? "";
    if (!symbol.startsWith(family)) break;
    if (!isOfFamily(symbol, family)) continue;
    for (const { rank, taxonid } of orthologs.get(symbol) ?? [])
      if ((taxon ?? taxonid) === taxonid) ranks.push(rank);
  }
  return ranks;
}

/** Whether an organism or a gene beside a word for orthologs says which ones are meant. */
export const isSaidOfOrtholog = (at: number, pieces: readonly Piece[], ownTaxon: number): boolean =>
  ([1, -1] as const).some((way) => {
    const taxon = nearest(pieces, at, way, "taxon");
    return taxon === null ? nearest(pieces, at, way, "gene") !== null : taxon.taxonid !== ownTaxon;
  });

/** What is written as a gene beside a word for orthologs, and is none that the release knows. */
export const foreignNameBeside = (
  at: number,
  pieces: readonly Piece[],
  tokens: readonly Token[],
): Piece | undefined =>
  ([1, -1] as const)
    .map((way) => nearest(pieces, at, way, "unknown"))
    .find((one) => one !== null && isSymbolAmongWords(tokens[one.start])) ?? undefined;

/** Whether a name with a capital, as other organisms have, is not that of an ortholog, and only looks like an own gene's. */
function isForeign(
  piece: Piece,
  taxonid: number,
  pieces: readonly Piece[],
  tokens: readonly Token[],
): boolean {
  const name = tokens[piece.start];
  // Alleles are called like genes of others, too.
  if (piece.is === "allele") return isSymbolAmongWords(name);
  if (piece.is !== "gene" || piece.orthologs.some((one) => one.taxonid === taxonid)) return false;
  return /^[A-Z]/.test(name?.text ?? "") || !pieces.some(isOrthologRole);
}

/**
 * The name behind an organism of a gene that the release has no ortholog of, and the word for orthologs beside it: "human
 * BRCA2 ortholog", "human ortholog BRCA2", or "budding yeast CDC28", of which only a gene of another kind has the name.
 */
export function foreignNameBehind(
  at: number,
  taxonid: number,
  pieces: readonly Piece[],
  tokens: readonly Token[],
): { readonly name: Piece; readonly word?: Piece } | null {
  const [first, second] = [pieces[at + 1], pieces[at + 2]];
  const isLast = first !== undefined && isOrthologRole(first);
  const [name, word] = isLast ? [second, first] : [first, second];
  if (name === undefined) return null;
  const isBeside = word !== undefined && isOrthologRole(word);
  const isUnknown =
    name.is === "unknown" && ((isBeside && !isLast) || isSymbolAmongWords(tokens[name.start]));
  if (!isUnknown && !isForeign(name, taxonid, pieces, tokens)) return null;
  return isBeside ? { name, word } : { name };
}
