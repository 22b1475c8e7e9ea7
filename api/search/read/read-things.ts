/** Things other than genes that a text asks for. Pure. */
import type { EsQuery } from "../../elastic/es-query.ts";
import type { ReadText } from "./read.ts";

/** How the text was read, without the words that nothing fits, and what fits the others. */
export interface ReadThings {
  readonly read: ReadText;
  readonly query: EsQuery;
}

/** Things that all of these fit. */
export const allOf = (filter: EsQuery[]): EsQuery => ({ bool: { filter } });

/** Genes that are named. */
export const idsNamed = ({ parts }: ReadText): string[] => [...new Set(parts.flatMap(({ genes }) => genes))];

/** The parts that name genes. */
export const ofGenesOnly = ({ parts }: ReadText): ReadText["parts"] =>
  parts.filter(({ genes }) => genes.length > 0);
