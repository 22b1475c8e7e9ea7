/**
 * Analysis shared by all searchable indices. Ids with colons and dots are never split: they live in keyword fields.
 *
 * - `folded` normalizer: case and accents folded, Greek delta read as the word.
 * - `whole_prefix`: edge n-grams of the whole value ("mitotic cel" finds "mitotic cell cycle").
 * - `word_prefix`: edge n-grams of each word. Both are searched with the plain analyzers below.
 */
const foldedFilters = ["lowercase", "asciifolding"];

export const analysis = {
  char_filter: {
    delta: { type: "mapping", mappings: ["Δ => delta", "∆ => delta", "δ => delta"] },
  },
  filter: {
    prefixes: { type: "edge_ngram", min_gram: 1, max_gram: 24 },
  },
  normalizer: {
    folded: { type: "custom", char_filter: ["delta"], filter: foldedFilters },
  },
  analyzer: {
    whole: { type: "custom", char_filter: ["delta"], tokenizer: "keyword", filter: foldedFilters },
    whole_prefix: { type: "custom", char_filter: ["delta"], tokenizer: "keyword", filter: [...foldedFilters, "prefixes"] },
    words: { type: "custom", char_filter: ["delta"], tokenizer: "standard", filter: foldedFilters },
    word_prefix: { type: "custom", char_filter: ["delta"], tokenizer: "standard", filter: [...foldedFilters, "prefixes"] },
  },
} as const;
