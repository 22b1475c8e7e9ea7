/** Search in the site's own pages of text, section by section. */
import type { estypes } from "@elastic/elasticsearch";
import type { HelpDoc } from "../../../index-mappings/documents.ts";
import type { DocumentationSearchAnswer } from "../../contract/search.ts";
import { marksOf } from "../../contract/values/marks.ts";
import { fold } from "../../contract/values/fold.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { parseTyped } from "../parse/parse.ts";
import type { Services } from "../../context/services.ts";
import { snippetOf } from "./snippet.ts";
import type { EsQuery } from "../../elastic/es-query.ts";

/** Sections that one search can give (`index.max_result_window`). */
const maxWindow = 10_000;
/** Longest edge n-gram of the mappings. */
const maxGram = 24;

/** Words of a question that say nothing of what is asked. */
const small = new Set(
  "a about again all also am an and another any anything are as at be been being between both but by came can come could did difference do does each else ever everything for from further get gets give given gives goes got had has have he her here his how i if in instead into is it its just know knows let like look looking looks made make makes many may me mean meaning means might more most much must my need needs no of off on one only or other our out over please possible put same say says see seem seems seen shall she should show shown so some someone something stand stands still such take takes tell tells than that the their them then there these they thing this those to too until up us use used using very view want wants was way we well were what when where whether which while who whom whose why will with within without won would yet you your".split(
    " ",
  ),
);
/** The words that matter; all of them when none does. */
function telling(text: string): string {
  const words = text
    .replaceAll(/(?<=\p{L})['’]s\b/gu, "")
    .split(" ")
    .filter((one) => !small.has(one.replaceAll(/[^\p{L}\p{N}]/gu, "")));
  return words.length === 0 ? text : [...new Set(words)].join(" ");
}

/** Whoever asks so wants to know what a word means. */
const asksForMeaning = /^what (?:is|are)\b(?!.*\bdifference\b)|\bmean(?:s|ing)?\b|\bstands? for\b/;
/** Words of a name. The glossary has most words somewhere: that it has more than these says nothing. */
const wordsOfName = 2;
/** The text whose paragraphs say what words mean. */
const glossary = "/documentation/glossary";
const inGlossary: EsQuery = { term: { path: glossary } };

/** Almost every text is about genes, whether it says so or not; the word alone is asked for, though. */
function withoutGenes(asked: string): string {
  const rest = asked.split(" ").filter((word) => !/^(genes?|proteins?)$/.test(word));
  return rest.length === 0 ? asked : rest.join(" ");
}

/** So many words that matter are hardly ever all in one text: whoever asks in sentences has other words than its writers. */
const wordsOfSentence = 3;
const isSentence = (text: string): boolean => telling(text).split(" ").length >= wordsOfSentence;

const tier = (boost: number, filter: EsQuery): EsQuery => ({ constant_score: { filter, boost } });
const shortWords = (text: string): string =>
  text.replaceAll(/[\p{L}\p{N}_]+/gu, (word) => [...word].slice(0, maxGram).join(""));

const headStems = ["title.stems", "heading.stems"];
/** `words` are what people call the things that a page is about. */
const namingStems = [...headStems, "words.stems"];
const stems = [...namingStems, "content.stems"];
const namingPrefixes = ["title.word_prefix", "heading.word_prefix", "words.word_prefix"];

/** As for things: whole headings, their beginnings, their words, then all words that matter anywhere in the section. */
function exactMatches(text: string): EsQuery {
  const asked = telling(text);
  const begun = shortWords(asked);
  const rest = withoutGenes(asked);
  const isName = asked.split(" ").length <= wordsOfName;
  const allWords = (query: string): EsQuery => ({
    bool: {
      filter: [{ combined_fields: { query, fields: stems, operator: "and" } }],
      must_not: isName ? [] : [inGlossary],
    },
  });
  const queries = [
    ...(isName && asksForMeaning.test(text)
      ? [
          tier(78, {
            bool: {
              filter: [inGlossary, { match: { "content.stems": { query: asked, operator: "and" } } }],
            },
          }),
        ]
      : []),
    tier(90, { term: { heading: text } }),
    tier(85, { term: { title: text } }),
    tier(70, { match: { "heading.word_prefix": { query: begun, operator: "and" } } }),
    tier(60, { match: { "title.word_prefix": { query: begun, operator: "and" } } }),
    tier(58, { match: { "words.stems": { query: asked, operator: "and" } } }),
    tier(55, { combined_fields: { query: asked, fields: namingStems, operator: "and" } }),
    tier(53, { match: { "words.stems": { query: rest, operator: "and" } } }),
    tier(50, allWords(asked)),
    tier(45, allWords(rest)),
    tier(40, {
      multi_match: {
        query: begun,
        type: "cross_fields",
        fields: ["title.word_prefix", "heading.word_prefix", "content.word_prefix"],
        operator: "and",
      },
    }),
  ];
  // Within a tier, the section that speaks most of it; the addition stays below the step from tier to tier.
  return {
    bool: {
      must: [{ dis_max: { queries } }],
      should: [
        { match: { "content.stems": { query: asked, boost: 0.1 } } },
        // What a section is about says more than what it mentions.
        { multi_match: { query: asked, fields: headStems, type: "most_fields", boost: 0.5 } },
        { match: { "words.stems": { query: asked, boost: 0.5 } } },
      ],
    },
  };
}

/** Sections in which words of four letters and more may be one letter off. */
const nearMisses = (text: string): EsQuery => ({
  multi_match: {
    query: telling(text),
    fields: stems,
    operator: "and",
    fuzziness: "AUTO:4,200",
    prefix_length: 1,
    max_expansions: 30,
  },
});

/** Letters that long words with one root share at least, and those at their ends that may be endings. */
const rootLength = 6;
const endingLength = 3;
/** The beginnings of the long words: "ubiquitinated" and "ubiquitination" have one. */
const roots = (text: string): string =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length > rootLength)
    .map((word) => word.slice(0, Math.min(maxGram, Math.max(rootLength, word.length - endingLength))))
    .join(" ");

/**
 * Sections with some of the words, for sentences: those with the most and rarest, where they name what the section is about.
 * Counted twice, field by field and over all fields as one: the first finds what is named, the second what is rare.
 */
function someWords(text: string): EsQuery {
  const query = withoutGenes(telling(text));
  const inAny = (named: number, inWords: number): string[] => [
    ...headStems.map((field) => `${field}^${named}`),
    `words.stems^${inWords}`,
    "content.stems",
  ];
  const allIn = (fields: string[]): EsQuery => ({
    multi_match: { query, fields, type: "cross_fields", operator: "and" },
  });
  const should: EsQuery[] = [
    { multi_match: { query, fields: inAny(2, 3), type: "most_fields" } },
    { combined_fields: { query, fields: inAny(3, 4), boost: 3 } },
    { multi_match: { query: joined(query), fields: inAny(2, 3), type: "most_fields" } },
    { multi_match: { query: roots(query), fields: namingPrefixes, type: "most_fields", boost: 0.5 } },
    tier(20, allIn(namingStems)),
    tier(10, allIn(stems)),
  ];
  // The glossary has a bit of everything.
  return { boosting: { positive: { bool: { should } }, negative: inGlossary, negative_boost: 0.4 } };
}

/** Words side by side as one: "wild card" is "wildcard" to some. */
function joined(text: string): string {
  const words = text.split(" ");
  return words
    .slice(1)
    .map((word, index) => `${words[index]}${word}`)
    .join(" ");
}

/** A page of sections of the documentation that fit a text. */
export async function searchDocumentation(
  asked: { readonly q: string; readonly page: number; readonly size: number },
  { elastic, deployment }: Services,
  generation: LoadedGeneration,
): Promise<DocumentationSearchAnswer> {
  const { text: named, typed: whole } = parseTyped(asked.q, {
    search: { ...deployment.search, database_prefixes: [] },
    site: deployment.site,
  });
  if (named === "") return { total: 0, hits: [] };
  // With the word gene, which names of things do without: "papers about a gene" are not all papers.
  const text = fold(whole);
  const { size } = asked;
  // There are some hundred sections: past the last there are none, however far.
  const from = Math.min((asked.page - 1) * size, maxWindow - size);
  const find = (query: EsQuery): Promise<estypes.SearchResponse<HelpDoc>> =>
    elastic.search<HelpDoc>({
      index: generation.index("documents"),
      query,
      from,
      size,
      track_total_hits: true,
      sort: [{ _score: { order: "desc" } }, { id: "asc" }],
    });
  const totalOf = ({ hits: { total } }: estypes.SearchResponse<HelpDoc>): number =>
    typeof total === "number" ? total : (total?.value ?? 0);
  const typed = await find(isSentence(text) ? someWords(text) : exactMatches(text));
  const near = totalOf(typed) > 0 ? typed : await find(nearMisses(text));
  const found = totalOf(near) > 0 ? near : await find(someWords(text));
  return {
    total: totalOf(found),
    hits: found.hits.hits.flatMap(({ _source }) => {
      if (!_source) return [];
      const { id: url, title, heading, content } = _source;
      return [
        { url, title, heading, ...snippetOf({ text: content, marks: marksOf(content, [telling(text)]) }) },
      ];
    }),
  };
}
