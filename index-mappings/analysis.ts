/**
 * Analysis shared by all searchable indices. Ids with colons and dots are never split: they live in keyword fields.
 *
 * - `folded` normalizer: case and accents folded, Greek letters read as their names.
 * - `whole_prefix`: edge n-grams of the whole value ("mitotic cel" finds "mitotic cell cycle").
 * - `word_prefix`: edge n-grams of each word. Both are searched with the plain analyzers below.
 * - `stems`: words without what makes a plural or another form of a verb, spelled in one way: "kinases" finds "kinase",
 *   "localisation" finds "localization". Both sides are spelled alike, so that a stem need not be a word.
 */
import { greekLetters } from "./greek.ts";

const foldedFilters = ["lowercase", "asciifolding"];

/** British spellings as American ones. Words that only look British are changed too, in the index as in the query. */
const spellings: readonly (readonly [british: string, american: string])[] = [
  ["(.{3})is(ation|ations|ational|e|es|ed|ing|er|ers)$", "$1iz$2"],
  ["(.{3}ly)s(e|es|ed|ing)$", "$1z$2"],
  ["(.{3})our(s|al|ed|ing)?$", "$1or$2"],
  ["(.{2}[bt])re(s|d)?$", "$1er$2"],
  ["(.{2}l)l(ing|ed|er|ers)$", "$1$2"],
  ["(.{2}og)ue(s)?$", "$1$2"],
  ["^(an|leuk|hypoglyc|hyperglyc|sept|isch)aem", "$1em"],
  ["^haem$", "heme"],
  ["^haem", "hem"],
  ["^oe(?=str|soph|dem)", "e"],
  ["^sulph", "sulf"],
];
const spellingFilters = Object.fromEntries(
  spellings.map(([pattern, replacement], i) => [
    `spelling_${i + 1}`,
    { type: "pattern_replace", pattern, replacement },
  ]),
);

/** Words that no rule brings to one form. */
const plurals = [
  "mitochondria => mitochondrion",
  "nuclei => nucleus",
  "nucleoli => nucleolus",
  "septa => septum",
  "loci => locus",
  "asci => ascus",
  "fungi => fungus",
  "bacteria => bacterium",
  "hyphae => hypha",
  "foci => focus",
  "stimuli => stimulus",
  "axes => axis",
  "analyses => analysis",
  "syntheses => synthesis",
  "hypotheses => hypothesis",
  "phenomena => phenomenon",
  "spectra => spectrum",
  "data => datum",
  "media => medium",
  "termini => terminus",
  "vertices => vertex",
  "matrices => matrix",
  "indices => index",
  "larvae => larva",
  "algae => alga",
  "villi => villus",
  "cilia => cilium",
  "flagella => flagellum",
];
const stemFilters = [...Object.keys(spellingFilters), "plurals", "kstem"];
const greek = ["greek"];
const greekAndNumbers = ["greek", "numbers"];

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
    plurals: { type: "stemmer_override", rules: plurals },
    prefixes: { type: "edge_ngram", min_gram: 1, max_gram: 24 },
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
