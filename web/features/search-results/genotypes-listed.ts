import type { SearchAnswer } from "../../../api/contract/search.ts";

/** Whether the first line lists genotypes, so that a page without results is not empty. */
export const areGenotypesListed = ({ reading }: Pick<SearchAnswer, "reading">): boolean =>
  reading?.target === "genotype" && reading.count > 0;
