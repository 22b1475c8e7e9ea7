/** Queries for sections of the documentation that answer a sentence, of which no section need have all words. Pure. */
import type { EsQuery } from "../../elastic/es-query.ts";
import { inWordsOfHelp } from "./readers-words.ts";
import {
  allIn,
  asTyped,
  pairInSaying,
  inGlossary,
  ledTo,
  lessOf,
  maxGram,
  namingPairs,
  namingPrefixes,
  namingStems,
  notHelp,
  saying,
  stems,
  tier,
} from "./sections.ts";
import type { NamedPages } from "./signposts.ts";
import { asksForMeaning, telling, withoutGenes } from "./telling.ts";

/** Letters that long words with one root share at least, and those at their ends that may be endings. */
const rootLength = 6;
const endingLength = 3;
/** The beginnings of the long words: "ubiquitinated" and "ubiquitination" have one. */
const roots = (text: string): string =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length > rootLength)
    .map((word) => word.slice(0, Math.min(maxGram, Math.max(rootLength, word.length - endingLength))))
    .join(" ");

/** What it counts that words are found in a part of a section. Fitted once to questions of readers, then rounded. */
const weights = {
  saying: 1.2,
  typed: 1,
  page: 5,
  heading: 2,
  title: 1.2,
  words: 2.5,
  content: 0.5,
  pairs: 1,
  root: 1,
  named: 6,
  asTyped: 20,
  saysAll: 10,
  namesAll: 5,
  hasAll: 5,
  joined: 2,
  inWordsOfHelp: 0.4,
};

const match = (field: string, query: string, boost: number): EsQuery => ({
  match: { [field]: { query, boost } },
});

/** Where words are: in one saying, in the head, in the text, and in the other texts of the page. */
const inEachPart = (query: string): EsQuery[] => [
  pairInSaying(query, weights.saying),
  match("page", query, weights.page),
  match("heading.stems", query, weights.heading),
  match("title.stems", query, weights.title),
  match("words.stems", query, weights.words),
  match("content.stems", query, weights.content),
];

/** Sections with some of the words, for sentences: those with the most and rarest, where they name what the section is about. */
export function someWords(text: string, named: NamedPages["pages"]): EsQuery {
  const query = withoutGenes(telling(text));
  const said = inWordsOfHelp(query);
  const should: EsQuery[] = [
    ...inEachPart(query),
    pairInSaying(text, weights.typed),
    {
      bool: {
        should: [
          ...(said === query ? [] : inEachPart(said)),
          {
            multi_match: { query: joined(query), fields: stems, type: "most_fields", boost: weights.joined },
          },
        ],
        boost: weights.inWordsOfHelp,
      },
    },
    {
      multi_match: { query: roots(query), fields: namingPrefixes, type: "most_fields", boost: weights.root },
    },
    {
      multi_match: {
        query,
        fields: [...namingPairs, "content.pairs"],
        type: "most_fields",
        boost: weights.pairs,
      },
    },
    ...ledTo(named, weights.named),
    tier(weights.asTyped, asTyped(text)),
    tier(weights.saysAll, saying(query)),
    tier(weights.namesAll, allIn(query, namingStems)),
    tier(weights.hasAll, allIn(query, stems)),
  ];
  // The glossary has a bit of everything, and whoever asks how wants to be told, not shown what there is.
  return lessOf(
    inGlossary,
    asksForMeaning.test(text) ? 0.8 : 0.5,
    lessOf(notHelp, 0.85, { bool: { should } }),
  );
}

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
