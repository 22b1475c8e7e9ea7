/** "Elongated when overexpressed": what texts ask of genotypes that make more of a gene than usual. Pure. */
import type { Part } from "./part.ts";
import type { Token } from "./tokens.ts";

/** Words that say that more of a gene is made than usual. */
const overexpressed = /^over-?(?:expression|expressed|expressing|production|produced)$/;
/** What the loss of a gene does, which says nothing of more of it. */
const ofDeletions = /^deletion_viability_/;

export interface Overexpression {
  /** Phenotypes are those of such genotypes. */
  readonly parts: readonly Part[];
  /** Words that were read, of those that had not been. */
  readonly read: ReadonlySet<number>;
  /** Words of conditions on deletions, which are none of the parts any more. */
  readonly leftOut: readonly number[];
}

/**
 * What becomes of the conditions of a text that speaks of overexpression; null of other texts.
 * @param unknown words that were not read, by their place
 */
export function readOverexpression(
  parts: readonly Part[],
  unknown: readonly number[],
  tokens: readonly Token[],
  isPhenotype: (id: string) => boolean,
): Overexpression | null {
  const said = unknown.filter((at) => overexpressed.test(tokens[at]?.folded ?? ""));
  if (said.length === 0) return null;
  const isOfDeletions = ({ kind, id }: Part): boolean => kind === "subset" && ofDeletions.test(id);
  const isRead = parts.some(({ node, id }) => "term" in node && isPhenotype(id));
  return {
    parts: parts
      .filter((part) => !isOfDeletions(part))
      .map((part) => {
        const { node, id, label } = part;
        if (!("term" in node && isPhenotype(id))) return part;
        const term = { ...node.term, ploidiness: "haploid", expression: "wt-overexpressed" } as const;
        return { ...part, node: { term }, label: `${label}, where overexpressed`, count: null };
      }),
    read: new Set(isRead ? said : []),
    leftOut: parts
      .filter(isOfDeletions)
      .flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)),
  };
}
