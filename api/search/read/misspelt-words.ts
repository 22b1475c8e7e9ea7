/** Words of asking that were typed with a slip: "protiens that bind DNA", "papres about mitosis". Pure. */
import { areForms, oneEditApart } from "../../contract/values/word-forms.ts";
import { roleOf } from "../parse/relation-words.ts";
import type { DeploymentWords } from "./deployment-words.ts";
import { namingWords, phraseKeyOf } from "./phrase-key.ts";
import type { Vocabulary } from "./read-vocabulary.ts";
import type { Token } from "./tokens.ts";

/** Letters from which on a word is hardly another one with a letter changed, and more of words that only ask. */
const minLetters = 6;
const minAsking = 7;

/** Words of asking by their first letter, which hardly anybody mistypes, and their length. */
const askingWords: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  roleOf
    .keys()
    .filter(
      (word) => /^[a-z]+$/.test(word) && word.length >= (roleOf.get(word) === "ask" ? minAsking : minLetters),
    ),
  (word) => `${word.slice(0, 1)}${word.length}`,
);

/** The word of asking that a folded word is a slip of, and no form. */
function askingWordNear(folded: string): string | undefined {
  for (const change of [0, -1, 1]) {
    const near = askingWords.get(`${folded.slice(0, 1)}${folded.length + change}`);
    const found = near?.find((word) => oneEditApart(folded, word) && !areForms(folded, word));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All words of asking, those that only ask beside others too: "regulated" of "regulated by". */
const known = new Set(roleOf.keys().flatMap((phrase) => phrase.split(" ")));

/** Whether anything is called so, or has the word in its name: that is never taken for another word. */
export function isName(
  { text, folded, words }: Token,
  vocabulary: Vocabulary,
  deployment: DeploymentWords,
): boolean {
  const { genes, synonyms, families, loci, otherIds, orthologs, phrases, domains, alleles } = vocabulary;
  const { stems } = phraseKeyOf(words);
  return (
    genes.find(folded) !== undefined ||
    [synonyms, families, loci, otherIds, orthologs, deployment.organisms].some((names) =>
      names.has(folded),
    ) ||
    stems.some((stem) => phrases.knows(stem) || domains.knows(stem) || deployment.conceptStems.has(stem)) ||
    vocabulary.gapWords.has(folded) ||
    alleles.called(text).length > 0
  );
}

/** Letters, of which only the first may be a capital: symbols are written otherwise. */
const isWord = /^\p{L}\p{Ll}+$/u;

/** Tokens as they were meant, at the places where they were typed. */
export const asMeant = (
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  deployment: DeploymentWords,
): readonly Token[] =>
  tokens.map((token) => {
    const { text, folded } = token;
    if (folded.length < minLetters || !isWord.test(text) || known.has(folded)) return token;
    const meant = askingWordNear(folded);
    return meant === undefined || isName(token, vocabulary, deployment)
      ? token
      : { ...token, text: meant, folded: meant, words: namingWords(meant) };
  });
