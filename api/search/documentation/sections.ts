/** Parts of a section of the documentation, and how words are looked for in them. Pure. */
import type { EsQuery } from "../../elastic/es-query.ts";
import type { NamedPages } from "./signposts.ts";

/** Longest edge n-gram of the mappings. */
export const maxGram = 24;

/** The text whose paragraphs say what words mean. */
export const glossary = "/documentation/glossary";
export const inGlossary: EsQuery = { term: { path: glossary } };
export const inQuestions: EsQuery = { term: { path: "/faq" } };
/** Texts that hold or list something, beside those that explain. */
export const notHelp: EsQuery = {
  bool: { must_not: ["/documentation", "/faq"].map((path) => ({ prefix: { path } })) },
};

/** Sections that pass a filter, all with one score. */
export const tier = (boost: number, filter: EsQuery): EsQuery => ({ constant_score: { filter, boost } });
/** All of the words in any of the fields. */
export const allIn = (query: string, fields: string[]): EsQuery => ({
  multi_match: { query, fields, type: "cross_fields", operator: "and" },
});
/** All of the words in one field. */
export const allOf = (field: string, query: string): EsQuery => ({
  match: { [field]: { query, operator: "and" } },
});
/** One way to call what a section is about that has all words of a text. */
export const saying = (query: string): EsQuery => ({ match_phrase: { "words.stems": { query, slop: 12 } } });
/** The same with the words of asking, in their order. */
export const asTyped = (text: string): EsQuery => ({ match_phrase: { "words.stems": text } });
/** The pages that signposts name for what was typed, the best first. */
export const ledTo = (named: NamedPages["pages"], boost: number): EsQuery[] =>
  named.map(({ url }, index) => tier(boost - index / 10, { term: { id: url } }));
export const headStems = ["title.stems", "heading.stems"];
/** `words` are what people call the things that a page is about. */
export const namingStems = [...headStems, "words.stems"];
export const stems = [...namingStems, "content.stems"];
export const namingPairs = ["title.pairs", "heading.pairs", "words.pairs"];
export const namingPrefixes = ["title.word_prefix", "heading.word_prefix", "words.word_prefix"];

/** Words that may stand between two words of a question in a saying. */
const looseness = 8;
/** Two words are looked for whose indices in the question differ by less. */
const maxDistance = 3;
/** Words of a question that are looked for two by two. */
const maxWords = 24;

/** Two of the words in one way to call what a section is about: the same words in two of them say less. */
export function pairInSaying(query: string, boost: number): EsQuery {
  const words = query.split(" ").slice(0, maxWords);
  if (words.length < 2) return { match_none: {} };
  const two = words.flatMap((word, at) =>
    words.slice(at + 1, at + maxDistance).map((next) => `${word} ${next}`),
  );
  return {
    dis_max: {
      tie_breaker: 0.3,
      queries: two.map((pair) => ({
        match_phrase: { "words.stems": { query: pair, slop: looseness, boost } },
      })),
    },
  };
}

/** What fits, with a smaller score where it is something else, too. */
export const lessOf = (negative: EsQuery, negative_boost: number, positive: EsQuery): EsQuery => ({
  boosting: { positive, negative, negative_boost },
});
