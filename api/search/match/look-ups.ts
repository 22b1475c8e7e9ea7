/** The ways in which a text is looked for in the fields of the search documents. Pure. */
import { wordsOf } from "../../contract/values/fold.ts";
import type { EsQuery } from "../../elastic/es-query.ts";

/** Longest edge n-gram of the mappings. */
const maxGram = 24;
/** No more words than this are looked at one by one; each costs a look into the index. */
const maxWords = 16;

/** A value that is one of the texts: a list of one would be looked up as if it were a long one. */
export const oneOf = (field: string, texts: readonly string[]): EsQuery => {
  const [text, other] = texts;
  return text !== undefined && other === undefined
    ? { term: { [field]: text } }
    : { terms: { [field]: [...texts] } };
};

/** Small letters, digits and other signs that no analysis changes. */
const isFolded = /^[\u0020-\u0040\u005B-\u007E]*$/;
/** Words that every analysis without stems leaves as they are, and at what it parts them. */
const arePlainWords = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Values that begin with the text, as far as the n-grams hold. What no analysis changes is looked up without one. */
const beginning = (field: string, text: string): EsQuery => {
  const begun = isLong(text) ? [...text].slice(0, maxGram).join("") : text;
  const name = `${field}.whole_prefix`;
  return isFolded.test(begun) ? { term: { [name]: begun } } : { match: { [name]: { query: begun } } };
};
/** The first comparison spares most texts the second: no text has more letters than code units. */
const isLong = (text: string): boolean => text.length > maxGram && [...text].length > maxGram;

/** Ids that begin with the text; longer ones than the n-grams hold are looked up in the list of ids. */
export const idStartsWith = (text: string): EsQuery =>
  isLong(text) ? { prefix: { ids: text } } : beginning("ids", text);

/**
 * Values that begin with the text. Of a longer one than the n-grams hold, its words have to be there too, of whatever value:
 * that is as good as the whole text, and far cheaper than to look for it in the list of values.
 */
export const startsWith = (field: string, text: string): EsQuery =>
  isLong(text)
    ? { bool: { filter: [beginning(field, text), wordPrefixes("everything", text)] } }
    : beginning(field, text);

/** The first words, each as far as the n-grams hold. */
export function wordsFor(text: string, letters: number): string {
  if (!isLong(text)) return text;
  const words = [...text.matchAll(/[\p{L}\p{N}_]+/gu)];
  const end = words[maxWords]?.index ?? text.length;
  return text
    .slice(0, end)
    .replaceAll(/[\p{L}\p{N}_]+/gu, (word) =>
      word.length <= letters ? word : [...word].slice(0, letters).join(""),
    );
}

/** Every word of the text is in the field, in any form. */
export const everyWord = (field: string, text: string): EsQuery => ({
  match: { [field]: { query: wordsFor(text, text.length), operator: "and" } },
});

/** All words as they are. */
function begunWords(name: string, query: string): EsQuery {
  if (!arePlainWords.test(query)) return { match: { [name]: { query, operator: "and" } } };
  const words = query.split(" ").map((word) => ({ term: { [name]: word } }));
  const [only, other] = words;
  return only !== undefined && other === undefined ? only : { bool: { filter: words } };
}

/** Every word of the text is the beginning of a word of the field; or those before the last, which are typed to their ends, are in it in any form. */
export function wordPrefixes(field: string, text: string): EsQuery {
  const typed = wordsFor(text, maxGram);
  const last = typed.lastIndexOf(" ");
  const begun = (query: string): EsQuery => begunWords(`${field}.word_prefix`, query);
  if (last < 0) return begun(typed);
  const before: EsQuery = {
    bool: { should: [begun(typed.slice(0, last)), everyWord(`${field}.stems`, typed.slice(0, last))] },
  };
  return { bool: { filter: [before, begun(typed.slice(last + 1))] } };
}

/** Names of the words of the text and no others, in any order. */
export const sameWords = (text: string): EsQuery => ({
  bool: { filter: [everyWord("names.stems", text), { term: { name_lengths: wordsOf(text).length } }] },
});
