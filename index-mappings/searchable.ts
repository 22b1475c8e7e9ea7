/** What every index that the search box reads has in common. */
import {
  bytesColumn,
  flag,
  identifier,
  integer,
  keyword,
  lookup,
  prose,
  shownOnly,
  withParts,
} from "./fields/field-types.ts";
import type { Mapping } from "./fields/field-types.ts";
import type { SearchedKind } from "./fields/entities.ts";

/** Why a thing can be found: a value with the name of the field it comes from, for "synonym: cdk1" under a hit. */
export interface Lookup {
  /** id, name, synonym, product, uniprot, ortholog, secondary id, title, authors, year, gene … */
  readonly field: string;
  readonly text: string;
}

export interface Searchable {
  /** Id in the address of its page. */
  readonly id: string;
  /** First line of a hit. */
  readonly label: string;
  /** Second line of a hit; "" when there is none. */
  readonly detail: string;
  /** Order within a tier: how many annotations are known about it. */
  readonly weight: number;
  /** Everything that must match as a whole id: ids, secondary ids, accession numbers. */
  readonly ids: readonly string[];
  readonly names: readonly string[];
  /** Words of each name (runs of letters, digits and underscores): tells a name of just some words from longer ones. */
  readonly name_lengths: readonly number[];
  /** Other names of just this thing. */
  readonly synonyms: readonly string[];
  /** What others call something like it: orthologs of a gene, synonyms of a term that are wider or narrower. */
  readonly aliases: readonly string[];
  /** Products, authors, citations, years as words. */
  readonly texts: readonly string[];
  /** Texts that are compared as a whole: products, and those of the above that have a compound word, written without its hyphen: "H3K4 methylation". */
  readonly phrases: readonly string[];
  /** Running text about it, looked into when nothing else fits: the abstract of a paper, the definition of a term. */
  readonly passages: readonly string[];
  /** All of the above but passages, with their field names, in the order in which a match is named. */
  readonly lookups: readonly Lookup[];
  /** What the search box reads of each hit, by `writeSuggestionPayload`. */
  readonly suggestion_payload: string;
  /** Whether it is found by anything; what is not listed is found by its ids only, or by a whole synonym if it is a gene. */
  readonly listed: boolean;
}

/** What the search box shows of a hit. */
export type SuggestionPayload = Pick<Searchable, "id" | "label" | "detail" | "lookups">;

/**
 * What a suggestion shows of a thing, as text that Elasticsearch keeps beside its document and does not
 * index.
 */
export const writeSuggestionPayload = ({ id, label, detail, lookups }: SuggestionPayload): string =>
  Buffer.from(JSON.stringify({ id, label, detail, lookups })).toString("base64");
/** @param payload as `writeSuggestionPayload` wrote it */
export const readSuggestionPayload = (payload: string): SuggestionPayload =>
  JSON.parse(Buffer.from(payload, "base64").toString());

/**
 * What can be found by any part of it. People remember the middle of a systematic id or of a DOI; a number behind a prefix
 * is typed from its start.
 */
export const foundByPart = {
  gene: ["names", "ids", "phrases"],
  term: ["names"],
  reference: ["names", "ids"],
  gocam: ["names"],
  allele: ["names", "ids"],
} as const satisfies Readonly<Record<SearchedKind, readonly (keyof Searchable)[]>>;

const searchableMapping = {
  id: keyword,
  label: keyword,
  detail: { type: "keyword", index: false, doc_values: false },
  weight: integer,
  ids: identifier,
  names: { ...lookup, copy_to: "everything" },
  name_lengths: integer,
  synonyms: { ...lookup, copy_to: "everything" },
  aliases: { ...identifier, copy_to: "everything" },
  texts: { type: "text", index: false, copy_to: "everything" },
  phrases: { type: "keyword", normalizer: "folded", ignore_above: 1024, copy_to: "everything" },
  /** Names, synonyms, aliases and texts as one field: words that stand in several of them are found by one look-up. */
  everything: prose,
  passages: { type: "text", analyzer: "stems", norms: false, index_options: "docs" },
  lookups: shownOnly,
  suggestion_payload: bytesColumn,
  listed: flag,
} as const satisfies Mapping;

/** How these fields are kept in the index of a kind. */
export const searchableMappingOf = (kind: SearchedKind): Mapping => ({
  ...searchableMapping,
  ...Object.fromEntries(foundByPart[kind].map((field) => [field, withParts(searchableMapping[field])])),
});

/** What is kept to be read back: all but what is read as a column. */
export const searchableSource = { excludes: ["suggestion_payload"] } as const;
