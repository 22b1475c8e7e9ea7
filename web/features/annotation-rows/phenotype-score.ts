/** Severities that are measured, such as `fitness_log2(-0.137)`. Pure. */
import type { ExtensionPart } from "../../../api/contract/index.ts";

export interface PhenotypeScore {
  /** What was measured, as the release calls it. */
  readonly measure: string;
  readonly value: number;
}

const written = /^(\w+)\(([-+]?\d*\.?\d+(?:e[-+]?\d+)?)\)$/i;

function scoreIn({ relation, target }: ExtensionPart): PhenotypeScore | null {
  const found = relation === "has_severity" && target.kind === "text" ? written.exec(target.text) : null;
  return found && { measure: found[1] ?? "", value: Number(found[2]) };
}

/** The score among what is said of a phenotype; null where its severity is told in words or not at all. */
export const scoreOf = (parts: readonly ExtensionPart[]): PhenotypeScore | null =>
  parts.map(scoreIn).find((score) => score !== null) ?? null;

/** What is said beside the score. */
export const withoutScore = (parts: readonly ExtensionPart[]): ExtensionPart[] =>
  parts.filter((part) => scoreIn(part) === null);
