/** Words of the help, and of questions to it, as they are compared: spelled in one way, without what makes another form of them. Pure. */
import { irregularPlurals, spellings } from "../../../index-mappings/word-forms.ts";
import { fold, wordsOf } from "../../contract/values/fold.ts";

const rules = spellings.map(([pattern, replacement]) => [new RegExp(pattern), replacement] as const);

/** Words that say nothing of what is asked. */
const small =
  "a about again all also am an and another any anybody anyone anything are arent as at be been being between both but by came can cannot cant come could did didnt difference different do does doesnt dont each else ever everything explain explained explaining explanation for from further get gets give given gives goes got had has hasnt have havent he her here his how i if in instead into is isnt it its just know knows let like look looking looks made make makes many may me mean meaning means might more most much must my need needs of off on one only or other our out over please possible put same say says see seem seems seen shall she should show shown so some somebody someone something stand stands still such take takes tell tells than that the their them then there these they thing this those three to too two until up us use used uses using very view want wants was way we well were what when where whether which while why will with within won wont work working works would yet you your";

/** The noun of several, and what of a verb is left without -ing and -ed. */
function plain(word: string): string {
  let stem = word;
  if (stem.length > 4 && stem.endsWith("ies")) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ss|x|z|ch|sh)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.endsWith("s") && !/(?:ss|us|is)$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > 5 && /[aeiouy].*ing$/.test(stem)) return stem.slice(0, -3);
  return stem.length > 4 && /[aeiouy].*ed$/.test(stem) ? stem.slice(0, -2) : stem;
}

/** Endings of nouns and adverbs, the longer ones first, and letters at the end that come and go. */
const endings: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/(?<=..)ation$|(?<=....)(?:ion|ment|ness|ly)$/, ""],
  [/([bdfgmnprt])\1$/, "$1"],
  [/(?<=....)e$/, ""],
  [/(?<=...)at$/, ""],
  [/(?<=...)y$/, "i"],
];
/** Shorter words are left as they are, as are those with numbers, which are names. */
const minLength = 4;

const stems = new Map<string, string>();
/** No more than this are remembered: what is typed may be anything. */
const maxStems = 20_000;

/** A folded word without its endings. A stem need not be a word. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const spelled = rules.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);
  const singular = irregularPlurals.get(word) ?? irregularPlurals.get(spelled) ?? spelled;
  const stem =
    singular.length < minLength || /\d/.test(singular)
      ? singular
      : endings.reduce((text, [ending, instead]) => text.replace(ending, instead), plain(singular));
  if (stems.size < maxStems) stems.set(word, stem);
  return stem;
}

/** The words of a text, folded: "can't" is one, "gene's" is gene. */
export const plainWords = (text: string): string[] =>
  wordsOf(
    fold(text)
      .replaceAll(/(?<=\p{L})['’]s\b/gu, "")
      .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, ""),
  );

/** The stems of a text in their order. */
export const stemsIn = (text: string): string[] => plainWords(text).map(stemOf);

const smallStems: ReadonlySet<string> = new Set(small.split(" ").map(stemOf));
/** Whether a stem is that of a word that says nothing of what is asked. */
export const isSmall = (stem: string): boolean => smallStems.has(stem);
