/** "Elongated when overexpressed": what texts ask of genotypes that make more of a gene than usual. Pure. */
import type { Alternative, Part } from "./part.ts";
import type { Token } from "./tokens.ts";

/** Whether a folded word says that more of a gene is made than usual. */
export const saysOverexpressed = (folded: string): boolean =>
  /^over-?(?:expression|expressed|expressing|production|produced)$/.test(folded);
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

/** The phenotype of such genotypes that a part asks for: its own, or what else is called like the viability of deletions. */
function phenotypeOf(
  { node, kind, id, label, alternatives }: Part,
  isPhenotype: (id: string) => boolean,
): Pick<Alternative, "id" | "label"> | null {
  if ("term" in node) return isPhenotype(id) ? { id, label } : null;
  const isOfDeletions = kind === "subset" && ofDeletions.test(id);
  return (
    (isOfDeletions && alternatives.find((other) => other.kind === "term" && isPhenotype(other.id))) || null
  );
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
  const said = unknown.filter((at) => saysOverexpressed(tokens[at]?.folded ?? ""));
  if (said.length === 0) return null;
  const asked = parts.map((part) => ({ part, phenotype: phenotypeOf(part, isPhenotype) }));
  const isLeftOut = ({ part: { kind, id }, phenotype }: (typeof asked)[number]): boolean =>
    phenotype === null && kind === "subset" && ofDeletions.test(id);
  return {
    parts: asked
      .filter((one) => !isLeftOut(one))
      .map(({ part, phenotype }) => {
        if (phenotype === null) return part;
        const { id, label } = phenotype;
        const term = {
          termid: id,
          name: label,
          ploidiness: "haploid",
          expression: "wt-overexpressed",
        } as const;
        return {
          ...part,
          kind: "term",
          id,
          node: { term },
          label: `${label}, where overexpressed`,
          count: null,
        };
      }),
    read: new Set(asked.some(({ phenotype }) => phenotype !== null) ? said : []),
    leftOut: asked
      .filter(isLeftOut)
      .flatMap(({ part: { start, end } }) =>
        Array.from({ length: end - start }, (_, index) => start + index),
      ),
  };
}
