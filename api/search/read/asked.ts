/** What a text asks for, as something that can be looked for: the step between parse and match. */
import type { EntityType } from "../../contract/suggest.ts";
import type { Services } from "../../context/services.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { countGenes, genesThatFit } from "../../queries/run.ts";
import { tableOf } from "../../queries/gene-table.ts";
import { entities, isSearched } from "../../../index-mappings/fields/entities.ts";
import type { EsQuery } from "../../elastic/es-query.ts";
import { fold } from "../../contract/values/fold.ts";
import { exactMatches } from "../match/exact-matches.ts";
import type { ReadMatches } from "../match/match.ts";
import { tier, tiers } from "../match/tiers.ts";
import type { NamedAlleles } from "./alleles-named.ts";
import { byAge } from "./age-asked.ts";
import { allelesAsked } from "./alleles-asked.ts";
import { genotypesAsked } from "./genotypes-asked.ts";
import { genesAsked, partsOf } from "./things-of-genes.ts";
import { nothing } from "../parse/parse.ts";
import { annotatedTo } from "./annotated-to.ts";
import { boundOf } from "./extremes.ts";
import { papersAsked } from "./papers-asked.ts";
import { isUnknownOrtholog, treeOf, withEachItem } from "./part.ts";
import { queryOfGenes } from "./query-of-genes.ts";
import { readText } from "./read.ts";
import type { ReadText } from "./read.ts";
import type { Vocabulary } from "./read-vocabulary.ts";
import { withGenesAround } from "./with-genes-around.ts";
import { withAnnotations } from "./with-annotations.ts";
import { idsNamed } from "./read-things.ts";
import type { ReadThings } from "./read-things.ts";

type Needs = Pick<Services, "elastic" | "deployment">;

interface Compiled {
  /** Those that fit all conditions. */
  readonly query: EsQuery;
  /** Those of them that come first; null where all are alike. */
  readonly best: EsQuery | null;
  /** Of the query of genes; null where other things are wanted. */
  readonly queryId: string | null;
}

/** What a text asks for. */
export interface Asked {
  readonly read: ReadText;
  /** The same before that was left out which nothing meets. */
  readonly whole: ReadText;
  /** Made when it is first asked for: most of what is typed on the way to a word never is. */
  readonly compiled: () => Promise<Compiled>;
  /** The tier of those that fit; null where that is too unsure. */
  readonly rank: number | null;
}

/** Publications, alleles or genotypes that are asked for. */
function queryByOthers(
  read: ReadText,
  vocabulary: Vocabulary,
  needs: Needs,
  generation: LoadedGeneration,
): Promise<ReadThings | null> {
  const index = generation.index(entities[read.target].index);
  const counts = async (query: EsQuery): Promise<number> =>
    (await needs.elastic.count({ index, query })).count;
  switch (read.target) {
    case "reference":
      return papersAsked(read, vocabulary, {
        counts,
        annotating: (terms) => annotatedTo(terms, "reference", {}, needs, generation),
        genesThatFit: async (part) =>
          (await genesAsked([{ ...part, isNot: false }], needs, generation)) ?? [],
      });
    case "allele":
      return allelesAsked(read, needs, generation, counts);
    case "genotype":
      return genotypesAsked(read, needs, generation);
    case "gene":
      return Promise.resolve(null);
  }
}

/** How sure it is that a text sets conditions: words say so, or names only stand beside each other. */
function tierOf({ isSet, parts, leftOut }: ReadText): number | null {
  if (leftOut.length > 0) return null;
  if (isSet) return tiers.read;
  return parts.length > 1 ? tiers.readLoosely : null;
}

/** Whether the words say that a set is wanted, and which one: then nothing else is meant, however few fit. */
export const isAnswer = (asked: Asked): boolean =>
  asked.read.isSet && asked.rank !== null && isTelling(asked, false);

