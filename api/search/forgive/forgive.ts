/** When more than what was typed is looked for, which hardly any text needs and which costs as much as all the rest. Pure. */
import type { EntityType } from "../../contract/suggest.ts";
import { nothingForgiven } from "../match/match.ts";
import type { Forgiveness } from "../match/match.ts";
import { nearMisses } from "../match/near-misses.ts";
import { partialMatches } from "../match/partial-matches.ts";
import { tiers } from "../match/tiers.ts";
import { someLikeGene } from "../parse/allele-names.ts";
import type { ParsedQuery } from "../parse/parse.ts";

/** What is found of a type: how many, and the score of the best. */
export interface TypeCount {
  readonly total: number;
  readonly best: number;
}
const nothing: TypeCount = { total: 0, best: 0 };
export type TypeCounts = ReadonlyMap<EntityType, TypeCount>;

/** Fewer genes than this leave room for those that were meant. */
const fewGenes = 5;

/** An id with its prefix, or the beginning of one: each number is another thing, and none is a misspelled name. */
const prefixedId = /^[a-z_]+:\d*$/;

/** Whether a gene was found by what looks like the name of one of its alleles, which may be misspelled. */
const isOfAllele = (best: number): boolean =>
  best <= tiers.alleleOfName && best >= tiers.alleleOfAlias && best !== tiers.alias;

/**
 * The types in which near misses are looked for. Never when something was hit exactly. One word may be the name of a gene
 * that is hardly found: then genes, and whatever is empty; several words when nothing at all is found. Alleles have names
 * of all kinds, and are not listed everywhere: what is forgiven elsewhere does not depend on them.
 */
export function forgivenTypes(types: readonly EntityType[], text: string, counts: TypeCounts): EntityType[] {
  const of = (type: EntityType): TypeCount => counts.get(type) ?? nothing;
  const isEmpty = (type: EntityType): boolean => of(type).total === 0;
  const others = types.filter((type) => type !== "allele");
  if (prefixedId.test(text)) return [];
  const best = Math.max(...others.map((type) => of(type).best));
  if (best >= tiers.alleleOfAlias)
    return isOfAllele(best) ? types.filter((type) => type === "allele" && isEmpty(type)) : [];
  if (text.includes(" ")) return others.every(isEmpty) ? types.filter(isEmpty) : [];
  return of("gene").total >= fewGenes ? [] : types.filter((type) => type === "gene" || isEmpty(type));
}

/**
 * Whether genes named among the words are looked for, though something else is found: "cdc2, wee1" is in one title.
 * Only by words like names of genes, so that whoever types the name of a term waits for nothing.
 */
export const wantsNamedGenes = (amongWords: readonly string[], genes: Pick<TypeCount, "total">): boolean =>
  genes.total === 0 && someLikeGene(amongWords);

/** The symbol of a gene as other organisms write it: PTEN, SWE1. */
const isSymbol = (typed: string): boolean => /^[A-Z][A-Z\d]{2,6}$/.test(typed);

/** What is looked for beside what was typed, in each type where that can find more. */
export function forgive(query: ParsedQuery, types: readonly EntityType[], counts: TypeCounts): Forgiveness {
  if (query.isBlank) return nothingForgiven;
  // A symbol in capitals is another thing than each that looks like it.
  if (isSymbol(query.typed)) return nothingForgiven;
  const forgiven = forgivenTypes(types, query.text, counts);
  if (forgiven.length > 0) {
    const near = forgiven.filter(
      (type) => nearMisses(query[type], type).length + partialMatches(query[type]).length > 0,
    );
    return new Map(near.map((type) => [type, "near misses"]));
  }
  const isNamed =
    types.includes("gene") && wantsNamedGenes(query.gene.amongWords, counts.get("gene") ?? nothing);
  return isNamed ? new Map([["gene", "named in text"]]) : nothingForgiven;
}
