/** Genes of other organisms that no ortholog of the release is called. Pure. */
import { fold } from "../../contract/values/fold.ts";
import type { Vocabulary } from "./read-vocabulary.ts";

/** Whether a folded symbol is another with the letter, or else the number, of one member of its family. */
const isOfFamily = (symbol: string, family: string): boolean =>
  symbol.startsWith(family) &&
  (/\d$/.test(family) ? /^[a-z]$/ : /^-?\d{1,2}[a-z]?$/).test(symbol.slice(family.length));

/**
 * Ranks of own genes whose orthologs are of the family that a name is of: CDC25A and CDC25B for CDC25.
 * @param taxon of the orthologs; null where none is named
 */
export const familyOfForeign = (
  name: string,
  taxon: number | null,
  { orthologs }: Pick<Vocabulary, "orthologs">,
): number[] =>
  [...orthologs].flatMap(([symbol, genes]) =>
    isOfFamily(symbol, fold(name))
      ? genes.filter(({ taxonid }) => (taxon ?? taxonid) === taxonid).map(({ rank }) => rank)
      : [],
  );
