/** What the results page calls each kind of result. */
import type { EntityType } from "../../../api/contract/index.ts";

/** In the order of the tabs. */
export const kinds: readonly {
  readonly type: EntityType;
  readonly title: string;
  readonly one: string;
  readonly many: string;
}[] = [
  { type: "gene", title: "Genes", one: "gene", many: "genes" },
  { type: "term", title: "Terms", one: "term", many: "terms" },
  { type: "reference", title: "Publications", one: "publication", many: "publications" },
  { type: "gocam", title: "Pathways", one: "pathway model", many: "pathway models" },
  { type: "allele", title: "Alleles", one: "allele", many: "alleles" },
];

/** "1 gene", "10 genes"; results when they are of several kinds. */
export const nounsOf = (type: EntityType | null): readonly [one: string, many: string] => {
  const kind = kinds.find((one) => one.type === type);
  return kind ? [kind.one, kind.many] : ["result", "results"];
};
