/**
 * Analysis shared by all searchable indices. Ids with colons and dots are never split: they live in keyword fields.
 *
 * - `folded` normalizer: case and accents folded, Greek letters read as their names.
 * - `whole_prefix`: edge n-grams of the whole value ("mitotic cel" finds "mitotic cell cycle").
 * - `word_prefix`: edge n-grams of each word. Both are searched with the plain analyzers below.
 * - `parts`: every three letters in a row of the whole value: a part of it is a phrase of them, found without a look
 *   through all values. Searched with the same analyzer.
 * - `stems`: words without what makes a plural or another form of a verb, spelled in one way: "kinases" finds "kinase",
 *   "localisation" finds "localization". Both sides are spelled alike, so that a stem need not be a word.
 */
import { greekLetters } from "./greek.ts";
import { irregularPlurals, spellings } from "./word-forms.ts";

const foldedFilters = ["lowercase", "asciifolding"];

const spellingFilters = Object.fromEntries(
  spellings.map(([pattern, replacement], i) => [
    `spelling_${i + 1}`,
    { type: "pattern_replace", pattern, replacement },
  ]),
);

const stemFilters = [...Object.keys(spellingFilters), "plurals", "kstem"];
const greek = ["greek"];
const greekAndNumbers = ["greek", "numbers"];

/** Letters of the shortest part of a value that can be looked for. */
export const partLength = 3;

export const analysis = {
  char_filter: {
    /** The standard tokenizer takes 4,5 and 5.8S for one word each, and hardly anyone types the sign in their middle. */
    numbers: { type: "pattern_replace", pattern: "(?<=\\d)[.,](?=\\d)", replacement: " " },
    greek: {
      type: "mapping",
      mappings: Object.entries(greekLetters).map(([letter, name]) => `${letter} => ${name}`),
    },
  },
  filter: {
    ...spellingFilters,
    plurals: {
      type: "stemmer_override",
      rules: Array.from(irregularPlurals, (forms) => forms.join(" => ")),
    },
    prefixes: { type: "edge_ngram", min_gram: 1, max_gram: 24 },
  },
  tokenizer: {
    /** Three letters, whatever they are; one after the other, so that their order counts. */
    parts: { type: "ngram", min_gram: partLength, max_gram: partLength },
  },
  normalizer: {
    folded: { type: "custom", char_filter: greek, filter: foldedFilters },
  },
  analyzer: {
    whole: { type: "custom", char_filter: greek, tokenizer: "keyword", filter: foldedFilters },
    whole_prefix: {
      type: "custom",
      char_filter: greek,
      tokenizer: "keyword",
      filter: [...foldedFilters, "prefixes"],
    },
    parts: { type: "custom", char_filter: greek, tokenizer: "parts", filter: foldedFilters },
    words: { type: "custom", char_filter: greekAndNumbers, tokenizer: "standard", filter: foldedFilters },
    stems: {
      type: "custom",
      char_filter: greekAndNumbers,
      tokenizer: "standard",
      filter: [...foldedFilters, ...stemFilters],
    },
    word_prefix: {
      type: "custom",
      char_filter: greekAndNumbers,
      tokenizer: "standard",
      filter: [...foldedFilters, "prefixes"],
    },
  },
} as const;
