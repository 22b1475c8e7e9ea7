/** What words next to each other can mean: names of the release, words of questions, sizes and places, each with how much it explains. Pure. */
import type { DataGap } from "../../../index-mappings/pages/release.ts";
import { centromereOf } from "./centromeres.ts";
import { listedName } from "./lists.ts";
import { calledOrNoun, defects } from "./other-words.ts";
import { diseasesMeant } from "./diseases-meant.ts";
import { domainsMeant } from "./domains-meant.ts";
import { geneNamed, isAspect } from "./gene-named.ts";
import { extremeAmong, extremeOf, mayBeExtreme } from "./extremes.ts";
import type { Extreme } from "./extremes.ts";
import { interactorsOf } from "./interactor-numbers.ts";
import { intronsOf } from "./intron-lengths.ts";
import { chromosomeNamed, distanceOf, locationOf } from "./location.ts";
import type { Location } from "./location.ts";
import { isTellingWord, phraseKey, phraseKeyOf } from "./phrase-key.ts";
import { quantityOf } from "./quantity.ts";
import type { Quantity } from "./quantity.ts";
import type { OrthologOf, Vocabulary } from "./read-vocabulary.ts";
import {
  annotatedWords,
  anyAnnotationWords,
  functionOf,
  isOfGenesOnly,
  phenotypeWords,
  roleOf,
  subsetWords,
  unknownWords,
} from "../parse/relation-words.ts";
import type { Role } from "../parse/relation-words.ts";
import type { Token } from "./tokens.ts";
import { termsOfOneName } from "./terms-of-one-name.ts";
import { fits } from "./vocabulary.ts";
import type { Fit, Found, Meaning, NamedAllele } from "./vocabulary.ts";
import type { DeploymentWords, Names } from "./deployment-words.ts";

/** What words next to each other say. */
type Reading =
  | { readonly is: "role"; readonly role: Role }
  /** What is done to the product of a gene, by those with a function. */
  | { readonly is: "action"; readonly by: Meaning }
  | { readonly is: "meaning"; readonly found: readonly Found[] }
  | { readonly is: "gene"; readonly ranks: readonly number[]; readonly orthologs: readonly OrthologOf[] }
  | { readonly is: "family"; readonly letters: string; readonly ranks: readonly number[] }
  | { readonly is: "allele"; readonly alleles: readonly NamedAllele[] }
  | { readonly is: "taxon"; readonly taxonid: number }
  | { readonly is: "location"; readonly location: Location }
  | { readonly is: "quantity"; readonly quantity: Quantity }
  | { readonly is: "extreme"; readonly extreme: Extreme }
  /** Genes beside the gene that is named next, within so many bases. */
  | { readonly is: "distance"; readonly bases: number }
  /** What the release does not tell. */
  | { readonly is: "gap"; readonly gap: DataGap }
  | { readonly is: "reference"; readonly id: string }
  | { readonly is: "unknown" };

/** What the tokens [start, end) say. */
export type Piece = Reading & { readonly start: number; readonly end: number };
export type PieceOf<I extends Reading["is"]> = Extract<Piece, { readonly is: I }>;

export interface Scored {
  readonly said: Reading;
  readonly score: number;
}

/** A word that is explained is worth most, words that are explained together a little more. */
const worth = {
  word: 10,
  together: 5,
  role: 10,
  rolesTogether: 15,
  name: 13,
  location: 14,
  /** More than a name without some of its words, less than any other. */
  shared: 1.5,
} as const;
const fitWorth = [3, 2.5, 2.2, 2, 1, 1, 0] as const;

export interface Reader extends DeploymentWords {
  readonly tokens: readonly Token[];
  readonly vocabulary: Vocabulary;
  readonly names: Names;
  /** Of each token, whether it can stand in a name of several words. */
  readonly isInNames: readonly boolean[];
  /** Whether all is about one gene: then words of what one wants to know of it name nothing else. */
  readonly describesGene: boolean;
  /** Whether other words tell that cells are described: alone, "large" and "long" say little of a mutant's cells. */
  readonly saysCells: boolean;
  /** Whether a term is a phenotype. */
  readonly isOfCells: (meaning: Meaning) => boolean;
  /** Whether words say that something beside a place is meant. */
  readonly asksForPlaces: boolean;
  /** Whether a word says that orthologs are meant: then names of other organisms' genes count in any case. */
  readonly asksForOrthologs: boolean;
}

const foldedOf = (span: readonly Token[]): string => span.map((token) => token.folded).join(" ");

