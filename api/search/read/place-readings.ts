/** What words next to each other can say of places on chromosomes. Pure. */
import { geneNamed } from "./gene-named.ts";
import { centromereOf, chromosomeEnds, landmarksNamed } from "./landmarks.ts";
import { besideOf, chromosomeNamed, locationOf } from "./location.ts";
import { roleOf } from "../parse/relation-words.ts";
import { phraseKeyOf } from "./phrase-key.ts";
import { foldedOf, worth } from "./reader.ts";
import type { Reader, Scored } from "./reader.ts";
import type { Token } from "./tokens.ts";
import { fits } from "./vocabulary.ts";

/** Beside a place of which no gene has the name alone: mat1 of mat1-Mc and mat1-Mi. */
export function locusAt({ folded }: Token, { vocabulary: { loci }, asksForPlaces }: Reader): Scored | null {
  const ranks = asksForPlaces ? (loci.get(folded) ?? []) : [];
  return ranks.length === 0
    ? null
    : { said: { is: "gene", ranks, orthologs: [] }, score: worth.name + worth.together };
}

/** Numbers beside a colon, a sign that they are two, a chromosome, or a unit behind one. */
const looksLikeLocation =
  /:\s*\d|\d[.,\d]*\s*[kmb]*\s*(?:\.\.|-)|^chr\D*\w+\D+[\d,]{4,}|^chr.* (?:between|from) |^chr.*\d\s*[km]b?$|\d.* (?:on|of|in) chr/i;

const isOfChromosomes = ({ folded }: Token): boolean => roleOf.get(folded) === "chromosome";

/** A place on one chromosome, or a whole one. */
export function locationAt(start: number, end: number, folded: string, reader: Reader): Scored | null {
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
    // "Genes of 1 to 2 kb on chromosome II" are so long.
    const isPlace = /^(?:between|from) /.test(folded);
    if (location)
      return {
        said: { is: "location", location },
        score: (isPlace ? worth.place : worth.location) * span.length,
      };
  }
  // The mitochondrial genome, chromosome II, "on II".
  const [, before] = /^(.+) (?:chromosome|genome)$/i.exec(text) ?? [];
  const joins = tokens.slice(0, start).findLast((token) => token.folded !== "the")?.folded ?? "";
  // "On chromosomes I and II."
  const isListed = /^(?:and|or|nor)$/.test(joins) || tokens[start - 1]?.isBeforeComma === true;
  const isNext = isListed && tokens.slice(0, start).some(isOfChromosomes);
  const isSaid = before !== undefined || /^chr/i.test(text) || /^(?:on|in)$/.test(joins) || isNext;
  if (!isSaid) return null;
  const chromosome = chromosomeNamed(isNext ? `chromosome ${text}` : (before ?? text), site.chromosomes);
  if (chromosome === null) return null;
  // What is in the mitochondrion need not be on its chromosome.
  if (joins === "in" && before === undefined && !/^chr/i.test(text)) {
    const key = phraseKeyOf(span.flatMap(({ words }) => words));
    if (vocabulary.phrases.called(key).some(({ fit }) => fit <= fits.synonym)) return null;
  }
  return {
    said: { is: "location", location: { chromosome, start: null, end: null } },
    // What lies on it is no part of what is called like it.
    score: worth.location * (span.length + (joins === "on" ? 1 : 0)),
  };
}

/** What is upstream in a pathway lies anywhere: "genes acting upstream of". */
const acting = /^(?:act|function|signal|work)/;

/** Whether a gene is named behind words such as "antisense transcripts of". */
function isOfGene(end: number, reader: Reader): boolean {
  const { tokens } = reader;
  const joins = tokens.findIndex(({ folded }, at) => at >= end - 1 && /^(?:to|of|for|with|by)$/.test(folded));
  const next = tokens.slice(joins === -1 ? end : joins + 1).find(({ folded }) => !isFilling.test(folded));
  return next !== undefined && (geneNamed(next, reader)?.ranks.length ?? 0) > 0;
}
const isNegating = /^(?:not|do|does|are|is|that|which)$/;
const isFilling = /^(?:the|genes?|loc(?:us|i))$/;

/**
 * Whether "overlapping" and "antisense" say what others lie around, and not what genes are: behind what is wanted, before
 * what that lies around. "Antisense lncRNAs" lie on the other strand of anything.
 */
