/** The feature type of genes that code for proteins, as records, pages and subsets name it. */
export const codingType = "mRNA gene";
