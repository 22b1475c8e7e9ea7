/** The few field types that the mappings are made of. Only types that the bare server has. */
export type Mapping = Readonly<Record<string, object>>;

/** Exact values: filters, facets, sort. */
export const keyword = { type: "keyword" } as const;
export const integer = { type: "integer" } as const;
/** Measures that queries compare exactly. */
export const double = { type: "double" } as const;
export const flag = { type: "boolean" } as const;
/** Kept in `_source` to be shown, never searched. */
export const shownOnly = { type: "object", enabled: false } as const;
/** Text kept in `_source` to be read back, never searched. */
export const storedText = { type: "keyword", index: false, doc_values: false } as const;
/** A number kept in `_source` to be read back, never searched. */
export const storedInteger = { type: "integer", index: false, doc_values: false } as const;
/** Bytes in base64, stored apart from `_source`, never searched. */
export const bytes = { type: "binary" } as const;
/** The same as a column: read without a look into the stored documents. */
export const bytesColumn = { type: "binary", doc_values: true } as const;

const wholePrefix = {
  type: "text",
  analyzer: "whole_prefix",
  search_analyzer: "whole",
  norms: false,
  index_options: "docs",
} as const;

/** Words in any form. Found and counted, never as a phrase: where they stand is not kept. */
const stems = { type: "text", analyzer: "stems", norms: false, index_options: "freqs" } as const;

const wordPrefix = {
  type: "text",
  analyzer: "word_prefix",
  search_analyzer: "words",
  norms: false,
  index_options: "docs",
} as const;

/** A value that people type as a whole, such as an id: exact (folded) or by its beginning; never split. */
export const identifier = {
  type: "keyword",
  normalizer: "folded",
  ignore_above: 1024,
  fields: { whole_prefix: wholePrefix },
} as const;

/** A value that people type: exact (folded), by prefix of the whole, by words in any form, by prefix of a word. */
export const lookup = {
  type: "keyword",
  normalizer: "folded",
  ignore_above: 1024,
  fields: { whole_prefix: wholePrefix, stems, word_prefix: wordPrefix },
} as const;

/** Of a value that people type: any part of it, of three letters and more. */
const parts = { type: "text", analyzer: "parts", norms: false } as const;

/** The same field, found by parts of its values too. */
export const withParts = <M extends object & { readonly fields?: object }>(
  mapping: M,
): M & { readonly fields: { readonly parts: typeof parts } } => ({
  ...mapping,
  fields: { ...mapping.fields, parts },
});

/** Running text (titles, products, abstracts): by words as they are and in any form, and by prefix of a word. */
export const prose = {
  type: "text",
  analyzer: "words",
  norms: false,
  fields: { stems, word_prefix: wordPrefix },
} as const;
