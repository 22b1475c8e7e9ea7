/** Parts that stand beside each other as items of a list: "kinases and phosphatases", "cdc2, cdc13 or cdc25". Pure. */
import { roleOf } from "../parse/relation-words.ts";
import type { Part, Target } from "./part.ts";
import type { Piece } from "./reader.ts";
import type { UnplacedPart } from "./said.ts";
import type { Token } from "./tokens.ts";

/** What lists name of genes. */
const listable: ReadonlySet<Part["kind"]> = new Set(["term", "subset", "domain"]);

/** What is counted or seen of genes is called by its label, a family of names by its letters. */
const isFamily = ({ kind, id, label }: UnplacedPart): boolean => kind === "property" && id !== label;

/** Whether genes are named one by one, or by their family. */
const isListed = (part: UnplacedPart): boolean =>
  "gene_list" in part.node &&
  (part.kind === "ortholog" ||
    ((part.kind === "gene" || isFamily(part)) && part.node.gene_list.genes.length > 0));

const isWholeChromosome = ({ node }: Pick<Part, "node">): boolean =>
  "genome_range" in node && node.genome_range.start == null;

/** Whether each of two is wanted: no gene is two that are named one by one, or on two chromosomes; a genotype has several genes. */
export const isEach = (said: UnplacedPart, before: Part, target: Target): boolean =>
  (target !== "genotype" && isListed(said) && isListed(before)) ||
  (isWholeChromosome(said) && isWholeChromosome(before));

/** Whether something stands behind the part before as the next item of a list: "kinases and phosphatases". */
export function isItem(
  { kind }: UnplacedPart,
  { start }: Piece,
  before: Part | undefined,
  tokens: readonly Token[],
): boolean {
  if (before?.kind !== kind || before.isNot || !listable.has(kind)) return false;
  if (tokens.some(({ folded }) => folded === "both")) return false;
  const between = tokens.slice(before.end, start).map(({ folded }) => folded);
  const roles = between.filter((word) => word !== "the").map((word) => roleOf.get(word));
  return roles.length === 0
    ? tokens[before.end - 1]?.isBeforeComma === true
    : roles.at(-1) === "and" && roles.every((role) => role === "and" || role === "genes");
}

/** "Thiabendazole, benomyl or HU": of a list that ends so each is enough, and behind a NOT none is wanted. Changes the parts before. */
export function joinList(parts: Part[], { kind }: UnplacedPart, tokens: readonly Token[]): void {
  const isNext = (at: number): boolean => {
    const [before, part] = [parts[at - 1], parts[at]];
    const isBehindComma = part !== undefined && tokens[part.named - 1]?.isBeforeComma === true;
    return isBehindComma && part.kind === kind && before?.kind === kind;
  };
  let first = parts.length - 1;
  while (first > 0 && isNext(first)) first--;
  const isNot = parts[first]?.isNot === true;
  const items = parts.splice(first + 1);
  parts.push(...items.map((part) => ({ ...part, ...(isNot ? { isNot } : { isOr: true }) })));
}

/**
 * Takes the genes of a list that the parts end with, each told whether an "or" stands before it: "rad3 or chk1 interactors".
 * Changes the parts.
 * @param end of what is said of them, for the last of them
 */
export function takeGenes(parts: Part[], end: number, tokens: readonly Token[]): Part[] {
  const joints = ({ start, named }: Part) =>
    tokens.slice(start, named).flatMap(({ folded }) => (folded === "the" ? [] : [roleOf.get(folded)]));
  const isNext = (at: number): boolean => {
    const [before, part] = [parts[at - 1], parts[at]];
    if (before?.kind !== "gene" || part === undefined) return false;
    const roles = joints(part);
    return roles.length === 0
      ? tokens[part.named - 1]?.isBeforeComma === true
      : roles.every((role) => role === "and" || role === "or");
  };
  let first = parts.length - 1;
  while (first > 0 && isNext(first)) first--;
  return parts.splice(first).map((part, at, { length }) => ({
    ...part,
    isOr: at === 0 ? part.isOr : joints(part).includes("or"),
    end: at === length - 1 ? end : part.end,
  }));
}
