/** The genes in the names of alleles and of tagged proteins. Pure; all texts are folded. */

/** What follows a gene in the name of an allele. Taken from the end, it leaves names that have a hyphen themselves: mat1-Mc of mat1-Mcdelta. */
const ending = /(?:[-:]?delta|::.*|\+|-(?:[a-z]{0,3}\d+[a-z]{0,3}|ts|cs|null|del|oe)|(?<=\d)(?:as|ts|cs))$/;

/** Letters of the shortest name that is worth guessing. */
const leastName = 3;

/** Ordinary words have hyphens too, but hardly one of them is letters and a number: cdc2-as, but not actin-binding. */
const isLikeGene = (text: string): boolean => /^[a-z].*\d/.test(text);

/** What may be the gene: cdc2 of cdc2-as, cdc2::ura4, deltacdc2, cdc2(1-169) and gfp-cdc2. Empty for texts of several words and for others without such signs. */
export function genesOfAllele(text: string): string[] {
  if (text.includes(" ")) return [];
  const before = /^(.+?)(?:[-:(+]|delta)/.exec(text)?.[1];
  const afterDelta = /^delta[-:]?(.+)$/.exec(text)?.[1];
  const afterTag = /^[a-z\d]+-(.+)$/.exec(text)?.[1];
  const guessed = [before, afterDelta, afterTag].filter((gene) => gene !== undefined).filter(isLikeGene);
  return [...new Set([text.replace(ending, ""), ...guessed])].filter((gene) => gene !== text && gene.length >= leastName && /^[a-z]/.test(gene));
}

/** The most words of a text that are looked up one by one. */
const mostWords = 16;

/** Words that may each be the name or id of a gene, or of an allele of it, in texts of several words. */
export function genesAmongWords(text: string): string[] {
  const words = text.split(/[\s,;/()[\]"'“”]+/).map((word) => word.replace(/[.:!?]+$/, "")).filter((word) => word.length >= leastName);
  if (words.length === 0 || words[0] === text) return [];
  return [...new Set(words.slice(0, mostWords).flatMap((word) => [word, ...genesOfAllele(word)]))];
}

/** Whether one of them is letters and a number, as most names of genes are. */
export const someLikeGene = (words: readonly string[]): boolean => words.some(isLikeGene);
