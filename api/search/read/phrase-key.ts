/** Texts as they are compared word by word, whatever form, order or filling words they have. Pure. */
import { irregularPlurals, spellings } from "../../../index-mappings/word-forms.ts";
import { fold, wordsOf } from "../../contract/values/fold.ts";

/** Words that hold others together. */
const filling = new Set(
  "a an and as at both by during for from in into is of on or that the to upon via which with".split(" "),
);
/** Words of names of terms that people leave out: "ubiquitin ligase" for ubiquitin ligase activity. */
const weak = new Set(
  "activity cell cellular pathway phenotype population process response signaling vegetative".split(" "),
);

/** Stems that make another thing of what they stand beside: what activates a GTPase is none, nor what processes a peptide or folds a tubulin. */
export const turning: readonly string[] = [
  "activation",
  "activator",
  "binding",
  "degradation",
  "downregulation",
  "folding",
  "inhibition",
  "inhibitor",
  "processing",
  "regulation",
  "stimulation",
  "upregulation",
];

const rules = spellings.map(([pattern, replacement]) => [new RegExp(pattern), replacement] as const);
const stems = new Map<string, string>();
/** No more than this are remembered: what is typed may be anything. */
const maxStems = 60_000;

/** Words of which names of terms have the noun, or the adjective. */
const nouns: ReadonlyMap<string, string> = new Map([
  ["regulate", "regulation"],
  ["regulates", "regulation"],
  ["regulating", "regulation"],
  ["regulator", "regulation"],
  ["regulators", "regulation"],
  ["resistant", "resistance"],
  ["insensitive", "resistance"],
  ["insensitivity", "resistance"],
  ["sensitivity", "sensitive"],
  ["hypersensitive", "sensitive"],
  ["hypersensitivity", "sensitive"],
  ["septated", "septate"],
  ["multiseptated", "multiseptate"],
  ["delayed", "delay"],
  ["delaying", "delay"],
  ["auxotroph", "auxotrophic"],
  ["auxotrophs", "auxotrophic"],
  ["auxotrophy", "auxotrophic"],
]);

/** Adjectives that stand for a place or time where no name has them: "mitochondrial proteins". */
const nounsOfAdjectives: ReadonlyMap<string, string> = new Map([
  ["mitochondrial", "mitochondrion"],
  ["nuclear", "nucleus"],
  ["nucleolar", "nucleolus"],
  ["ribosomal", "ribosome"],
  ["vacuolar", "vacuole"],
  ["peroxisomal", "peroxisome"],
  ["endosomal", "endosome"],
  ["proteasomal", "proteasome"],
  ["spliceosomal", "spliceosome"],
  ["centromeric", "centromere"],
  ["telomeric", "telomere"],
  ["cytosolic", "cytosol"],
  ["cytoplasmic", "cytoplasm"],
  ["lysosomal", "lysosome"],
  ["meiotic", "meiosis"],
]);

/** The noun of an adjective, both folded; null of other words. */
export const nounOf = (word: string): string | null => nounsOfAdjectives.get(word) ?? null;

/** Short words, names with numbers and those that end like "axis" are no plurals. */
function singular(word: string): string {
  if (word.length < 4 || /\d|(?:ss|us|is)$/.test(word)) return word;
  if (/(?:ss|us|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** A folded word in American spelling and in the singular. A stem need not be a word. */
function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const spelled = rules.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);
  const stem = irregularPlurals.get(word) ?? nouns.get(word) ?? singular(spelled);
  if (stems.size < maxStems) stems.set(word, stem);
  return stem;
}

/** A text as it is looked up. */
export interface PhraseKey {
  /** The stems that matter, each once, in the order of the alphabet. */
  readonly key: string;
  readonly stems: readonly string[];
  /** Tells whether all words are the same in the same order, filling ones left out. */
  readonly order: string;
  /** Whether a word stands in it twice, as in hardly any name. */
  readonly repeats: boolean;
  /** Stems between which something moves or changes, where words say so: Golgi to ER transport is not that from ER to Golgi. */
  readonly way: { readonly from: string; readonly to: string } | null;
}

const bare = (all: readonly string[], without: ReadonlySet<string>): readonly string[] => {
  const left = all.filter((stem) => !without.has(stem));
  return left.length === 0 ? all : left;
};

/** Stems in a row, as in `order`, without those that people leave out. */
export const withoutWeak = (order: string): string => bare(order.split(" "), weak).join(" ");

/** Parkinson's disease is called Parkinson disease. */
const possessive = /['’]s(?=\s|$)/g;
/** H3K9, as people write a residue of a histone, for histone H3-K9. */
const histoneResidue = /^(h\d[a-z]?)(k\d+|r\d+|s\d+|t\d+)$/;

/** A letter that is no article: a-factor. */
const letter = /(?<![\p{L}\p{N}-])a-(?=\p{L})/gu;

/** The words of a folded text, as names of terms have them. */
export const namingWords = (folded: string): string[] =>
  wordsOf(folded.replaceAll(possessive, "").replaceAll(letter, "a")).flatMap((word) => {
    const [, histone, residue] = histoneResidue.exec(word) ?? [];
    return histone === undefined || residue === undefined ? [word] : ["histone", histone, residue];
  });

/** Whether a folded word is one that names are told apart by. */
export const isTellingWord = (word: string): boolean => {
  const stem = stemOf(word);
  return !filling.has(stem) && !weak.has(stem);
};

const moves = /^(?:transport|traffic|trafficking|transition|conversion)$/;

function wayOf(all: readonly string[]): PhraseKey["way"] {
  const words = all.filter((word) => word !== "the");
  const at = words.lastIndexOf("to");
  const [from, to] = [words[at - 1], words[at + 1]];
  const isWay = at > 0 && from !== undefined && to !== undefined && words.some((word) => moves.test(word));
  return isWay && !moves.test(from) ? { from: stemOf(from), to: stemOf(to) } : null;
}

/** @param words folded */
export function phraseKeyOf(words: readonly string[]): PhraseKey {
  const said = bare(words.map(stemOf), filling);
  const telling = bare(said, weak);
  const once = [...new Set(telling)].sort();
  return {
    key: once.join(" "),
    stems: once,
    order: said.join(" "),
    repeats: once.length < telling.length,
    way: wayOf(words),
  };
}

/** A text as it is looked up. */
export const phraseKey = (text: string): PhraseKey => phraseKeyOf(namingWords(fold(text)));
