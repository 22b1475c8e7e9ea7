/** What words next to each other can mean: names of the release, words of questions, sizes and places, each with how much it explains. Pure. */
import { calledOrNoun, defects } from "./other-words.ts";
import { diseasesMeant } from "./diseases-meant.ts";
import { domainsMeant } from "./domains-meant.ts";
import { expressionAsked } from "./expression-asked.ts";
import { geneNamed, isAspect } from "./gene-named.ts";
import { extremeAmong, extremeOf, mayBeExtreme } from "./extremes.ts";
import { interactorsOf } from "./interactor-numbers.ts";
import { intronsOf } from "./intron-lengths.ts";
import { numberAround } from "./genes-around.ts";
import { isName } from "./misspelt-words.ts";
import { orthologNumber } from "./ortholog-numbers.ts";
import { isTellingWord, phraseKeyOf } from "./phrase-key.ts";
import { besideAt, betweenAt, locationAt, locusAt, placesAt } from "./place-readings.ts";
import { quantityOf } from "./quantity.ts";
import type { Quantity } from "./quantity.ts";
import {
  annotatedWords,
  anyAnnotationWords,
  functionOf,
  isOfGenesOnly,
  isRelation,
  phenotypeWords,
  roleOf,
  subsetWords,
  unknownWords,
} from "../parse/relation-words.ts";
import type { Role } from "../parse/relation-words.ts";
import { onStrand } from "./strands.ts";
import { isSymbolAlone } from "./tokens.ts";
import type { Token } from "./tokens.ts";
import { termsOfOneName } from "./terms-of-one-name.ts";
import { fits } from "./vocabulary.ts";
import type { Fit, Found, Meaning } from "./vocabulary.ts";
import { fitWorth, foldedOf, worth } from "./reader.ts";
import type { Reader, Scored } from "./reader.ts";
import { absentAt, boundAt, forAt, listedAt, saysPhenotype } from "./said-otherwise.ts";

/** Words behind the letters of a family of names. */
const familyRoles: ReadonlySet<Role | undefined> = new Set<Role>(["genes", "domain", "mutants"]);
/** Genes that make a family of names: fewer may have the letters by chance. */
const minFamily = 3;

const joiningRoles: ReadonlySet<Role | undefined> = new Set<Role>(["ask", "and", "or", "by"]);

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

/** Whether a term is of all phenotypes of something: without the word for them, its name is that of a function or process. */
const isOfAny = ({ label }: Meaning): boolean => /\bphenotypes?$/.test(label);

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
  // "Kinases that regulate mitosis": what regulates is no name of what is regulated.
  const isOfTwo = span.slice(1).some(({ folded }) => /^(?:that|which)$/.test(folded));
  if ((isJoining || isNegated || isOfTwo) && !isCalled) return null;
  if (span.length === 1 && roleOf.has(first?.folded ?? "") && !isWithoutPhenotype(start, reader)) return null;
  // "Unknown phenotype" is no unknown role.
  if (saysPhenotype.test(next?.folded ?? "") && last?.folded === "unknown") return null;
  // "Elongated at 36 °C" are not those that are sensitive to it.
  const besideCondition = span.filter(({ isCondition }) => isCondition !== true);
  if (
    besideCondition.length < span.length &&
    !besideCondition.some(({ folded, words }) => words.some(isTellingWord) && !saysPhenotype.test(folded))
  )
    return null;
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
      (saysCells || !isShortened(fit) || !isOfCells(meaning) || (span.length > 1 && !isOfAny(meaning))) &&
      // "Sensitive to caffeine or rapamycin" is not sensitive to both.
      !(span.some(({ folded }) => folded === "or") && !/\bor\b/.test(meaning.label)) &&
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

/** What is a gene's symbol, and nobody here knows: alone, or where all else only asks, "is there a yeast BRCA1". */
function foreignAt(token: Token, reader: Reader): Scored | null {
  if (!isSymbolAlone(token)) return null;
  const { tokens, vocabulary, names, organisms } = reader;
  const isOwn = (word: string): boolean =>
    organisms
      .entries()
      .some(([name, taxonid]) => taxonid === names.site.taxonid && name.split(" ").includes(word));
  const isAlone = tokens.every(
    (one) => one === token || roleOf.get(one.folded) === "ask" || isOwn(one.folded),
  );
  return isAlone && !isName(token, vocabulary, reader)
    ? { said: { is: "foreign" }, score: worth.shared }
    : null;
}

function alleleAt({ text, folded }: Token, { vocabulary }: Reader): Scored | null {
  if (!/\d|delta/.test(folded) || vocabulary.genes.find(folded) !== undefined) return null;
  const alleles = vocabulary.alleles.called(text);
  return alleles.length === 0 ? null : { said: { is: "allele", alleles }, score: worth.name + 3 };
}

const calledLike = /^(?:called|named|(?:whose )?(?:names? )?(?:that )?(?:start|begin)(?:s|ing|ning)? with)$/;

/** What is asked of each span is asked of its first word before. */
const startsCalled = /^(?:called|named|whose|names?|that|start|begin)/;

