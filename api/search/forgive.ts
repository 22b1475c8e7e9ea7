/** When typos are looked for, which hardly any keystroke needs and which costs as much as all the rest. Pure. */
import type { EntityType } from "../contract/suggest.ts";
import { someLikeGene } from "./allele-names.ts";
import { tiers } from "./tiers.ts";

/** What a group has as typed: how many, and the score of the best. */
export interface AsTyped {
  readonly total: number;
  readonly best: number;
}

/** Fewer genes than this leave room for those that were meant. */
const fewGenes = 5;

/** An id with its prefix, or the beginning of one: each number is another thing, and none is a misspelled name. */
const prefixedId = /^[a-z_]+:\d*$/;

/** Whether a gene was found by what looks like the name of one of its alleles, which may be misspelled. */
const isOfAllele = (best: number): boolean => best <= tiers.alleleOfName && best >= tiers.alleleOfAlias;

/**
 * The groups in which near misses are looked for. Never when something was hit exactly, but for alleles: they have names
 * of all kinds. One word may be the name of a gene that is hardly found: then genes, and whatever is empty; several words
 * when nothing at all is found.
 */
export function forgivenOf(
  types: readonly EntityType[],
  text: string,
  of: (type: EntityType) => AsTyped,
): EntityType[] {
  const isEmpty = (type: EntityType): boolean => of(type).total === 0;
  if (prefixedId.test(text)) return [];
  const best = Math.max(...types.filter((type) => type !== "allele").map((type) => of(type).best));
  if (best >= tiers.alias)
    return isOfAllele(best) ? types.filter((type) => type === "allele" && isEmpty(type)) : [];
  if (text.includes(" ")) return types.every(isEmpty) ? [...types] : [];
  return of("gene").total >= fewGenes ? [] : types.filter((type) => type === "gene" || isEmpty(type));
}

/**
 * Whether genes named among the words are looked for, though something else is found: "cdc2, wee1" is in one title.
 * Only by words like names of genes, so that whoever types the name of a term waits for nothing.
 */
export const wantsNamedGenes = (amongWords: readonly string[], genes: Pick<AsTyped, "total">): boolean =>
  genes.total === 0 && someLikeGene(amongWords);
