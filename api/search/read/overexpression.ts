/** "Elongated when overexpressed": what texts ask of genotypes that make more of a gene than usual. Pure. */
import { placesOf } from "./said-together.ts";
import type { Said } from "./said-together.ts";
import type { Token } from "./tokens.ts";
import { isOfDeletions, phenotypeOf } from "./viability.ts";

/** Whether a folded word says that more of a gene is made than usual. */
export const saysOverexpressed = (folded: string): boolean =>
  /^over-?(?:expression|expressed|expressing|production|produced)$/.test(folded);
/** Of a text that speaks of overexpression, phenotypes are those of such genotypes, and what deletions do is left out. */
export function withOverexpression(
  { parts, unknown }: Said,
  tokens: readonly Token[],
  isPhenotype: (id: string) => boolean,
): Said {
  const isSaid = (at: number): boolean => saysOverexpressed(tokens[at]?.folded ?? "");
  if (!unknown.some(isSaid)) return { parts, unknown };
  const asked = parts.map((part) => ({ part, phenotype: phenotypeOf(part, isPhenotype) }));
  // What the loss of a gene does says nothing of more of it.
  const isLeftOut = ({ part, phenotype }: (typeof asked)[number]): boolean =>
    phenotype === null && isOfDeletions(part);
  const isRead = asked.some(({ phenotype }) => phenotype !== null);
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
    unknown: [
      ...unknown.filter((at) => !(isRead && isSaid(at))),
      ...asked.filter(isLeftOut).flatMap(({ part: { start, end } }) => placesOf(start, end)),
    ],
  };
}
