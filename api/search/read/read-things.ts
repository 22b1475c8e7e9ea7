/** Things other than genes that a text asks for. Pure. */
import type { EsQuery } from "../../elastic/es-query.ts";
import type { ReadText } from "./read.ts";

/** How the text was read, without the words that nothing fits, and what fits the others. */
export interface ReadThings {
  readonly read: ReadText;
  readonly query: EsQuery;
  /** Those of them that come first; all alike where absent. */
  readonly best?: EsQuery;
}

/** Things that all of these fit. */
export const allOf = (filter: EsQuery[]): EsQuery => ({ bool: { filter } });

/** Values that one look-up takes: the engine refuses more. */
export const maxValues = 65_536;

/** Things that have any of the values, however many. */
export function anyOf(field: string, values: readonly string[]): EsQuery {
  const some = (from: number): EsQuery => ({ terms: { [field]: values.slice(from, from + maxValues) } });
  if (values.length <= maxValues) return some(0);
  const starts = Array.from({ length: Math.ceil(values.length / maxValues) }, (_, i) => i * maxValues);
  return { bool: { should: starts.map(some), minimum_should_match: 1 } };
}

/** Genes that are named. */
export const idsNamed = ({ parts }: ReadText): string[] => [...new Set(parts.flatMap(({ genes }) => genes))];

/** The parts that name genes. */
export const ofGenesOnly = ({ parts }: Pick<ReadText, "parts">): ReadText["parts"] =>
  parts.filter(({ genes }) => genes.length > 0);
