/** Severities that are measured, as releases write them. Pure, without imports. */

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
