/** Strands as texts name them: "on the reverse strand", "minus-strand genes". Pure. */
import type { Quantity } from "./quantity.ts";

type Strand = "forward" | "reverse";

/** What people call the two, by the word before "strand". */
const strandOf: ReadonlyMap<string, Strand> = new Map<string, Strand>([
  ...["forward", "plus", "positive", "top", "watson"].map((word) => [word, "forward"] as const),
  ...["reverse", "minus", "negative", "bottom", "crick"].map((word) => [word, "reverse"] as const),
]);

/** Genes on one strand of their chromosomes; null for folded texts that name none. */
export function onStrand(folded: string): Quantity | null {
  if (!folded.endsWith("strand") && !folded.endsWith("strands")) return null;
  const [, word = ""] = /^([a-z]+)[ -]strands?$/.exec(folded) ?? [];
  const strand = strandOf.get(word);
  return strand === undefined
    ? null
    : {
        label: `on the ${strand} strand`,
        node: { gene_properties: { property_flags: [`${strand}_strand`] } },
      };
}