/**
 * Whether it helps to say how the words were read.
 * @param isTyping whether the last word may be half typed
 */
export function isTelling(
  { read: { text, target, parts, isSet, leftOut } }: Asked,
  isTyping: boolean,
): boolean {
  // A name that is typed halfway is known to nobody either.
  if (isTyping && (leftOut.length > 0 || (!isSet && parts.some(isUnknownOrtholog)))) return false;
  if (target !== "gene") return true;
  // Words beside the name of a gene only describe it.
  if (parts.some(({ kind, isNot, isOr }) => kind === "gene" && !isNot && !isOr)) return false;
  if (isSet) return true;
  // Two or three small letters are the beginning of many names, and a synonym of something rare.
  return parts.length > 1 || text.length > 3 || text !== text.toLowerCase() || parts.some(isUnknownOrtholog);
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Reads what was typed; null where it asks for nothing. */
export async function askedOf(
  typed: string,
  vocabulary: Vocabulary,
  needs: Needs,
  generation: LoadedGeneration,
): Promise<Asked | null> {
  const asIs = readText(typed, vocabulary, needs.deployment);
  if (asIs === null) return null;
  const shown = await withAnnotations(asIs, vocabulary, needs, generation);
  const around = await withGenesAround(shown, needs, generation);
  const whole = await withBounds(await withLists(around, needs, generation), needs, generation);
  const rank = tierOf(whole);
  if (whole.query !== null)
    return {
      read: whole,
      whole,
      rank,
      compiled: once(async () => ({ ...(await queryOfGenes(whole.query)), best: null })),
    };
  const byGenes = await queryByOthers(whole, vocabulary, needs, generation);
  if (byGenes === null) return null;
  const { read, query, best = null } = byGenes;
  return { read, whole, rank, compiled: () => Promise.resolve({ query, best, queryId: null }) };
}

/** Takes each item of a list for enough where no gene is all of them: "kinases and phosphatases". */
async function withLists(read: ReadText, needs: Needs, generation: LoadedGeneration): Promise<ReadText> {
  const parts = withEachItem(read.parts);
  if (read.query === null || parts === null) return read;
  const { query, queryId: id } = await queryOfGenes(read.query);
  if ((await countGenes(needs, { id, query, generation })) > 0) return read;
  return { ...read, parts, query: treeOf(parts.filter(({ extreme }) => extreme === null)) };
}

/** Replaces the largest and smallest by the bounds that they keep among the genes that fit all else. */
async function withBounds(read: ReadText, needs: Needs, generation: LoadedGeneration): Promise<ReadText> {
  if (!read.parts.some(({ extreme }) => extreme !== null)) return read;
  // What is wanted are these genes, or what belongs to them.
  const tree =
    read.target === "gene"
      ? read.query
      : treeOf(partsOf("gene", read, needs.deployment).filter(({ extreme }) => extreme === null));
  const [{ query, queryId: id }, table] = await Promise.all([
    queryOfGenes(tree),
    tableOf(needs.elastic, generation),
  ]);
  const genes = await genesThatFit(needs, { id, query, table, generation });
  const bounded = read.parts.map((part) => {
    const bound = part.extreme && boundOf(part.extreme, genes);
    return bound ? { ...part, ...bound, id: bound.label, extreme: null } : part;
  });
  const parts = bounded.filter(({ extreme }) => extreme === null);
  const unbounded = bounded.flatMap(({ extreme, words }) => (extreme === null ? [] : [words]));
  const isOfGenes = read.target === "gene";
  return {
    ...read,
    parts,
    query: isOfGenes ? treeOf(parts) : null,
    leftOut: [...read.leftOut, ...unbounded],
  };
}

/** What a whole text names otherwise than by its letters. */
export interface NamedThings {
  readonly genes: readonly EsQuery[];
  readonly alleles: readonly EsQuery[];
}

/** Less than a tier. */
const aLittle = 0.5;

/** A match of a tier, within which the best come before the better known. */
const bestFirst = (rank: number, query: EsQuery, best: EsQuery | null): EsQuery =>
  best === null
    ? tier(rank, query)
    : { dis_max: { queries: [tier(rank, query), tier(rank + aLittle, best)] } };

/**
 * What is looked for because of what the words ask for and the alleles that they name.
 * @param unsure the tier of what some of the words ask for; null where all words have to be known
 */
export async function readMatches(
  asked: Asked | null,
  alleles: NamedAlleles | null,
  named: NamedThings,
  unsure: number | null = null,
): Promise<ReadMatches> {
  const ofGenes = [
    ...named.genes,
    ...(alleles ? [alleles.match] : []),
    ...(asked === null ? [] : genesCalledLikeForeign(asked)),
  ];
  const matches = new Map<EntityType, EsQuery[]>();
  if (ofGenes.length > 0) matches.set("gene", ofGenes);
  if (named.alleles.length > 0) matches.set("allele", [...named.alleles]);
  if (asked === null) return matches;
  const { read } = asked;
  const rank = asked.rank ?? unsure;
  if (rank !== null) {
    const { query, best } = await asked.compiled();
    const asRead = read.order === null ? bestFirst(rank, query, best) : byAge(rank, query, read.order);
    // Of genotypes there is a list of their own.
    if (isSearched(read.target)) matches.set(read.target, [...(matches.get(read.target) ?? []), asRead]);
  }
  const [only, another] = read.parts;
  if (only?.kind === "term" && !only.isNot && another === undefined)
    matches.set("gocam", [pathwaysCalled(only.label)]);
  const terms = termsNamed(asked);
  // With words that nothing is called, the whole may be a misspelled name.
  if (terms.length > 0 && read.leftOut.length === 0)
    matches.set("term", [
      tier(read.parts.length === 1 ? tiers.readTerm : tiers.readLoosely, { terms: { id: terms } }),
    ]);
  return matches;
}

/** Pathways are called by names of terms: one that is meant by another of its names, SIN, is looked for by this one. */
const pathwaysCalled = (label: string): EsQuery => {
  const text = fold(label);
  return tier(tiers.readLoosely, {
    bool: { should: exactMatches({ ...nothing, text, whole: text }, "gocam"), minimum_should_match: 1 },
  });
};

/** Own genes that are called like one of another organism that the release knows nothing of: "human cdc2". */
function genesCalledLikeForeign({ read: { parts } }: Asked): EsQuery[] {
  const ids = parts.flatMap((part) => (isUnknownOrtholog(part) ? part.genes : []));
  return ids.length === 0 ? [] : [tier(tiers.readLoosely, { terms: { id: [...ids] } })];
}

/** The genes that a condition names, as in "substrates of pka1", for where nothing fits it. */
export function genesMentioned({ read }: Asked): EsQuery[] {
  const ids = idsNamed(read);
  return ids.length === 0 ? [] : [tier(tiers.readPartly, { terms: { id: ids } })];
}

/** Of several terms that are meant together, the one that is called as was typed, if any is. */
const termNamed = ({ id, others }: ReadText["parts"][number]): string[] =>
  id.includes(",") ? others.flatMap((other) => (other.kind === "term" ? [other.id] : [])).slice(0, 1) : [id];

const termsNamed = ({ read: { parts } }: Asked): string[] =>
  parts.flatMap((part) => (part.kind === "term" && !part.isNot ? termNamed(part) : []));

/** The same where more than what was typed is looked for: then terms that some of the words name count too. */
export function readMatchesPartly(asked: Asked | null, matches: ReadMatches): ReadMatches {
  const terms = asked === null || asked.read.leftOut.length === 0 ? [] : termsNamed(asked);
  return terms.length === 0
    ? matches
    : new Map([...matches, ["term", [tier(tiers.readPartly, { terms: { id: terms } })]]]);
}
