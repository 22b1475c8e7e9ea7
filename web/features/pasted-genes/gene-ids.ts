/** Lists of gene ids as people type, paste and upload them. Pure. */
import type { GeneShort } from "../../../api/contract/index.ts";
import type { QueryNode } from "../../../api/contract/query.ts";

/** The zero-width space comes along when lists are copied from some pages. */
const separators = /[\s,;\u200B]+/u;

/** More are not looked up at once. */
export const maxIds = 20_000;

/** Longer texts are no ids; the api takes none of them. */
const maxLength = 200;

/** What may be ids of genes, as it stands there; what is too long for one is cut. */
export const tokensIn = (text: string): string[] =>
  text.split(separators).flatMap((token) => (token === "" ? [] : [token.slice(0, maxLength)]));

/** The same, each once whatever its case. */
export function idsIn(text: string): string[] {
  const ids = new Map<string, string>();
  for (const token of tokensIn(text)) {
    const key = token.toLowerCase();
    if (!ids.has(key)) ids.set(key, token);
  }
  return [...ids.values()];
}

/** The text with some ids replaced; everything else stays as it was typed. @param by lower-case id → id */
export const withReplaced = (text: string, by: ReadonlyMap<string, string>): string =>
  text
    .split(/([\s,;\u200B]+)/u)
    .map((token) => by.get(token.toLowerCase()) ?? token)
    .join("");

/** Unknown ids are shown as far as this. */
const maxShown = 1000;
/** Ids in a line, cut where there are very many. */
export const shownIds = (ids: readonly string[]): string => {
  const text = ids.join(", ");
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
};

/** Lists of up to so many genes are called by their names. */
const maxNamed = 8;

/** What a list is called that nobody has named. */
const listName = (genes: readonly ListedGene[]): string =>
  genes.length <= maxNamed
    ? `uploaded gene list: ${genes.map(({ uniquename, name }) => name ?? uniquename).join(" ")}`
    : `uploaded gene list of ${genes.length} genes`;

type ListedGene = Pick<GeneShort, "uniquename" | "name">;

/** The condition that a gene is one of a list. @param name what the visitor calls it; blank for nothing */
export const geneListNode = (genes: readonly ListedGene[], name: string): QueryNode => ({
  node_name: name.trim() === "" ? listName(genes) : name.trim(),
  gene_list: {
    genes: genes.map(({ uniquename, name: symbol }) => ({
      uniquename,
      ...(symbol === null ? {} : { name: symbol }),
    })),
  },
});