/** Words behind the letters of a family of names. */
const familyRoles: ReadonlySet<Role | undefined> = new Set<Role>(["genes", "domain", "mutants"]);
/** Genes that make a family of names: fewer may have the letters by chance. */
const minFamily = 3;

const joiningRoles: ReadonlySet<Role | undefined> = new Set<Role>(["ask", "and", "or", "by"]);

/** "Binds tubulin", "that bind to ATP": what is bound. */
const binding = /^(?:(?:that|which) )?(?:binds?|binding)(?: to)? (.+)$/;

/** What binds something is annotated to the function of that: ATP binding. */
function boundAt(start: number, end: number, { tokens, vocabulary: { phrases } }: Reader): Scored | null {
  const [, bound] = binding.exec(foldedOf(tokens.slice(start, end))) ?? [];
  // "Binding proteins in the" says only how others are called.
  if (bound === undefined || roleOf.has(tokens[end - 1]?.folded ?? "")) return null;
  const key = phraseKey(`${bound} binding`);
  const called = phrases.called(key).filter(({ fit }) => fit <= fits.otherOrder);
  // "Calcium ion binding" has a word more.
  const isOfBinding = ({ kind, label }: Meaning): boolean => kind === "term" && label.endsWith(" binding");
  const found = called.length > 0 ? called : phrases.calledAmong(key, isOfBinding, 1);
  return found.length === 0
    ? null
    : { said: { is: "meaning", found }, score: worth.rolesTogether * (end - start) };
}

/** "tRNA genes for leucine", "transporters for glucose": what names have before the word for the thing. */
const madeFor = /^(\S+)(?: (?:genes?|proteins?))? for (\S+(?: \S+)?)$/i;

function forAt(start: number, end: number, { tokens, vocabulary: { phrases } }: Reader): Scored | null {
  const span = tokens.slice(start, end);
  const [, thing, purpose] = madeFor.exec(span.map(({ text }) => text).join(" ")) ?? [];
  if (thing === undefined || roleOf.has(span[0]?.folded ?? "")) return null;
  const name = `${purpose} ${thing}`;
  const found = phrases.called(phraseKey(name)).filter(({ fit }) => fit <= fits.otherOrder);
  return found.length === 0
    ? null
    : {
        said: { is: "meaning", found: termsOfOneName(found, name) },
        score: worth.rolesTogether * span.length,
      };
}

/** "DNA replication and repair": what an item of a list is called with the words that it shares with another. */
function listedAt(start: number, end: number, reader: Reader): Scored | null {
  const listed = listedName(start, end, reader);
  if (listed === null) return null;
  const score = worth.word * (end - start) + (listed.isLater ? worth.together : worth.shared);
  return { said: { is: "meaning", found: listed.found }, score };
}

/** Words that say that something is not there, with those around them, and how names of phenotypes say it. */
const absent = new Set("no without lack lacks lacking absence loss".split(" "));
const aroundAbsent = new Set("with have has having that which do does of any a an the".split(" "));
const gone = ["abolished", "absent"];

const saysPhenotype = /^phenotypes?$/;

/** "No growth" and "without septum", said of mutants, are phenotypes: abolished growth, septum absent. Nothing where only genes are spoken of. */
function absentAt(
  start: number,
  end: number,
  { tokens, saysCells, isOfCells, vocabulary: { phrases } }: Reader,
): Scored | null {
  if (!saysCells && start > 0) return null;
  const span = tokens.slice(start, end);
  // Genes without a growth phenotype are others.
  if (tokens.slice(start, end + 1).some(({ folded }) => saysPhenotype.test(folded))) return null;
  const at = span.findIndex(({ folded }) => !aroundAbsent.has(folded) && !absent.has(folded));
  if (at < 1 || !span.slice(0, at).some(({ folded }) => absent.has(folded))) return null;
  const others = span.slice(at).flatMap(({ words }) => words);
  // "No cell" of "no cell separation" is no abolished cellular process.
  if (!others.some(isTellingWord)) return null;
  const found = gone
    .flatMap((word) => phrases.called(phraseKeyOf([word, ...others])))
    .filter(({ meaning, fit }) => fit <= fits.otherOrder && isOfCells(meaning));
  return found.length === 0
    ? null
    : { said: { is: "meaning", found }, score: worth.rolesTogether * span.length };
}

/** What people call genes in several words: "required for viability" begins with what elsewhere only joins. */
const calledInWords = new Set([
  ...Object.values(subsetWords).flat(),
  ...unknownWords,
  ...annotatedWords,
  ...anyAnnotationWords,
  ...phenotypeWords,
]);

