export const geneTypes = [
  "protein coding gene",
  "lncRNA gene",
  "tRNA gene",
  "rRNA gene",
  "snRNA gene",
  "snoRNA gene",
  "sncRNA gene",
  "pseudogene",
] as const;
export type GeneType = (typeof geneTypes)[number];
