/** Names of the subsets of genes that follow from other things. Pure. */

/** The subset of the genes that have a value of a field. */
export const subsetName = (field: string, value: string): string =>
  `${field}_${value.replaceAll(/[ ,:]+/g, "_")}`;

/** The subset of the genes whose structure history names a publication. */
export const structureSubset = (reference: string): string => `structure_history:${reference}`;