/** Whether words are left out: alone, "small" says little of small cells. */
const isShortened = (fit: Fit): boolean => fit === fits.bareName || fit >= fits.leftOut;

function meaningAt(start: number, end: number, reader: Reader): Scored | null {
  const { tokens, isInNames, vocabulary, concepts, conceptTexts, diseases, saysCells, isOfCells } = reader;
  const { phrases, domains } = vocabulary;
  if (end > start + 1 && !(isInNames[start] && isInNames[end - 1])) return null;
  const [span, next] = [tokens.slice(start, end), tokens[end]];
  const [first, last] = [span[0], span.at(-1)];
  // "Genes regulate" is no gene regulation.
  if (/^(?:genes|proteins)$/.test(first?.folded ?? "")) return null;
  const isJoining = [first, last].some((token) => joiningRoles.has(roleOf.get(token?.folded ?? "")));
  // Names leave the word out, and have others instead: "no known phenotype" is not "no known process".
  const ofPhenotype = saysPhenotype.test(last?.folded ?? "");
  const isNegated = ofPhenotype && roleOf.get(first?.folded ?? "") === "not";
  const isCalled = calledInWords.has(foldedOf(span)) || conceptTexts.has(foldedOf(span));
  if ((isJoining || isNegated) && !isCalled) return null;
  if (span.length === 1 && roleOf.has(first?.folded ?? "") && !isWithoutPhenotype(start, reader)) return null;
  // "Unknown phenotype" is no unknown role.
  if (saysPhenotype.test(next?.folded ?? "") && last?.folded === "unknown") return null;
  // "cyclin B", "G proteins": a letter is a part of a name.
  if (span.length === 1 && (first?.text.length ?? 0) < 2) return null;
  const byId = span.length === 1 ? phrases.withId(first?.text ?? "") : null;
  const key = phraseKeyOf(span.flatMap(({ words }) => words));
  const concept = phrases.withId(concepts.get(key.key) ?? "");
  const isJoined =
    span.some(({ folded }) => folded === "and" || folded === "or") ||
    span.slice(0, -1).some(({ isBeforeComma }) => isBeforeComma);
  // "Complex proteins" in "transporter complex proteins": a name that begins before, and a word for what is wanted.
  const torn = phraseKeyOf(tokens.slice(Math.max(0, start - 1), end - 1).flatMap(({ words }) => words));
  // "Binding proteins" behind calcium bind calcium, and not proteins.
  const isBound = first?.folded === "binding" && !roleOf.has(tokens[start - 1]?.folded ?? "and");
  const isTorn =
    roleOf.get(last?.folded ?? "") === "genes" &&
    (isBound || concepts.has(torn.key) || phrases.called(torn).some(({ fit }) => fit <= fits.otherOrder));
  const named = domainsMeant(calledOrNoun(span, key, phrases), span, next, domains).filter(
    ({ fit, meaning }) =>
      (saysCells || span.length > 1 || !isShortened(fit) || !isOfCells(meaning)) &&
      // "Nucleus and mitochondrion" are two, and no mitochondria-nucleus signaling.
      !((isJoined || isTorn) && fit >= fits.otherOrder) &&
      !(isJoined && isShortened(fit)),
  );
  const text = span.map((token) => token.text).join(" ");
  const called = termsOfOneName(diseasesMeant(named, text, key, phrases, diseases), text);
  const isOfPhenotype = ({ meaning }: Found): boolean => !ofPhenotype || isOfCells(meaning) || isCalled;
  const found = [
    ...[byId, concept].flatMap((meaning) => (meaning ? [{ meaning, fit: fits.name }] : [])),
    ...called.filter(({ meaning }) => meaning !== byId && meaning !== concept),
  ].filter(isOfPhenotype);
  const [best] = found;
  if (!best) return null;
  // "Defective in mating" is more than the words around "mating".
  const score = defects.has(first?.folded ?? "")
    ? worth.rolesTogether * span.length
    : worth.word * span.length +
      worth.together * (span.length - 1) +
      (fitWorth[best.fit] ?? 0) +
      // "Target of" is said of genes too.
      (concept === null ? 0 : span.length - 1);
  return { said: { is: "meaning", found }, score };
}

