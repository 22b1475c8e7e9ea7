/** Severities that are measured, such as `fitness_log2(-0.137)`. Pure. */
import type { ExtensionPart } from "../../../api/contract/index.ts";
import { scoreOfText } from "../../../api/contract/values/phenotype-score.ts";
import type { PhenotypeScore } from "../../../api/contract/values/phenotype-score.ts";
import { words } from "../../shared/format/format.ts";

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
