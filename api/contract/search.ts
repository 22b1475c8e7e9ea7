import { z } from "zod";
import { searchedKinds } from "../../index-mappings/fields/entities.ts";
import { facetNames, sortsOfKind } from "../../index-mappings/fields/search-facets.ts";
import type { FacetName } from "../../index-mappings/fields/search-facets.ts";
import { entityType, hitFacts, matched } from "./suggest.ts";
import { reading } from "./reading.ts";
import { pageNumber, pageSize } from "./paging.ts";

/** Stretches of a text that fit what was typed, as [start, end) of UTF-16 units, in order and apart from each other. */
const marks = z.array(z.tuple([z.int(), z.int()]));
export type Marks = z.infer<typeof marks>;

/** Orders of results: by relevance, and those that the kinds of things have; `-` before a name is descending. */
const sortNames = ["relevance", ...new Set(searchedKinds.flatMap(sortsOfKind).map(({ name }) => name))];

/** Values of one facet in a request. */
const maxChoices = 100;

/** One value or several: `chromosome=I&chromosome=II`. Several of one facet are joined by OR, facets by AND. */
const choice = z.preprocess(
  (value) => (value === undefined ? [] : [value].flat()),
  z.array(z.string()).max(maxChoices, `has more than ${maxChoices} values`),
);

/** A parameter for each facet. */
// Object.fromEntries forgets what the keys are.
const facetChoices = Object.fromEntries(facetNames.map((name) => [name, choice])) as Record<
  FacetName,
  typeof choice
>;

export const searchQuery = z.object({
  /** What was typed, of which the first 200 characters are read; with nothing typed, all of the type is listed. */
  q: z.string("has to be given once, as text").default(""),
  /** All types mixed when absent. */
  type: entityType.optional(),
  page: pageNumber,
  size: pageSize(20, 100),
  sort: z.enum(sortNames).default("relevance"),
  /** json is a page of hits; the others are all hits, streamed: a table, one JSON object a line, one id a line. */
  format: z.enum(["json", "tsv", "jsonl", "ids"]).default("json"),
  ...facetChoices,
});
export type SearchQuery = z.infer<typeof searchQuery>;

const searchHit = z.object({
  type: entityType,
  id: z.string(),
  label: z.string(),
  detail: z.string(),
  /** Why it was found when label and detail do not tell. */
  matched: matched.nullable(),
  /** Plain text around what was typed, with the marked stretches as [start, end) of UTF-16 units; null when label and detail say it all. */
  highlight: z.object({ field: z.string(), text: z.string(), marks }).nullable(),
  label_marks: marks,
  detail_marks: marks,
  facts: hitFacts.nullable(),
  /** What a term means. */
  definition: z.string().nullable(),
});
export type SearchHit = z.infer<typeof searchHit>;

const facetValue = z.object({ value: z.string(), label: z.string(), count: z.int() });

export const searchAnswer = z.object({
  release: z.string(),
  /** Of the type asked for, with the facets chosen. */
  total: z.int(),
  /** Of every type, without facets: the counts of the tabs. */
  totals: z.array(z.object({ type: entityType, total: z.int() })),
  page: z.int(),
  size: z.int(),
  hits: z.array(searchHit),
  /** What the words name: it is the first hit. Null where they only stand in things, or ask for a set. */
  named: z.object({ type: entityType, id: z.string() }).nullable(),
  /** The best hit of each kind that has any, the best kind first: said with the first page of all kinds, by relevance. */
  best: z.array(searchHit),
  /** Facets of the type asked for; without a type those that stand for their kinds, each of which is chosen with its type. Years are listed one by one, in order. The counts of a facet ignore its own choice. A chosen value is always listed, if with 0. */
  facets: z.partialRecord(z.enum(facetNames), z.array(facetValue)),
  /** What each of these facets is called. */
  facet_titles: z.partialRecord(z.enum(facetNames), z.string()),
  /** The type that each of these facets belongs to. */
  facet_types: z.partialRecord(z.enum(facetNames), entityType),
  /** The orders that this list can take, the usual one first. */
  sorts: z.array(z.object({ value: z.string(), label: z.string() })),
  didYouMean: z.string().nullable(),
  /** What the words ask for, where they ask for something; its genes are among the hits. */
  reading: reading.nullable(),
  /** Whether the words ask for pages rather than for things. */
  asks_for_pages: z.boolean(),
  /** Pages of text and tools of the site that the words are about, the best first. */
  pages: z.array(z.object({ url: z.string(), title: z.string(), heading: z.string() })),
});
export type { FacetName };
export type SearchAnswer = z.infer<typeof searchAnswer>;

export const documentationSearchQuery = z.object({
  q: z.string("has to be given once, as text").default(""),
  page: pageNumber,
  size: pageSize(20, 100),
});

export const documentationSearchAnswer = z.object({
  total: z.int(),
  hits: z.array(
    z.object({
      /** Address with anchor: /documentation/search#enter */
      url: z.string(),
      title: z.string(),
      heading: z.string(),
      text: z.string(),
      marks,
    }),
  ),
});
export type DocumentationSearchAnswer = z.infer<typeof documentationSearchAnswer>;
