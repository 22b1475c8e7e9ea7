/** Names of the subsets of genes that follow from the fields of their records. Pure. */

/** The subset of the genes that have a value of a field. */
export const subsetName = (field: string, value: string): string =>
  `${field}_${value.replaceAll(/[ ,:]+/g, "_")}`;
