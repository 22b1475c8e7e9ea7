/** What has some of the words only: for when nothing has all of them. Pure. */
import type { EsQuery } from "../../elastic/es-query.ts";
import { wordsOf } from "../../contract/values/fold.ts";
import type { KindTexts } from "../parse/parse.ts";
import { roleOf } from "../parse/relation-words.ts";

/** No more words than this are looked for. */
const maxWords = 12;
/** Keeps what the rarity of words adds up to below the least tier. */
const scale = 0.05;
/** Half of the words, and one of two. */
const minMatches = "2<50%";

/** Words that are neither of a question nor single letters. */
const telling = (text: string): string[] =>
  [...new Set(wordsOf(text))]
    .filter((word) => word.length > 1 && !roleOf.has(word) && !/^\d+$/.test(word))
    .slice(0, maxWords);

/** Things with half of the words, those with rarer words and better known ones first. Nothing for a single word: it may be a name. */
export function partialMatches({ text }: KindTexts): EsQuery[] {
  const words = telling(text);
  if (!text.includes(" ") || words.length === 0) return [];
  const some: EsQuery = {
    match: {
      "everything.stems": {
        query: words.join(" "),
        minimum_should_match: words.length < 3 ? 1 : minMatches,
        boost: scale,
      },
    },
  };
  return [
    {
      function_score: {
        query: some,
        functions: [{ field_value_factor: { field: "weight", modifier: "log1p", factor: 0.01, missing: 0 } }],
        boost_mode: "sum",
        max_boost: 1,
      },
    },
  ];
}
