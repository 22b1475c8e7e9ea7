/** Genes that can be compared at once: more columns cannot be read side by side. */
export const maxCompared = 6;
