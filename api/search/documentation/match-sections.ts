/** Queries for sections of the documentation that answer what was typed. Pure. */
import type { EsQuery } from "../../elastic/es-query.ts";
import { inWordsOfHelp } from "./readers-words.ts";
import type { NamedPages } from "./signposts.ts";

/** Longest edge n-gram of the mappings. */
const maxGram = 24;

/** Words of a question that say nothing of what is asked. */
const small = new Set(
  "a about again all also am an and another any anything are as at be been being between both but by came can come could did difference do does each else ever everything for from further get gets give given gives goes got had has have he her here his how i if in instead into is it its just know knows let like look looking looks made make makes many may me mean meaning means might more most much must my need needs no of off on one only or other our out over please possible put same say says see seem seems seen shall she should show shown so some someone something stand stands still such take takes tell tells than that the their them then there these they thing this those to too until up us use used using very view want wants was way we well were what when where whether which while why will with within without won would yet you your".split(
    " ",
  ),
);
/** The words that matter; all of them when none does. */
export function telling(text: string): string {
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
/** Texts that hold or list something, beside those that explain. */
const notHelp: EsQuery = {
  bool: { must_not: ["/documentation", "/faq"].map((path) => ({ prefix: { path } })) },
};

/** Almost every text is about genes, whether it says so or not; the word alone is asked for, though. */
function withoutGenes(asked: string): string {
  const rest = asked.split(" ").filter((word) => !/^(genes?|proteins?|data|information|info)$/.test(word));
  return rest.length === 0 ? asked : rest.join(" ");
}

/** So many words that matter are hardly ever all in one text: whoever asks in sentences has other words than its writers. */
const wordsOfSentence = 3;
/** Whether a text has the words of a sentence, of which no section need have all. */
export const isSentence = (text: string): boolean => telling(text).split(" ").length >= wordsOfSentence;

const tier = (boost: number, filter: EsQuery): EsQuery => ({ constant_score: { filter, boost } });
/** All of the words in any of the fields. */
const allIn = (query: string, fields: string[]): EsQuery => ({
  multi_match: { query, fields, type: "cross_fields", operator: "and" },
});
/** The pages that signposts name for what was typed, the best first. */
const ledTo = (named: NamedPages["pages"], boost: number): EsQuery[] =>
  named.map(({ url }, index) => tier(boost - index / 10, { term: { id: url } }));
const shortWords = (text: string): string =>
  text.replaceAll(/[\p{L}\p{N}_]+/gu, (word) => [...word].slice(0, maxGram).join(""));

const headStems = ["title.stems", "heading.stems"];
/** `words` are what people call the things that a page is about. */
const namingStems = [...headStems, "words.stems"];
const stems = [...namingStems, "content.stems"];
const namingPairs = ["title.pairs", "heading.pairs", "words.pairs"];
const namingPrefixes = ["title.word_prefix", "heading.word_prefix", "words.word_prefix"];

/** All words anywhere in a section. The glossary has most words somewhere. */
const allWords = (query: string, isName: boolean): EsQuery => ({
  bool: {
    filter: [{ combined_fields: { query, fields: stems, operator: "and" } }],
    must_not: isName ? [] : [inGlossary],
  },
});

/**
 * As for things: whole headings, their words, then all words that matter anywhere in the section, then their beginnings.
 * A phrase of `words` says more than words of several, and the words of the texts more than those readers have for them.
 */
function tiersOf(text: string, named: NamedPages["pages"]): EsQuery[] {
  const asked = telling(text);
  const begun = shortWords(asked);
  const rest = withoutGenes(asked);
  const said = inWordsOfHelp(rest);
  const isName = asked.split(" ").length <= wordsOfName;
  return [
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
    tier(70, { match: { "heading.stems": { query: asked, operator: "and" } } }),
    tier(60, { match: { "title.stems": { query: asked, operator: "and" } } }),
    tier(58, { match_phrase: { "words.stems": { query: asked, slop: 12 } } }),
    tier(55, { combined_fields: { query: asked, fields: namingStems, operator: "and" } }),
    ...ledTo(named, 54),
    tier(53, { match_phrase: { "words.stems": { query: rest, slop: 12 } } }),
    tier(52.5, { match: { "words.stems": { query: asked, operator: "and" } } }),
    tier(52, { match: { "words.stems": { query: rest, operator: "and" } } }),
    tier(52, { multi_match: { query: asked, fields: namingPairs, operator: "and" } }),
    tier(51, { match: { "words.stems": { query: said, operator: "and" } } }),
    tier(50, allWords(asked, isName)),
    tier(45, allWords(rest, isName)),
    tier(44, { match: { "heading.word_prefix": { query: begun, operator: "and" } } }),
    tier(43.5, { match: { "title.word_prefix": { query: begun, operator: "and" } } }),
    tier(43, { match: { "content.pairs": { query: asked, operator: "and" } } }),
    tier(42, allIn(said, namingStems)),
    tier(41, allIn(said, stems)),
    tier(40, {
      multi_match: {
        query: begun,
        type: "cross_fields",
        fields: ["title.word_prefix", "heading.word_prefix", "content.word_prefix"],
        operator: "and",
      },
    }),
  ];
}

/** Sections that name what is asked for, in one of the tiers. */
export function exactMatches(text: string, named: NamedPages["pages"]): EsQuery {
  const asked = telling(text);
  // Within a tier, the section that speaks most of it; the addition stays below the step from tier to tier.
  return {
    bool: {
      must: [{ dis_max: { queries: tiersOf(text, named) } }],
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
export const nearMisses = (text: string): EsQuery => ({
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
export function someWords(text: string, named: NamedPages["pages"]): EsQuery {
  const query = withoutGenes(telling(text));
  const inAny = (named: number, inWords: number): string[] => [
    ...headStems.map((field) => `${field}^${named}`),
    `words.stems^${inWords}`,
    "content.stems",
  ];
  const should: EsQuery[] = [
    { multi_match: { query, fields: inAny(2, 2), type: "most_fields" } },
    { combined_fields: { query, fields: inAny(3, 4), boost: 3 } },
    { multi_match: { query: joined(query), fields: inAny(2, 2), type: "most_fields" } },
    {
      multi_match: {
        query: roots(query),
        fields: [...namingPrefixes, "content.word_prefix^0.4"],
        type: "most_fields",
        boost: 0.5,
      },
    },
    { multi_match: { query: inWordsOfHelp(query), fields: inAny(2, 2), type: "most_fields", boost: 0.3 } },
    { multi_match: { query, fields: [...namingPairs, "content.pairs"], type: "most_fields" } },
    ...ledTo(named, 8),
    ...neighbours(query).map((two): EsQuery => ({
      match_phrase: { "words.stems": { query: two.join(" "), slop: 6 } },
    })),
    tier(20, allIn(query, namingStems)),
    tier(10, allIn(query, stems)),
  ];
  // The glossary has a bit of everything, and whoever asks how wants to be told, not shown what there is.
  return lessOf(inGlossary, 0.4, lessOf(notHelp, 0.85, { bool: { should } }));
}

const lessOf = (negative: EsQuery, negative_boost: number, positive: EsQuery): EsQuery => ({
  boosting: { positive, negative, negative_boost },
});

/** Words side by side, two by two. */
function neighbours(text: string): (readonly [string, string])[] {
  const words = text.split(" ");
  return words.slice(1).map((word, index) => [words[index] ?? "", word]);
}

/** Words side by side as one: "wild card" is "wildcard" to some. */
const joined = (text: string): string =>
  neighbours(text)
    .map((two) => two.join(""))
    .join(" ");
