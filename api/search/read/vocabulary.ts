/** What a release calls things: terms, subsets and domains by their words, genes and alleles by their names. Pure. */
import { fold } from "../../contract/values/fold.ts";
import { phraseKey, turning, withoutWeak } from "./phrase-key.ts";
import type { PhraseKey } from "./phrase-key.ts";
import { firstAtLeast } from "../../../index-mappings/first-at-least.ts";

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
  /** Of several subsets of which each is enough, such as all kinds of zinc fingers: these. */
  readonly members?: readonly Meaning[];
}

/** How well words fit a meaning, best first: its own name; this without words that people leave out, such as "activity" … */
export const fits = {
  name: 0,
  synonym: 1,
  bareName: 2,
  otherSynonym: 3,
  otherOrder: 4,
  leftOut: 5,
  more: 6,
} as const;
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
  /** Of the text, where it has been made already. */
  readonly key?: PhraseKey;
}

/** Meanings of one phrase that are told. */
const maxFound = 12;
/** More things whose names have the words of a text, and as few others, are no answer: "histone" is in the names of many. */
const maxAmbiguous = 4;
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

/** Lists of numbers, one after the other in one array: thousands of small arrays would take ten times the memory. */
class Lists {
  readonly #starts: Int32Array;
  readonly #values: Int32Array;

  constructor(lists: readonly (readonly number[])[]) {
    this.#starts = new Int32Array(lists.length + 1);
    for (const [at, list] of lists.entries()) this.#starts[at + 1] = (this.#starts[at] ?? 0) + list.length;
    this.#values = Int32Array.from(lists.flat());
  }

  /** The list at a place; empty past the end. */
  at(index: number): Int32Array {
    return this.#values.subarray(this.#starts[index], this.#starts[index + 1]);
  }

  /** How long the list at a place is, without making one. */
  lengthAt(index: number): number {
    return (this.#starts[index + 1] ?? 0) - (this.#starts[index] ?? 0);
  }
}

/** A number for the stems of a phrase, which hardly another phrase shares. */
const hashOf = (stems: ArrayLike<number>): number => {
  let hash = 17;
  for (let i = 0; i < stems.length; i++) hash = (Math.imul(hash, 31) + (stems[i] ?? 0)) | 0;
  return hash;
};

/** Words and what they mean, in memory: no look at the index. Phrases, stems and meanings are numbers in their order. */
export class Phrases {
  /** Each once, by id in small letters. */
  readonly #byId: Meaning[];
  readonly #stemNumbers = new Map<string, number>();
  readonly #stemTexts: string[] = [];
  readonly #meanings: Meaning[] = [];
  readonly #fits: Uint8Array;
  /** Of each phrase: its stems, few of which make it a better match of some of them, and its words in their order. */
  readonly #stems: Lists;
  readonly #words: Lists;
  readonly #byStem: Lists;
  /** Phrases by the number of their stems, and these numbers, ascending. */
  readonly #sorted: Int32Array;
  readonly #hashes: Int32Array;