function isOfOthers(start: number, end: number, folded: string, reader: Reader): boolean {
  if (/ (?:to|of|for|with|by|from)$|^overlaps?$/.test(folded)) return true;
  const before =
    reader.tokens.slice(0, start).findLast((token) => !isNegating.test(token.folded))?.folded ?? "";
  const role = roleOf.get(before);
  const isBehind =
    before !== "" && (role === undefined || role === "genes" || /^(?:with|having|have|has)$/.test(before));
  return isBehind || isOfGene(end, reader);
}

/** What lies beside the gene or place that comes next. */
export function besideAt(start: number, end: number, folded: string, reader: Reader): Scored | null {
  const { tokens } = reader;
  const beside = besideOf(folded);
  const isOfPathway = beside?.side != null && acting.test(tokens[start - 1]?.folded ?? "");
  const isOfItself =
    beside !== null &&
    (beside.way === "overlapping" || beside.way === "antisense") &&
    (reader.asksForPapers || !isOfOthers(start, end, folded, reader));
  return beside === null || isOfPathway || isOfItself
    ? null
    : { said: { is: "beside", beside }, score: worth.rolesTogether * (end - start) };
}

/** Whether what begins at a token is something that others lie beside: "near the centromeres", "within 20 kb of telomeres". */
function isBeside(start: number, { tokens, asksForPlaces }: Reader): boolean {
  const before = tokens.slice(0, start).filter(({ folded }) => folded !== "the");
  const last = before.at(-1)?.folded ?? "";
  const isNear = [1, 2].some((length) => roleOf.get(foldedOf(before.slice(-length))) === "near");
  return isNear || (asksForPlaces && /^(?:of|from|around)$/.test(last));
}

/** Ends of chromosomes, and centromeres where something lies beside them: what works at them is asked for without that. */
export function placesAt(start: number, end: number, folded: string, reader: Reader): Scored | null {
  if (!/telomere|centromere|\bends?\b/.test(folded)) return null;
  const { vocabulary, names } = reader;
  const places =
    chromosomeEnds(folded, vocabulary.landmarks, names.site.chromosomes) ??
    (isBeside(start, reader) ? landmarksNamed(folded, vocabulary.landmarks) : null);
  return (
    places && {
      said: { is: "places", places },
      score: worth.location * (end - start) + worth.together,
    }
  );
}

/** What can stand before "between": what lies there, or a relation of two genes, and nothing else that they have with each other. */
const lying = /^(?:lies?|lying|located|situated|mapped|everything|anything)$/;

/** Whether the words before say what is between two genes, as far as they say anything. */
function isOfThings(before: readonly Token[], { vocabulary: { phrases }, concepts }: Reader): boolean {
  const last = before.at(-1);
  if (last === undefined || lying.test(last.folded)) return true;
  const role = [3, 2, 1].map((length) => roleOf.get(foldedOf(before.slice(-length)))).find((one) => one);
  if (role !== undefined) return role !== "ortholog" && role !== "paralog";
  const key = phraseKeyOf(last.words);
  return concepts.has(key.key) || phrases.called(key).length > 0;
}

const stretch = new Set(["region", "regions", "interval", "intervals", "stretch"]);

/** "Between ade6 and ura4", "the region from the gene ade6 to ura4": two genes, on a chromosome or of a relation. */
export function betweenAt(start: number, end: number, reader: Reader): Scored | null {
  const { tokens, vocabulary } = reader;
  const isStretch = stretch.has(tokens[start]?.folded ?? "");
  // Two genes and the words around them.
  if (end - start < 4) return null;
  if (!/^(?:between|from)$/.test(tokens[isStretch ? start + 1 : start]?.folded ?? "")) return null;
  const span = tokens
    .slice(isStretch ? start + 1 : start, end)
    .filter(({ folded }) => !/^(?:the|genes?|loc(?:us|i))$/.test(folded));
  const [first, one, joins, other] = span;
  if (span.length !== 4 || !one || !other || tokens[end - 1] !== other) return null;
  if (!/^(?:between (?:and|&)|from to)$/.test(`${first?.folded} ${joins?.folded}`)) return null;
  if (!isOfThings(tokens.slice(0, start), reader)) return null;
  const [from, to] = [one, other].map(
    (token) =>
      geneNamed(token, { vocabulary, asksForOrthologs: false })?.ranks[0] ??
      vocabulary.loci.get(token.folded)?.[0],
  );
  return from === undefined || to === undefined
    ? null
    : { said: { is: "between", ranks: [from, to] }, score: worth.rolesTogether * (end - start) };
}
