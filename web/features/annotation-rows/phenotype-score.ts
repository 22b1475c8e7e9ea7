/** Severities that are measured, such as `fitness_log2(-0.137)`. Pure. */
import type { ExtensionPart } from "../../../api/contract/index.ts";
import { words } from "../../shared/format/format.ts";

export interface PhenotypeScore {
  /** What was measured, as the release calls it. */
  readonly measure: string;
  readonly value: number;
}

const written = /^(\w+)\(([-+]?\d*\.?\d+(?:e[-+]?\d+)?)\)$/i;

/** "fitness_log2(0.00654)" as what was measured and its value; null for other texts. */
export function scoreOfText(text: string): PhenotypeScore | null {
  const found = written.exec(text);
  return found && { measure: found[1] ?? "", value: Number(found[2]) };
}

/** The unit of a measure as it stands behind the number: "fitness_log2" → "log2 fitness", "growth_rate" → "growth rate". */
export function unitOf({ measure }: PhenotypeScore): string {
  const [, what, scale] = /^(.+)_(log\w*)$/i.exec(measure) ?? [];
  return words(what === undefined ? measure : `${scale} ${what}`);
}

function scoreIn({ relation, target }: ExtensionPart): PhenotypeScore | null {
  return relation === "has_severity" && target.kind === "text" ? scoreOfText(target.text) : null;
}

/** The score among what is said of a phenotype; null where its severity is told in words or not at all. */
export const scoreOf = (parts: readonly ExtensionPart[]): PhenotypeScore | null =>
  parts.map(scoreIn).find((score) => score !== null) ?? null;

/** What is said beside the score. */
export const withoutScore = (parts: readonly ExtensionPart[]): ExtensionPart[] =>
  parts.filter((part) => scoreIn(part) === null);
