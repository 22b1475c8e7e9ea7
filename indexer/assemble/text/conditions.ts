/** Conditions of a phenotype: `FYECO:0000006(19),FYECO:0000137`; a value may hold commas and brackets of its own. */
import { splitOutsideBrackets, wordAndBrackets } from "./brackets.ts";

export interface Condition {
  readonly term: string;
  readonly detail: string | null;
}

/** Conditions as files write them: "FYECO:1(30C),FYECO:2". */
export const parseConditions = (text: string): Condition[] =>
  splitOutsideBrackets(text, ",").map((part) => {
    const parts = wordAndBrackets(part);
    return parts ? { term: parts.word, detail: parts.inside || null } : { term: part, detail: null };
  });

/** Writes what parseConditions reads. */
export const printConditions = (conditions: readonly Condition[]): string =>
  conditions.map(({ term, detail }) => (detail === null ? term : `${term}(${detail})`)).join(",");