/** "atg genes", "the rad family": the letters, and the word that says so. */
function lettersAt(start: number, end: number, tokens: readonly Token[]): Token | null {
  const [first, next] = tokens.slice(start, end);
  const last = tokens[end - 1];
  // "Genes called mug", "names starting with atg".
  const isCalled = end - start > 1 && startsCalled.test(first?.folded ?? "");
  if (isCalled && calledLike.test(foldedOf(tokens.slice(start, end - 1)))) return last ?? null;
  if (!first || !next || end - start !== 2 || !familyRoles.has(roleOf.get(next.folded))) return null;
  // The cut phenotype is what cells look like: not all cut genes have it, and others do.
  return next.folded.startsWith("phenotype") ? null : first;
}

/** Genes that are called by the same letters and a number. */
function familyAt(start: number, end: number, { tokens, vocabulary, concepts }: Reader): Scored | null {
  const token = lettersAt(start, end, tokens);
  if (token === null) return null;
  // What the field calls so is meant: "TOR genes" are those of TOR signalling.
  if (concepts.has(phraseKeyOf(token.words).key)) return null;
  // "Ribosomal RNA genes" are not those called rna15, nor "not deletions" those of not1.
  if (/^(?:dna|rna)$/.test(token.folded) || roleOf.has(token.folded)) return null;
  const ranks = vocabulary.families.get(token.folded) ?? [];
  if (ranks.length < minFamily || vocabulary.genes.find(token.folded) !== undefined) return null;
  return { said: { is: "family", letters: token.folded, ranks }, score: worth.rolesTogether * (end - start) };
}

/** Roles past which a relation has its gene: "genetically interact with both rad3". */
const passed: ReadonlySet<Role | undefined> = new Set<Role>(["ask", "and", "genes"]);

/** Words of the longest relation that is looked for beside another. */
const maxRelation = 4;

/** How many words an "and" or "or" at a place joins with a relation beside it, itself included: "suppressors or", "or synthetic sick". None where it joins none. */
function joinedTo(at: number, step: 1 | -1, tokens: readonly Token[]): number {
  if (!/^(?:and|or)$/.test(tokens[at]?.folded ?? "")) return 0;
  for (let length = maxRelation; length > 0; length--) {
    const words =
      step > 0 ? tokens.slice(at + 1, at + 1 + length) : tokens.slice(Math.max(0, at - length), at);
    if (words.length === length && isRelation(roleOf.get(foldedOf(words)))) return length + 1;
  }
  return 0;
}

/** Whether a gene or an allele is named on one side of some tokens. */
function isBesideGene(start: number, end: number, reader: Reader): boolean {
  const { tokens } = reader;
  const isGene = (token: Token | undefined): boolean =>
    token !== undefined && (geneAt(token, reader) ?? alleleAt(token, reader)) !== null;
  // "Suppressors or enhancers of nda3", "nda3 suppressors or enhancers".
  const next = tokens
    .slice(end + joinedTo(end, 1, tokens))
    .find(({ folded }) => !passed.has(roleOf.get(folded)));
  return isGene(next) || isGene(tokens[start - joinedTo(start - 1, -1, tokens) - 1]);
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

/** What only genes are or do, and no publication is about. */
function ofGenesAlone(start: number, end: number, folded: string, reader: Reader): Quantity | null {
  const { tokens, mayBe, asksForPapers, organisms, names, vocabulary } = reader;
  if (asksForPapers) return null;
  const around = mayBe.around
    ? numberAround(folded, tokens[start - 1]?.folded ?? "", tokens[end]?.folded ?? "")
    : null;
  return (
    around ??
    (mayBe.ofOrthologs ? orthologNumber(folded, organisms, vocabulary.genes.rows, names) : null) ??
    (mayBe.ofLevels ? expressionAsked(start, end, folded, reader) : null)
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
  const quantity =
    quantityOf(folded) ??
    intronsOf(folded, rows) ??
    interactorsOf(folded, rows) ??
    ofGenesAlone(start, end, folded, reader) ??
    onStrand(folded);
  const found: (Scored | null)[] = [
    role === undefined
      ? null
      : {
          said: { is: "role", role },
          score: span.length === 1 ? worth.role : worth.rolesTogether * span.length,
        },
    taxonid === undefined ? null : { said: { is: "taxon", taxonid }, score: worth.location * span.length },
    reference === null ? null : { said: { is: "reference", id: reference }, score: worth.location },
    quantity === null
      ? null
      : {
          said: { is: "quantity", quantity },
          score: (span.length === 1 ? worth.location : worth.bound) * span.length,
        },
    besideAt(start, end, folded, reader),
    role === "ask" ? null : meaningAt(start, end, reader),
    absentAt(start, end, reader),
    role === undefined ? gapAt(span, reader) : null,
    actionAt(start, end, folded, reader),
    extremeAt(start, end, folded, reader),
    locationAt(start, end, folded, reader),
    placesAt(start, end, folded, reader),
    betweenAt(start, end, reader),
    boundAt(start, end, reader),
    forAt(start, end, reader),
    listedAt(start, end, reader),
    familyAt(start, end, reader),
    ...(span.length === 1 && token && role === undefined
      ? [geneAt(token, reader), locusAt(token, reader), alleleAt(token, reader), foreignAt(token, reader)]
      : []),
  ];
  return found.filter((one) => one !== null);
}
