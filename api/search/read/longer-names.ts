/** Names of which a text has only some of the words: "zinc transporter" for zinc ion transmembrane transporter activity. Pure. */
import { fold } from "../../contract/values/fold.ts";
import { namingWords, phraseKeyOf } from "./phrase-key.ts";
import type { Piece, Reader } from "./reader.ts";
import { isSymbol } from "./tokens.ts";
import type { Token } from "./tokens.ts";
import { fits } from "./vocabulary.ts";
import type { Found, Meaning } from "./vocabulary.ts";

const isOfChromosomes = (piece: Piece): boolean => piece.is === "role" && piece.role === "chromosome";
/** Whether a piece says more than that something is asked. */
const isTold = (piece: Piece): boolean => piece.is !== "role" || isOfChromosomes(piece);
/** Pieces that can be words of one longer name. */
const isOfName = (piece: Piece | undefined): boolean =>
  piece?.is === "unknown" ||
  (piece !== undefined && isOfChromosomes(piece)) ||
  (piece?.is === "meaning" && piece.found[0]?.meaning.kind === "term");

/** Words inside names, which alone only ask: "sensitive to caffeine", "growth on glycerol". */
const isJoining = (piece: Piece | undefined, tokens: readonly Token[]): boolean =>
  piece?.is === "role" &&
  piece.end - piece.start === 1 &&
  /^(?:to|with|on|in|at|of|from|during|upon)$/.test(tokens[piece.start]?.folded ?? "");

/** Words that a longer name has beside those that are names by themselves: more make another thing of it. */
const maxOthersOfNamed = 1;
/** The same beside words that are no names: with more, they are only some of what a long name is about. */
const maxOthersOfWords = 2;
/** Whether the words of a piece are a name as they stand. */
const isWell = (piece: Piece): boolean =>
  piece.is === "meaning" && (piece.found[0]?.fit ?? fits.more) <= fits.otherSynonym;

/** Pieces that can be words of one name, side by side or joined; all others stand alone, and so does each item of a list. */
function runsOf(pieces: readonly Piece[], tokens: readonly Token[]): (readonly Piece[])[] {
  const runs: (readonly Piece[])[] = [];
  for (let at = 0; at < pieces.length; at++) {
    let last = at;
    for (;;) {
      const isUnknownBeside = [last, last + 2].some((one) => pieces[one]?.is === "unknown");
      const next = last + (isJoining(pieces[last + 1], tokens) && isUnknownBeside ? 2 : 1);
      const isItem = tokens[(pieces[last]?.end ?? 0) - 1]?.isBeforeComma === true;
      if (isItem || !isOfName(pieces[last]) || !isOfName(pieces[next])) break;
      last = next;
    }
    runs.push(pieces.slice(at, last + 1));
    at = last;
  }
  return runs;
}

/**
 * Names that stand side by side may be words of a longer one, with words that nothing is called: "zinc transporter" in zinc
 * ion transmembrane transporter activity. A single word that stands in many names tells something only where nothing else does.
 */
export function amongOthers(pieces: readonly Piece[], reader: Reader): Piece[] {
  const { tokens, saysCells, isOfCells } = reader;
  const { phrases } = reader.vocabulary;
  // One word of the name of a phenotype says too little of it: "diploid" is no increased haploidization.
  const isSaidOfCells = saysCells && tokens.length > 1;
  // What domains are described by are words of all kinds.
  const isWanted = (meaning: Meaning): boolean =>
    meaning.kind !== "domain" && (isSaidOfCells || !isOfCells(meaning));
  const told = pieces.filter(isTold);
  const maxOthersOf = (run: readonly Piece[]): number =>
    run.every(isWell) || tokens.length === 1 ? maxOthersOfNamed : maxOthersOfWords;
  const isOfPhenotype = (piece: Piece): boolean =>
    piece.is === "meaning" && piece.found[0] !== undefined && isOfCells(piece.found[0].meaning);
  const wordsOf = ({ start, end }: Pick<Piece, "start" | "end">): string[] =>
    tokens.slice(start, end).flatMap(({ words }) => words);
  const wordsMeant = (piece: Piece): string[] =>
    piece.is === "meaning" && isOfPhenotype(piece)
      ? namingWords(fold(piece.found[0]?.meaning.label ?? ""))
      : wordsOf(piece);
  const isNoPhenotype = (meaning: Meaning): boolean => isWanted(meaning) && !isOfCells(meaning);
  /** Beside a phenotype, longer names are those of phenotypes: "slow growth on glycerol". */
  const isWantedBeside = (run: readonly Piece[], otherwise: typeof isWanted): typeof isWanted =>
    run.some(isOfPhenotype) ? isOfCells : otherwise;
  const asOne = (run: readonly Piece[], maxOthers: number, isWantedHere: typeof isWanted): Piece | null => {
    const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
    const called = (words: readonly string[]): Found[] =>
      // What is decreased on glycerol is not a decreased level of it.
      phrases.calledAmong(phraseKeyOf(words), isWantedHere, maxOthers, !run.every(isOfName));
    const typed = called(wordsOf({ start, end }));
    // "No growth on glycerol" has the words of abolished growth.
    const found = typed.length > 0 || !run.some(isOfPhenotype) ? typed : called(run.flatMap(wordsMeant));
    return found.length === 0 ? null : { is: "meaning", found, start, end };
  };
  /** The run as one name, or else the longest part of it that is one with hardly another word. */
  const inRun = (run: readonly Piece[], maxOthers: number): readonly Piece[] => {
    const whole = asOne(run, maxOthers, isWantedBeside(run, isWanted));
    if (whole) return [whole];
    for (let length = run.length - 1; length > 1; length--)
      for (let from = 0; from + length <= run.length; from++) {
        const part = run.slice(from, from + length);
        const ends = [part[0], part.at(-1)];
        if (!ends.every(isOfName) || part.every(({ is }) => is !== "unknown")) continue;
        // "Growth on low glucose": the word before a name says something of that.
        if (part.some(isOfPhenotype) && ends[1]?.is === "unknown" && run[from + length]?.is === "meaning")
          continue;
        const one = asOne(part, maxOthersOfWords, isWantedBeside(part, isNoPhenotype));
        if (one) return [...run.slice(0, from), one, ...run.slice(from + length)];
      }
    return run;
  };
  const inOne = (run: readonly Piece[]): readonly Piece[] => {
    const first = tokens[run[0]?.start ?? 0];
    // The symbol of a gene, which only looks like a word of a name, or a temperature.
    const isForeign = run.length === 1 && (isSymbol(first) || first?.isCondition === true);
    const isAlone = run.length === 1 && (run[0]?.is !== "unknown" || isForeign || told.length > 1);
    return isAlone || !isOfName(run[0]) ? run : inRun(run, maxOthersOf(run));
  };
  /** Where words that join names do not make one of them, each is looked for by itself. */
  const inJoined = (run: readonly Piece[]): readonly Piece[] => {
    const one = inOne(run);
    const joint = run.findIndex((piece) => !isOfName(piece));
    const isSame = one.length === run.length;
    return isSame && joint > 0
      ? [...inOne(run.slice(0, joint)), ...run.slice(joint, joint + 1), ...inJoined(run.slice(joint + 1))]
      : one;
  };
  return runsOf(pieces, tokens).flatMap(inJoined);
}