  constructor(named: Iterable<NamedMeaning>) {
    const byId = new Map<string, Meaning>();
    const fitsOf: Fit[] = [];
    const stemsOf: number[][] = [];
    const wordsOf: number[][] = [];
    const byStem: number[][] = [];
    for (const { meaning, text, fit, key: made } of named) {
      byId.set(meaning.id.toLowerCase(), meaning);
      const { key, stems, order } = made ?? phraseKey(text);
      if (key === "") continue;
      const numbers = stems.map((stem) => this.#numberOf(stem));
      for (const number of numbers) (byStem[number] ??= []).push(stemsOf.length);
      this.#meanings.push(meaning);
      fitsOf.push(fit);
      stemsOf.push(numbers);
      wordsOf.push(order.split(" ").map((stem) => this.#numberOf(stem)));
    }
    this.#byId = [...byId].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, meaning]) => meaning);
    this.#fits = Uint8Array.from(fitsOf);
    this.#stems = new Lists(stemsOf);
    this.#words = new Lists(wordsOf);
    // A stem that only stands among the words of phrases is none that they are found by.
    this.#byStem = new Lists(this.#stemTexts.map((_, number) => byStem[number] ?? []));
    const hashes = Int32Array.from(stemsOf, hashOf);
    const hashAt = (phrase: number): number => hashes[phrase] ?? 0;
    this.#sorted = Int32Array.from(hashes.keys()).sort((a, b) => hashAt(a) - hashAt(b) || a - b);
    this.#hashes = this.#sorted.map(hashAt);
  }

  #numberOf(stem: string): number {
    const known = this.#stemNumbers.get(stem);
    if (known !== undefined) return known;
    this.#stemNumbers.set(stem, this.#stemTexts.length);
    return this.#stemTexts.push(stem) - 1;
  }

  /** What has this id, in any case. */
  withId(id: string): Meaning | null {
    // Most of what is asked about is a word, and no id is one.
    if (!/[\d:_]/.test(id)) return null;
    const key = id.toLowerCase();
    const found = this.#byId[firstAtLeast(this.#byId, key, lowerId)];
    return found !== undefined && lowerId(found) === key ? found : null;
  }

  /** Numbers of stems; null where no phrase has one of them. */
  #numbers(stems: readonly string[]): number[] | null {
    const numbers: number[] = [];
    for (const stem of stems) {
      const number = this.#stemNumbers.get(stem);
      if (number === undefined) return null;
      numbers.push(number);
    }
    return numbers;
  }

  /** Phrases of just these stems. */
  #withStems(stems: readonly string[]): number[] {
    const numbers = this.#numbers(stems);
    if (numbers === null || numbers.length === 0) return [];
    const hash = hashOf(numbers);
    const found: number[] = [];
    for (let at = firstAtLeast(this.#hashes, hash); this.#hashes[at] === hash; at++) {
      const phrase = this.#sorted[at] ?? 0;
      const own = this.#stems.at(phrase);
      if (own.length === numbers.length && numbers.every((number, i) => own[i] === number))
        found.push(phrase);
    }
    return found;
  }

  #found(phrase: number, fit: Fit): Found[] {
    const meaning = this.#meanings[phrase];
    return meaning ? [{ meaning, fit }] : [];
  }

  /** What is called by just these words, best first; of other orders and without weak words too. */
  called({ stems, order, repeats, way }: PhraseKey): Found[] {
    const found = this.#withStems(stems).flatMap((phrase) => {
      const own = Array.from(this.#words.at(phrase), (number) => this.#stemTexts[number]).join(" ");
      if ((repeats && own !== order) || !goesTheSameWay(own, way)) return [];
      // Names of terms have such words or not; a list of genes is told apart by them: annotation of phenotypes, or of processes.
      if (this.#meanings[phrase]?.kind === "subset" && !hasSameWords(own, order)) return [];
      // Of the fits it was made with.
      const fit = this.#fits[phrase] as Fit;
      const isBare = fit === fits.name && withoutWeak(own) === withoutWeak(order);
      const shorter = isBare ? fits.bareName : fits.leftOut;
      const otherwise = own.length === order.length ? fits.otherOrder : shorter;
      return this.#found(phrase, own === order ? fit : otherwise);
    });
    return best(found);
  }

