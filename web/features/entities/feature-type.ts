/** What the types of genes are called. Pure. */

/** "protein coding" for the gene type of mRNA; others as they are. */
export const featureTypeName = (featureType: string): string =>
  featureType === "mRNA gene" ? "protein coding" : featureType;
