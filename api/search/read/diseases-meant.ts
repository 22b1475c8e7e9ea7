/** Which diseases words mean: one by its name, with all whose names say that they are kinds of it. Pure. */
import type { PhraseKey } from "./phrase-key.ts";
import { fits } from "./vocabulary.ts";
import type { Found, Meaning, Phrases } from "./vocabulary.ts";

/** Words of the longest kind of disease and letters of the shortest, and diseases of the largest: "disease" and "syndrome" are none. */
const maxWords = 3;
const minLetters = 4;
const maxOfKind = 100;
/** How many of the things whose names have a word are diseases where it is a word of diseases; of those that have several words, all. */
const minShare = 0.9;

/** Words of diseases: most words that are typed are none, and need not be looked for in all names. */
const wordsOfDiseases = new WeakMap<Phrases, ReadonlySet<string>>();

/**
 * Diseases that words ask for, those of one kind together: genes are annotated to "type 2 diabetes mellitus" and hardly to
 * diabetes, and the ontology may not say that one is the other. Words of no name are a kind where hardly anything but diseases has them.
 * @param found what is called so
 * @param text as it was typed
 * @param diseases ontologies of diseases
 */
export function diseasesMeant(
  found: readonly Found[],
  text: string,
  key: PhraseKey,
  phrases: Phrases,
  diseases: ReadonlySet<string>,
): readonly Found[] {
  const isDisease = ({ ontology }: Meaning): boolean => ontology !== null && diseases.has(ontology);
  const [best] = found;
  const isShort = text.length < minLetters || text.split(" ").length > maxWords;
  if (best ? !isDisease(best.meaning) : isShort) return found;
  let words = wordsOfDiseases.get(phrases);
  if (words === undefined) wordsOfDiseases.set(phrases, (words = phrases.stemsMostlyOf(isDisease)));
  if (best === undefined && !key.stems.some((stem) => words.has(stem))) return found;
  // Domains are described by the diseases that they were found in.
  const having = phrases.withAll(key).filter(({ kind }) => kind !== "domain");
  const kinds = having.filter(isDisease);
  const [first, other] = kinds;
  if (first === undefined || other === undefined || kinds.length > maxOfKind) return found;
  const least = key.stems.length === 1 ? minShare * having.length : having.length;
  if (best === undefined && kinds.length < least) return found;
  const kind: Meaning = {
    ...first,
    id: kinds.map(({ id }) => id).join(","),
    label: `${text}, ${kinds.length} diseases of that name`,
    members: kinds,
  };
  return [{ meaning: kind, fit: best?.fit ?? fits.otherSynonym }, ...found];
}