  /** Phrases with all of these stems and no more than so many in all, and the number of their stems. */
  *#having(
    stems: readonly string[],
    maxLength = Number.POSITIVE_INFINITY,
  ): Generator<{ readonly phrase: number; readonly length: number }> {
    const numbers = this.#numbers(stems) ?? [];
    const lists = numbers.map((number) => this.#byStem.at(number)).sort((a, b) => a.length - b.length);
    const [rarest] = lists;
    if (!rarest || rarest.length > maxPhrases) return;
    for (const phrase of rarest) {
      const length = this.#stems.lengthAt(phrase);
      // Mostly all that has to be known of it.
      if (length > maxLength) continue;
      const own = this.#stems.at(phrase);
      if (numbers.every((number) => own.includes(number))) yield { phrase, length };
    }
  }

  /**
   * What is called by all of these words and others, the shortest name first.
   * @param weak words that people often leave out but that were typed: the name has one of them too
   * @param isWanted of what kind it has to be
   * @param maxOthers telling words that a name may have beside those
   * @param isOrdered whether a name has to have them in their order
   */
  calledAmong(
    { stems, order }: Pick<PhraseKey, "stems" | "order">,
    isWanted: (meaning: Meaning) => boolean,
    maxOthers = Number.POSITIVE_INFINITY,
    isOrdered = false,
  ): Found[] {
    const weak = order.split(" ").filter((stem) => !stems.includes(stem));
    const numbers = weak.flatMap((stem) => this.#stemNumbers.get(stem) ?? []);
    const turned = turning.flatMap((stem) =>
      order.includes(stem) ? [] : (this.#stemNumbers.get(stem) ?? []),
    );
    const ordered = isOrdered
      ? (this.#numbers(order.split(" ").filter((stem) => stems.includes(stem))) ?? [])
      : [];
    let shortest = stems.length + maxOthers;
    let all: number[] = [];
    for (const { phrase, length } of this.#having(stems, shortest)) {
      const meaning = this.#meanings[phrase];
      if (length > shortest || meaning === undefined || !isWanted(meaning)) continue;
      const words = this.#words.at(phrase);
      if (weak.length > 0 && !numbers.some((number) => words.includes(number))) continue;
      if (turned.some((number) => words.includes(number)) || !hasInOrder(words, ordered)) continue;
      if (length < shortest) all = [];
      shortest = length;
      all.push(phrase);
    }
    if (new Set(all.map((phrase) => this.#meanings[phrase])).size > maxAmbiguous) return [];
    return best(all.flatMap((phrase) => this.#found(phrase, fits.more)));
  }

  /** Everything that is called by all of these words, whatever others, with most genes first; each once. */
  withAll({ stems }: Pick<PhraseKey, "stems">): Meaning[] {
    const all = [...this.#having(stems)].flatMap(({ phrase }) => this.#meanings[phrase] ?? []);
    return [...new Set(all)].toSorted((a, b) => b.genes - a.genes);
  }

  /** Words that stand in names of some things more than in others. */
  stemsMostlyOf(isWanted: (meaning: Meaning) => boolean): Set<string> {
    const counts = new Map<number, number>();
    for (const [phrase, meaning] of this.#meanings.entries())
      if (isWanted(meaning))
        for (const number of this.#stems.at(phrase)) counts.set(number, (counts.get(number) ?? 0) + 1);
    return new Set(
      counts
        .entries()
        .filter(([number, count]) => 2 * count > this.#byStem.at(number).length)
        .map(([number]) => this.#stemTexts[number] ?? ""),
    );
  }

  /** Whether any name has the word. */
  knows(stem: string): boolean {
    const number = this.#stemNumbers.get(stem);
    return number !== undefined && this.#byStem.at(number).length > 0;
  }
}

/** Whether two texts have the same words in any order. */
const hasSameWords = (one: string, other: string): boolean =>
  one === other || one.split(" ").toSorted().join(" ") === other.split(" ").toSorted().join(" ");

/** Whether words name where something comes from before where it goes to. */
function goesTheSameWay(order: string, way: PhraseKey["way"]): boolean {
  const words = order.split(" ");
  return way === null || words.indexOf(way.from) < words.indexOf(way.to);
}

/** Whether a list has some values in their order, whatever stands between them. */
function hasInOrder(list: ArrayLike<number>, values: readonly number[]): boolean {
  let at = 0;
  for (let i = 0; i < list.length && at < values.length; i++) if (list[i] === values[at]) at++;
  return at === values.length;
}

const lowerId = ({ id }: Meaning): string => id.toLowerCase();

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

  /** Those of just this name, best known first. */
  called(text: string): NamedAllele[] {
    const key = alleleKey(text);
    const start = firstAtLeast(this.#keys, key);
    let end = start;
    while (key !== "" && end < start + maxAlleles && this.#keys[end] === key) end++;
    return this.#alleles.slice(start, end);
  }

  /** Those whose names begin so. */
  beginning(text: string): NamedAllele[] {
    const key = alleleKey(text);
    const start = firstAtLeast(this.#keys, key);
    let end = start;
    while (key !== "" && end < start + maxAlleles && this.#keys[end]?.startsWith(key) === true) end++;
    return this.#alleles.slice(start, end);
  }
}

/** cdc25.22, cdc25-22 and cdc25 22 are one name. */
const alleleKey = (text: string): string => fold(text).replaceAll(/[\s._,()[\]-]+/g, "");