/** What the release does not tell; beside a gene, it is only what one wants to know of it. */
function gapAt(
  span: readonly Token[],
  { vocabulary: { gaps, gapWords }, describesGene }: Reader,
): Scored | null {
  if (describesGene || !span.every(({ words }) => words.every((word) => gapWords.has(word)))) return null;
  const gap = gaps.get(phraseKeyOf(span.flatMap(({ words }) => words)).key);
  if (gap === undefined) return null;
  const score = worth.word * span.length + worth.together * (span.length - 1) + fitWorth[fits.synonym];
  return { said: { is: "gap", gap }, score };
}

function geneAt(token: Token, reader: Reader): Scored | null {
  const named = geneNamed(token, reader);
  return (
    named && {
      said: { is: "gene", ranks: named.ranks, orthologs: named.orthologs },
      score: worth.name + (named.hasNumber ? 2 : 0),
    }
  );
}

/** Beside a place of which no gene has the name alone: mat1 of mat1-Mc and mat1-Mi. */
function locusAt({ folded }: Token, { vocabulary: { loci }, asksForPlaces }: Reader): Scored | null {
  const ranks = asksForPlaces ? (loci.get(folded) ?? []) : [];
  return ranks.length === 0
    ? null
    : { said: { is: "gene", ranks, orthologs: [] }, score: worth.name + worth.together };
}

function alleleAt({ text, folded }: Token, { vocabulary }: Reader): Scored | null {
  if (!/\d|delta/.test(folded) || vocabulary.genes.find(folded) !== undefined) return null;
  const alleles = vocabulary.alleles.called(text);
  return alleles.length === 0 ? null : { said: { is: "allele", alleles }, score: worth.name + 3 };
}

/** Numbers beside a colon, a sign that they are two, a chromosome, or a unit behind one. */
const looksLikeLocation =
  /:\s*\d|\d[.,\d]*\s*[kmb]*\s*(?:\.\.|-)|^chr\D*\w+\D+[\d,]{4,}|^chr.* (?:between|from) |^chr.*\d\s*[km]b?$|\d.* (?:on|of|in) chr/i;

function locationAt(start: number, end: number, folded: string, reader: Reader): Scored | null {
  const { tokens, vocabulary, names } = reader;
  const { site } = names;
  const span = tokens.slice(start, end);
  const text = span.map((token) => token.text).join(" ");
  const centromere = centromereOf(folded, vocabulary, site.chromosomes);
  if (centromere)
    return {
      said: { is: "location", location: centromere },
      score: worth.location * span.length + worth.together,
    };
  if (looksLikeLocation.test(text)) {
    const location = locationOf(text, site.chromosomes);
    if (location) return { said: { is: "location", location }, score: worth.location * span.length };
  }
  // The mitochondrial genome, chromosome II, "on II".
  const [, before] = /^(.+) (?:chromosome|genome)$/i.exec(text) ?? [];
  const joins = tokens.slice(0, start).findLast(({ folded }) => folded !== "the")?.folded ?? "";
  const isSaid = before !== undefined || /^chr/i.test(text) || /^(?:on|in)$/.test(joins);
  const chromosome = isSaid ? chromosomeNamed(before ?? text, site.chromosomes) : null;
  if (chromosome === null) return null;
  return {
    said: { is: "location", location: { chromosome, start: null, end: null } },
    // What lies on it is no part of what is called like it.
    score: worth.location * (span.length + (joins === "on" ? 1 : 0)),
  };
}

/** "atg genes", "the rad family": genes that are called by the same letters and a number. */
function familyAt(start: number, end: number, { tokens, vocabulary, concepts }: Reader): Scored | null {
  const [token, next] = tokens.slice(start, end);
  if (!token || !next || end - start !== 2 || !familyRoles.has(roleOf.get(next.folded))) return null;
  // The cut phenotype is what cells look like: not all cut genes have it, and others do.
  if (next.folded.startsWith("phenotype")) return null;
  // What the field calls so is meant: "TOR genes" are those of TOR signalling.
  if (concepts.has(phraseKeyOf(token.words).key)) return null;
  // "Ribosomal RNA genes" are not those called rna15.
  if (/^(?:dna|rna)$/.test(token.folded)) return null;
  const ranks = vocabulary.families.get(token.folded) ?? [];
  if (ranks.length < minFamily || vocabulary.genes.find(token.folded) !== undefined) return null;
  return { said: { is: "family", letters: token.folded, ranks }, score: worth.rolesTogether * 2 };
}

/** Roles past which a relation has its gene: "genetically interact with both rad3". */
const passed: ReadonlySet<Role | undefined> = new Set<Role>(["ask", "and", "genes"]);

