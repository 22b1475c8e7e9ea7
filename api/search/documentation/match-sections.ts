/** Queries for sections of the documentation that name what was typed, for a few words. Pure. */
import type { EsQuery } from "../../elastic/es-query.ts";
import { inWordsOfHelp } from "./readers-words.ts";
import {
  allIn,
  allOf,
  asTyped,
  pairInSaying,
  headStems,
  inGlossary,
  inQuestions,
  ledTo,
  lessOf,
  maxGram,
  namingPairs,
  namingStems,
  notHelp,
  saying,
  stems,
  tier,
} from "./sections.ts";
import type { NamedPages } from "./signposts.ts";
import { asksForMeaning, telling, withoutGenes, wordCount } from "./telling.ts";

/** Words of a name. The glossary has most words somewhere: that it has more than these says nothing. */
const wordsOfName = 2;
const shortWords = (text: string): string =>
  text.replaceAll(/[\p{L}\p{N}_]+/gu, (word) => [...word].slice(0, maxGram).join(""));

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
  const isName = wordCount(asked) <= wordsOfName;
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
    ...(wordCount(text) === 1
      ? namedByOneWord(text)
      : [tier(90, { term: { heading: text } }), tier(85, { term: { title: text } })]),
    ...(text === asked ? [] : [tier(72, asTyped(text))]),
    tier(70, {
      bool: {
        filter: [
          allOf("heading.stems", asked),
          { range: { heading_words: { lte: 3 + 2 * wordCount(asked) } } },
        ],
      },
    }),
    tier(57, allOf("heading.stems", asked)),
    tier(60, { match: { "title.stems": { query: asked, operator: "and" } } }),
    tier(59, { terms: { "words.whole": [text, asked] } }),
    tier(58, saying(asked)),
    tier(55, { combined_fields: { query: asked, fields: namingStems, operator: "and" } }),
    ...ledTo(named, 54),
    tier(53, saying(rest)),
    tier(52.5, { match: { "words.stems": { query: asked, operator: "and" } } }),
    tier(52, { match: { "words.stems": { query: rest, operator: "and" } } }),
    tier(52, { multi_match: { query: asked, fields: namingPairs, operator: "and" } }),
    tier(51, { match: { "words.stems": { query: said, operator: "and" } } }),
    tier(50.5, allOf("lists", asked)),
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

/** Of two texts that one word names, the one that explains it comes before the one that lists what there is. */
const namedByOneWord = (word: string): EsQuery[] => [
  tier(90, { bool: { filter: [{ term: { heading: word } }], must_not: [notHelp] } }),
  tier(69, { bool: { should: [{ term: { heading: word } }, { term: { title: word } }] } }),
];

/** Sections that name what is asked for, in one of the tiers. */
export function exactMatches(text: string, named: NamedPages["pages"]): EsQuery {
  const asked = telling(text);
  // Within a tier, the section that speaks most of it; the addition stays below the step from tier to tier.
  const found: EsQuery = {
    bool: {
      must: [{ dis_max: { queries: tiersOf(text, named) } }],
      should: [
        { match: { "content.stems": { query: asked, boost: 0.1 } } },
        // What a section is about says more than what it mentions.
        { multi_match: { query: asked, fields: headStems, type: "most_fields", boost: 0.5 } },
        { match: { "words.stems": { query: asked, boost: 0.3 } } },
        pairInSaying(text, 0.3),
      ],
    },
  };
  // Whoever types one word wants the text about it, not one of the questions in which it stands.
  return wordCount(asked) === 1 ? lessOf(inQuestions, 0.9, found) : found;
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
