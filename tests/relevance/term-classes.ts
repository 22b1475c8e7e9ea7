/** Queries for ontology terms that the search box offers. */
import { fold, wordsOf } from "../../api/contract/values/fold.ts";
import type { Random } from "../../demo/random/random.ts";
import type { JudgedClass, JudgedQuery } from "./judged.ts";
import { inOtherForms } from "./other-forms.ts";
import { holders } from "./things.ts";
import type { Thing } from "./things.ts";
import { oneEditInWords } from "./typo.ts";

/** Numbers that are long enough without them. */
const zeros = /:0+([1-9]\d{2,})$/;

/** Judged queries for terms: ids, names, exact synonyms, words in another order, typos. */
export function termClasses(things: readonly Thing[], random: Random): JudgedClass[] {
  const terms = things.filter(({ type, offered }) => type === "term" && offered);
  const named = holders(terms, "name");
  const synonyms = holders(terms, "exact synonym");
  const from = (by: ReadonlyMap<string, ReadonlySet<string>>): JudgedQuery[] =>
    [...by].map(([text, relevant]) => ({ text, type: "term", relevant }));
  const names = from(named);
  return [
    {
      name: "term ids",
      queries: terms.map(({ id }) => ({ text: id, type: "term", relevant: new Set([id]) })),
    },
    { name: "term names", queries: names },
    {
      name: "exact synonyms of terms",
      queries: from(synonyms).filter(({ text, relevant }) => relevant.size === 1 && !named.has(text)),
    },
    { name: "term names, words in another order", queries: reordered(names, random) },
    { name: "term names with a typo", queries: withTypo(names, random, named) },
    {
      name: "term ids without their zeros",
      queries: terms
        .filter(({ id }) => zeros.test(id))
        .map(({ id }) => ({ text: id.replace(zeros, ":$1"), type: "term", relevant: new Set([id]) })),
    },
    ...inOtherForms("term names", names),
  ];
}

/** Names of three to eight words, shuffled; right is every term with the same words. */
function reordered(names: readonly JudgedQuery[], random: Random): JudgedQuery[] {
  const key = (text: string): string => wordsOf(text).sort().join(" ");
  const byWords = Map.groupBy(names, ({ text }) => key(text));
  return names.flatMap((query) => {
    const words = query.text.split(" ");
    if (words.length < 3 || words.length > 8) return [];
    const shuffled = random.fork(query.text).sample(words, words.length).join(" ");
    const relevant = new Set((byWords.get(key(query.text)) ?? []).flatMap((same) => [...same.relevant]));
    return shuffled === query.text || key(shuffled) !== key(query.text)
      ? []
      : [{ ...query, text: shuffled, relevant }];
  });
}

function withTypo(
  names: readonly JudgedQuery[],
  random: Random,
  named: ReadonlyMap<string, unknown>,
): JudgedQuery[] {
  return names.flatMap((query) => {
    const text = oneEditInWords(query.text, random.fork(query.text));
    return text === null || named.has(fold(text)) ? [] : [{ ...query, text }];
  });
}
