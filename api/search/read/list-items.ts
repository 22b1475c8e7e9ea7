/** Parts that stand beside each other as items of a list: "kinases and phosphatases", "cdc2, cdc13 or cdc25". Pure. */
import { roleOf } from "../parse/relation-words.ts";
import type { Part, Target } from "./part.ts";
import type { Piece } from "./reader.ts";
import type { UnplacedPart } from "./said.ts";
import type { Token } from "./tokens.ts";

/** What lists name of genes. */
const listable: ReadonlySet<Part["kind"]> = new Set(["term", "subset", "domain"]);

/** Whether genes are named one by one, or by their family. */
const isListed = ({ node, kind }: Pick<Part, "node" | "kind">): boolean =>
  "gene_list" in node && (kind === "ortholog" || node.gene_list.genes.length > 0);

/** Whether each of two is wanted: no gene is two that are named one by one; a genotype has several. */
export const isEach = (said: UnplacedPart, before: Part, target: Target): boolean =>
  target !== "genotype" && isListed(said) && isListed(before);

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

/** "Thiabendazole, benomyl or HU": of a list that ends so, each is enough. Changes the parts before. */
export function joinList(parts: Part[], { kind }: UnplacedPart, tokens: readonly Token[]): void {
  for (let at = parts.length - 1; at > 0; at--) {
    const [before, part] = [parts[at - 1], parts[at]];
    const isNext = part !== undefined && tokens[part.named - 1]?.isBeforeComma === true;
    if (!isNext || part.kind !== kind || before?.kind !== kind) return;
    parts[at] = { ...part, isOr: true };
  }
}
