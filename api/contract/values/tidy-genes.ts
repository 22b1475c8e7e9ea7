/** Genes as they are typed, one blank between. Pure. */
export const tidyGenes = (text: string): string =>
  text
    .split(/[\s,;+]+/)
    .filter(Boolean)
    .join(" ");
