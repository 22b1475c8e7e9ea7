/** Words between asterisks, as Markdown has them in italics. Not those of an allele such as `ura4*D18` or of a lone one. */
const emphasis = /(?<![\w*])\*(?=[^\s*])([^*]*[^\s*])\*(?![\w*])/g;

/** The title of a publication without the signs that some sources leave around names of species and genes. */
export const plainTitle = (title: string): string => title.replaceAll(emphasis, "$1");
