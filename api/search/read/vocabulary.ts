/** What a release calls things: terms, subsets and domains by their words, genes and alleles by their names. Pure. */
import { fold } from "../../contract/values/fold.ts";
import { phraseKey } from "./phrase-key.ts";
import type { PhraseKey } from "./phrase-key.ts";

/** Something that genes are asked for by. */
export interface Meaning {
  readonly kind: "term" | "subset" | "domain";
  /** Of a term, or the name of a subset. */
  readonly id: string;
  readonly label: string;
  /** Genes that it finds. */
  readonly genes: number;
  /** Namespace of a term; null for others. */
  readonly ontology: string | null;
}

/** How well words fit a meaning, best first: 0 its own name … */
export const fits = { name: 0, synonym: 1, otherSynonym: 2, otherOrder: 3, leftOut: 4, more: 5 } as const;
export type Fit = (typeof fits)[keyof typeof fits];

export interface Found {
  readonly meaning: Meaning;
  readonly fit: Fit;
}

/** A name of a meaning. */
export interface NamedMeaning {
  readonly meaning: Meaning;
  readonly text: string;
  readonly fit: Fit;
}

interface Phrase {
  readonly meaning: Meaning;
  readonly fit: Fit;
  readonly order: string;
  /** Few make it a better match of some of them. */
  readonly stems: readonly string[];
}

/** Meanings of one phrase that are told. */
const maxFound = 12;
/** Phrases of a word that are looked through; hardly any word but "protein" has more. */
const maxPhrases = 6_000;

/** The better fit first, then what is said of more genes. */
const compare = (a: Found, b: Found): number => a.fit - b.fit || b.meaning.genes - a.meaning.genes;

/** Each meaning once, at its best. */
function best(found: readonly Found[]): Found[] {
  const seen = new Set<Meaning>();
  return found
    .toSorted(compare)
    .filter(({ meaning }) => !seen.has(meaning) && seen.add(meaning))
    .slice(0, maxFound);
}

/** Words and what they mean, in memory: no look at the index. */
export class Phrases {
  readonly #byKey = new Map<string, Phrase[]>();
  readonly #byStem = new Map<string, Phrase[]>();
  readonly #byId = new Map<string, Meaning>();

  constructor(named: Iterable<NamedMeaning>) {
    for (const { meaning, text, fit } of named) {
      this.#byId.set(meaning.id.toLowerCase(), meaning);
      const { key, stems, order } = phraseKey(text);
      if (key === "") continue;
      const phrase = { meaning, fit, order, stems };
      append(this.#byKey, key, phrase);
      for (const stem of stems) append(this.#byStem, stem, phrase);
    }
  }

  /** What has this id, in any case. */
  withId(id: string): Meaning | null {
    return this.#byId.get(id.toLowerCase()) ?? null;
  }

  /** What is called by just these words, best first; of other orders and without weak words too. */
  called({ key, order, repeats }: PhraseKey): Found[] {
    const all = this.#byKey.get(key) ?? [];
    const phrases = repeats ? all.filter((phrase) => phrase.order === order) : all;
    return best(
      phrases.map(({ meaning, fit, order: own }) => ({
        meaning,
        fit: own === order ? fit : own.length === order.length ? fits.otherOrder : fits.leftOut,
      })),
    );
  }

  /** What is called by all of these words and others, the shortest name first. */
  calledAmong(stems: readonly string[]): Found[] {
    const lists = stems.map((stem) => this.#byStem.get(stem) ?? []).sort((a, b) => a.length - b.length);
    const [rarest = []] = lists;
    if (rarest.length > maxPhrases || lists.length === 0) return [];
    const all = rarest.filter((phrase) => stems.every((stem) => phrase.stems.includes(stem)));
    const shortest = Math.min(...all.map((phrase) => phrase.stems.length));
    return best(
      all
        .filter((phrase) => phrase.stems.length === shortest)
        .map(({ meaning }) => ({ meaning, fit: fits.more })),
    );
  }

  /** Whether any name has the word. */
  knows(stem: string): boolean {
    return this.#byStem.has(stem);
  }
}

function append<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** An allele as it is named beside its gene. */
export interface NamedAllele {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly gene: string;
  readonly papers: number;
}

/** Alleles that are told of one text. */
const maxAlleles = 20;

/** Alleles by whole names and synonyms, and by their beginnings; all texts are compared folded and without signs. */
export class AlleleNames {
  readonly #keys: string[];
  readonly #alleles: NamedAllele[];

  constructor(named: Iterable<readonly [text: string, allele: NamedAllele]>) {
    const pairs = [...named].map(([text, allele]) => [alleleKey(text), allele] as const);
    pairs.sort(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : y.papers - x.papers));
    this.#keys = pairs.map(([key]) => key);
    this.#alleles = pairs.map(([, allele]) => allele);
  }

  #from(key: string): number {
    let [low, high] = [0, this.#keys.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      // There is a key between any two others.
      if (this.#keys[middle]! < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Those of just this name, best known first. */
  called(text: string): NamedAllele[] {
    const key = alleleKey(text);
    const start = this.#from(key);
    let end = start;
    while (key !== "" && end < start + maxAlleles && this.#keys[end] === key) end++;
    return this.#alleles.slice(start, end);
  }

  /** Those whose names begin so. */
  beginning(text: string): NamedAllele[] {
    const key = alleleKey(text);
    const start = this.#from(key);
    let end = start;
    while (key !== "" && end < start + maxAlleles && this.#keys[end]?.startsWith(key) === true) end++;
    return this.#alleles.slice(start, end);
  }
}

/** cdc25.22, cdc25-22 and cdc25 22 are one name. */
const alleleKey = (text: string): string => fold(text).replaceAll(/[\s._,()[\]-]+/g, "");
