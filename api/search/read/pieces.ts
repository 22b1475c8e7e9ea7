/** Cuts what was typed into pieces that mean something: those that explain most of the words. Pure. */
import { isPhenotype, wordsOfDeployment } from "./deployment-words.ts";
import type { Names } from "./deployment-words.ts";
import { mayBeOfLevels } from "./expression-asked.ts";
import { mayBeAround } from "./genes-around.ts";
import { mayCountOrthologs } from "./ortholog-numbers.ts";
import { saysOverexpressed } from "./overexpression.ts";
import { geneDescribed } from "./gene-named.ts";
import { amongOthers } from "./longer-names.ts";
import { isTellingWord, phraseKeyOf } from "./phrase-key.ts";
import type { Vocabulary } from "./read-vocabulary.ts";
import { roleOf } from "../parse/relation-words.ts";
import { changesNames } from "./other-words.ts";
import { readingsOf } from "./span-readings.ts";
import { foldedOf } from "./reader.ts";
import type { Piece, PieceOf, Reader } from "./reader.ts";
import type { Token } from "./tokens.ts";

/** Words of the longest name that is looked for. */
const maxSpan = 8;
interface Best {
  readonly score: number;
  readonly piece: Piece | null;
}

/** The pieces that explain most of the words, the earlier and longer ones first. */
function cut(reader: Reader): Piece[] {
  const { length } = reader.tokens;
  const best: Best[] = Array.from({ length: length + 1 }, () => ({ score: 0, piece: null }));
  for (let start = length - 1; start >= 0; start--) {
    let most: Best = { score: best[start + 1]?.score ?? 0, piece: { is: "unknown", start, end: start + 1 } };
    for (let end = start + 1; end <= Math.min(length, start + maxSpan); end++) {
      const rest = best[end]?.score ?? 0;
      for (const { said, score } of readingsOf(start, end, reader))
        if (score + rest > most.score) most = { score: score + rest, piece: { ...said, start, end } };
    }
    best[start] = most;
  }
  const pieces: Piece[] = [];
  for (let at = 0; at < length;) {
    const piece = best[at]?.piece;
    if (!piece) break;
    pieces.push(piece);
    at = piece.end;
  }
  return pieces;
}

/** Whether a piece says that orthologs are meant. */
export const isOrthologRole = (piece: Piece): boolean => piece.is === "role" && piece.role === "ortholog";

/** The end of a piece, or of the word for orthologs behind it. */
export function endWithOrtholog(at: number, pieces: readonly Piece[]): number {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  return (next && isOrthologRole(next) ? next : piece)?.end ?? 0;
}

/** The nearest piece of a kind on one side of another, past words that only ask. */
export function nearest<I extends Piece["is"]>(
  pieces: readonly Piece[],
  at: number,
  step: 1 | -1,
  is: I,
): PieceOf<I> | null {
  for (let i = at + step; ; i += step) {
    const piece = pieces[i];
    // Its kind was just asked for.
    if (piece?.is === is) return piece as PieceOf<I>;
    if (piece?.is !== "role" || !["ask", "genes", "ortholog"].includes(piece.role)) return null;
  }
}

/** Words that only phenotypes have: of mutants' cells, and of what they grow on. */
const ofMutants = /^(?:cells?|asc(?:us|i)|spores?|(?:hyper)?sensitiv(?:e|ity)|resistan(?:t|ce))$/;

/** Whether another organism is named than the one of the site. */
function namesOther(tokens: readonly Token[], organisms: ReadonlyMap<string, number>, own: number): boolean {
  const text = ` ${tokens.map(({ folded }) => folded).join(" ")} `;
  return organisms.entries().some(([name, taxonid]) => taxonid !== own && text.includes(` ${name} `));
}

/** The pieces of what was typed, in order and without gaps. */
export function piecesOf(tokens: readonly Token[], vocabulary: Vocabulary, names: Names): Piece[] {
  const known = wordsOfDeployment(names);
  const isKnown = (stem: string): boolean => vocabulary.phrases.knows(stem) || known.conceptStems.has(stem);
  const text = foldedOf(tokens);
  const reader: Reader = {
    tokens,
    vocabulary,
    names,
    ...known,
    isInNames: tokens.map(({ folded, words }) => {
      const telling = words.filter(isTellingWord);
      return changesNames(folded) || phraseKeyOf(telling).stems.every(isKnown);
    }),
    describesGene: geneDescribed(tokens, vocabulary) !== null,
    saysCells:
      tokens.length === 1 ||
      tokens.some(
        ({ folded }) =>
          ofMutants.test(folded) || saysOverexpressed(folded) || roleOf.get(folded) === "mutants",
      ),
    isOfCells: ({ id }) => isPhenotype(id, names),
    asksForPlaces: tokens.some(
      ({ folded }) => /^(?:within|(?:up|down)stream)$/.test(folded) || roleOf.get(folded) === "near",
    ),
    mayBe: {
      around: mayBeAround(text),
      ofLevels: mayBeOfLevels(text, tokens),
      ofOrthologs: mayCountOrthologs(text),
    },
    asksForPapers: tokens.some(({ folded }) => roleOf.get(folded) === "papers"),
    asksForOrthologs:
      tokens.some(({ folded }) => roleOf.get(folded) === "ortholog") ||
      namesOther(tokens, known.organisms, names.site.taxonid),
  };
  return amongOthers(cut(reader), reader);
}
