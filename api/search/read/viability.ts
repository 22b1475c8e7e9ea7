/** "Inviable", which says of genes what their deletions do, and of cells what they look like. Pure. */
import { cellWords, roleOf } from "../parse/relation-words.ts";
import type { Alternative, Part, Target } from "./part.ts";
import { phraseKey } from "./phrase-key.ts";
import type { Token } from "./tokens.ts";
import { fits } from "./vocabulary.ts";
import type { Phrases } from "./vocabulary.ts";

/** What the loss of a gene does. */
const ofDeletions = /^deletion_viability_/;
/** Whether a part asks for what the deletions of genes do. */
export const isOfDeletions = ({ kind, id }: Pick<Part, "kind" | "id">): boolean =>
  kind === "subset" && ofDeletions.test(id);

type Phenotype = Pick<Alternative, "id" | "label">;

/** The phenotype that a part asks for: its own, or what else is called like the viability of deletions. */
export function phenotypeOf(part: Part, isPhenotype: (id: string) => boolean): Phenotype | null {
  const { node, id, label, alternatives } = part;
  if ("term" in node) return isPhenotype(id) ? { id, label } : null;
  return (
    (isOfDeletions(part) && alternatives.find((other) => other.kind === "term" && isPhenotype(other.id))) ||
    null
  );
}

/** Words that are said of cells as of genes; "essential" is said of genes alone. */
const ofCells = /^(?:(?:in|non-?)?viable|lethal)$/;

/** Of alleles and genotypes "inviable" is the phenotype, unless genes are spoken of: alleles of inviable genes. */
export function seenInCells(
  parts: readonly Part[],
  target: Target,
  tokens: readonly Token[],
  phrases: Phrases,
  isPhenotype: (id: string) => boolean,
): readonly Part[] {
  if (target !== "allele" && target !== "genotype") return parts;
  if (tokens.some(({ folded }) => roleOf.get(folded) === "genes" && !/^loc(?:us|i)$/.test(folded)))
    return parts;
  const saysCells = ({ named, end }: Part): boolean =>
    tokens.slice(named, end).some(({ folded }) => ofCells.test(folded));
  const inCells = (part: Part): Phenotype | null =>
    phenotypeOf(part, isPhenotype) ??
    phrases
      .called(phraseKey(cellWords[part.id] ?? ""))
      .find(({ meaning, fit }) => fit <= fits.synonym && isPhenotype(meaning.id))?.meaning ??
    null;
  return parts.map((part): Part => {
    const phenotype = isOfDeletions(part) && saysCells(part) ? inCells(part) : null;
    if (phenotype === null) return part;
    const { id, label } = phenotype;
    const alternatives = part.alternatives.filter((other) => other.id !== id);
    const node = { term: { termid: id, name: label } };
    return { ...part, kind: "term", id, label, node, count: null, alternatives };
  });
}
