/** What names say in other words than people do: defects, more and less of something, salts and rays, adjectives. Pure. */
import { wordsOf } from "../../contract/values/fold.ts";
import { nounOf, phraseKey, phraseKeyOf } from "./phrase-key.ts";
import type { PhraseKey } from "./phrase-key.ts";
import type { Token } from "./tokens.ts";
import { fits } from "./vocabulary.ts";
import type { Fit, Found, Phrases } from "./vocabulary.ts";

/** Words that say that something is wrong, and how names of phenotypes begin that say the same. */
export const defects = new Set("defective deficient impaired defect defects deficiency".split(" "));
const wrong = ["abnormal", "decreased", "abolished", "loss of"];

/** "Sporulation defective" and "defective in sporulation" are abnormal sporulation. */
function calledDefective(span: readonly Token[], phrases: Phrases): Found[] {
  const others = span.filter(({ folded }) => !defects.has(folded)).flatMap(({ words }) => words);
  return others.length === 0
    ? []
    : wrong
        .flatMap((word) => phrases.called(phraseKeyOf([...wordsOf(word), ...others])))
        .map(({ meaning }) => ({ meaning, fit: fits.otherOrder }));
}

/** Words before sensitivity and resistance: names of phenotypes have neither more nor less of one, but the one or the other. */
const more = new Set("increased enhanced elevated higher greater more".split(" "));
const less = new Set("decreased reduced lowered lower diminished less".split(" "));
export const opposites: readonly (readonly [RegExp, string])[] = [
  [/^(?:hyper)?sensitiv(?:e|ity)$/, "resistance"],
  [/^resistan(?:t|ce)$/, "sensitive"],
];

/** Whether a word says how something is else than usual, which names of phenotypes say in words of their own. */
export const changesNames = (folded: string): boolean =>
  [defects, more, less].some((words) => words.has(folded));

/** "Increased sensitivity to MMS" is sensitivity, "reduced sensitivity" resistance; nothing where other words are typed. */
function calledMoreOrLess([first, ...others]: readonly Token[], phrases: Phrases): Found[] {
  const degree = first?.folded ?? "";
  if (!more.has(degree) && !less.has(degree)) return [];
  const opposite = (word: string): string | undefined =>
    opposites.find(([pattern]) => pattern.test(word))?.[1];
  const words = others.flatMap((token) => token.words);
  if (!words.some((word) => opposite(word) !== undefined)) return [];
  return phrases
    .called(phraseKeyOf(less.has(degree) ? words.map((word) => opposite(word) ?? word) : words))
    .map(({ meaning, fit }) => ({ meaning, fit: Math.max(fit, fits.synonym) as Fit }));
}

/** The salt that something is bought as, and how it is given: names of phenotypes have the metal, the drug or the rays alone. */
const given =
  /^(?:(?:hydro)?(?:chloride|sulfate|sulphate|nitrate|acetate)|(?:ir)?radiation|treatment|exposure)$/;

/** "Sensitive to lithium chloride" is sensitive to lithium, where no name says more, and "to UV irradiation" to UV. */
function calledByWhatIsGiven(span: readonly Token[], phrases: Phrases): Found[] {
  const at = span.findIndex(({ folded }) => given.test(folded));
  if (at < 1) return [];
  const others = span.toSpliced(at, 1).flatMap(({ words }) => words);
  return phrases
    .called(phraseKeyOf(others))
    .filter(({ fit }) => fit <= fits.otherOrder)
    .map(({ meaning }) => ({ meaning, fit: fits.otherOrder }));
}

/** "Golgi to ER transport" is the retrograde one of these: names say which way it is in words of their own. */
const calledByWay = ({ stems, way }: PhraseKey, phrases: Phrases): Found[] =>
  way === null ? [] : phrases.calledAmong({ stems, order: `${way.from} ${way.to}` }, () => true, 1, true);

/** What is called so; an adjective that no name is stands for its noun. */
export function calledOrNoun(span: readonly Token[], key: PhraseKey, phrases: Phrases): Found[] {
  if (span.length > 1 && [span[0], span.at(-1)].some((token) => defects.has(token?.folded ?? "")))
    return calledDefective(span, phrases);
  const known = phrases.called(key);
  const called =
    known.length === 0
      ? [
          ...calledMoreOrLess(span, phrases),
          ...calledByWhatIsGiven(span, phrases),
          ...calledByWay(key, phrases),
        ]
      : known;
  const noun =
    span.length === 1 && (called[0]?.fit ?? fits.more) > fits.otherSynonym
      ? nounOf(span[0]?.folded ?? "")
      : null;
  if (noun === null) return called;
  const named = phrases.called(phraseKey(noun)).filter(({ fit }) => fit <= fits.synonym);
  return [...named.map(({ meaning }) => ({ meaning, fit: fits.synonym })), ...called];
}