/** Whether a gene or an allele is named on one side of some tokens. */
function isBesideGene(start: number, end: number, reader: Reader): boolean {
  const { tokens } = reader;
  const isGene = (token: Token | undefined): boolean =>
    token !== undefined && (geneAt(token, reader) ?? alleleAt(token, reader)) !== null;
  const next = tokens.slice(end).find(({ folded }) => !passed.has(roleOf.get(folded)));
  return isGene(next) || isGene(tokens[start - 1]);
}

/** Whether a token is the phenotype that genes are said to have none of: "without a phenotype", "of unknown phenotype". */
function isWithoutPhenotype(at: number, { tokens }: Reader): boolean {
  if (!saysPhenotype.test(tokens[at]?.folded ?? "")) return false;
  const before =
    tokens.slice(0, at).findLast(({ folded }) => !/^(?:an?|any|known)$/.test(folded))?.folded ?? "";
  return before === "unknown" || roleOf.get(before) === "not";
}

/** What words say between the things that are named. */
function roleAt(start: number, end: number, folded: string, reader: Reader): Role | undefined {
  if (folded === "unknown" && saysPhenotype.test(reader.tokens[end]?.folded ?? "")) return "not";
  const role = roleOf.get(folded) ?? (reader.describesGene && isAspect(folded) ? "ask" : undefined);
  return isOfGenesOnly(role) && !isBesideGene(start, end, reader) ? undefined : role;
}

/** "Phosphorylates": what kinases do to the gene beside it. */
function actionAt(start: number, end: number, folded: string, reader: Reader): Scored | null {
  const by = reader.vocabulary.phrases.withId(functionOf.get(folded) ?? "");
  return by === null || !isBesideGene(start, end, reader)
    ? null
    : { said: { is: "action", by }, score: worth.name + worth.role * (end - start - 1) };
}

/** The largest or smallest of all genes, where the whole text asks for nothing else, or of those that the rest asks for. */
function extremeAt(start: number, end: number, folded: string, reader: Reader): Scored | null {
  if (!mayBeExtreme(folded)) return null;
  const { tokens, vocabulary } = reader;
  const length = end - start;
  if (length < tokens.length) {
    const extreme = extremeAmong(folded, foldedOf(tokens.slice(end)), foldedOf(tokens));
    return extreme && { said: { is: "extreme", extreme }, score: worth.location * length };
  }
  const quantity = extremeOf(folded, vocabulary.genes.rows);
  // Worth more than "genes with" and "most exons" by themselves.
  return (
    quantity && { said: { is: "quantity", quantity }, score: (worth.location + worth.together) * length }
  );
}

/** Everything that some tokens in a row can say, each with what it is worth. */
export function readingsOf(start: number, end: number, reader: Reader): Scored[] {
  const span = reader.tokens.slice(start, end);
  const folded = foldedOf(span);
  const role = roleAt(start, end, folded, reader);
  const taxonid = reader.organisms.get(folded);
  const [token] = span;
  const reference = /^pmid:\d+$/.test(folded) ? folded.toUpperCase() : null;
  const { rows } = reader.vocabulary.genes;
  const quantity = quantityOf(folded) ?? intronsOf(folded, rows) ?? interactorsOf(folded, rows);
  const bases = distanceOf(folded);
  const found: (Scored | null)[] = [
    role === undefined
      ? null
      : {
          said: { is: "role", role },
          score: span.length === 1 ? worth.role : worth.rolesTogether * span.length,
        },
    taxonid === undefined ? null : { said: { is: "taxon", taxonid }, score: worth.location * span.length },
    reference === null ? null : { said: { is: "reference", id: reference }, score: worth.location },
    quantity === null ? null : { said: { is: "quantity", quantity }, score: worth.location * span.length },
    bases === null ? null : { said: { is: "distance", bases }, score: worth.rolesTogether * span.length },
    role === "ask" ? null : meaningAt(start, end, reader),
    absentAt(start, end, reader),
    role === undefined ? gapAt(span, reader) : null,
    actionAt(start, end, folded, reader),
    extremeAt(start, end, folded, reader),
    locationAt(start, end, folded, reader),
    boundAt(start, end, reader),
    forAt(start, end, reader),
    listedAt(start, end, reader),
    familyAt(start, end, reader),
    ...(span.length === 1 && token && role === undefined
      ? [geneAt(token, reader), locusAt(token, reader), alleleAt(token, reader)]
      : []),
  ];
  return found.filter((one) => one !== null);
}
