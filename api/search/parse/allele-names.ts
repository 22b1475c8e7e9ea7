/** The genes in the names of alleles and of tagged proteins. Pure; all texts are folded. */

/** What follows a gene in the name of an allele. Taken from the end, it leaves names that have a hyphen themselves: mat1-Mc of mat1-Mcdelta. */
const ending = /(?:[-:]?delta|::.*|\+|-(?:[a-z]{0,3}\d+[a-z]{0,3}|ts|cs|null|del|oe)|(?<=\d)(?:as|ts|cs))$/;

/** A protein as yeast people write it: Cdc25p. */
const protein = /^([a-z]{2,5}\d+[a-z]?)p$/;

/** The most words of a text that are looked up one by one. */
const maxWords = 16;

/** Letters of the minLength name that is worth guessing. */
const minName = 3;

/** Ordinary words have hyphens too, but hardly one of them is letters and a number: cdc2-as, but not actin-binding. */
const isLikeGene = (text: string): boolean => /^[a-z].*\d/.test(text);

/** The gene in the ways in which people write that it is deleted: delta cdc2, cdc2 delta, deltacdc2, cdc2 null, cdc2::ura4. */
const deleted =
  /^(?:delta[ -]?(?<after>[a-z]\S*)|(?<before>[^\s:]+)(?: delta|[ -]null| deletion| knockout|::\S+))$/;

/** What the deletion of a gene is called that was written in another way: cdc2delta. Empty for other texts. */
export function deletionOf(text: string): string[] {
  const { after, before } = deleted.exec(text)?.groups ?? {};
  const gene = before ?? after;
  return gene === undefined ? [] : [`${gene}delta`];
}

/** Words of a genotype that look like the name of an allele. */
export const allelesAmongWords = (text: string): string[] =>
  text.includes(" ")
    ? [...new Set(text.split(/[\s,;]+/).filter((word) => /^[a-z].*(?:-|delta)/.test(word)))].slice(
        0,
        maxWords,
      )
    : [];

/** What people write beside a gene of which they look for something. */
const withCompany =
  /^(\S+) (?:proteins?|mutants?|mutations?|deletions?|strains?|alleles?|locus|orf|null|homologu?e?s?|orthologu?e?s?)$/;

/** A name that was written apart: cdc 2, rad-51. */
const apart = /^([a-z]{2,5})[ -](\d{1,3}[a-z]?)$/;

/** What may be the gene: cdc2 of cdc2-as, cdc2::ura4, deltacdc2, delta cdc2, cdc2(1-169), gfp-cdc2, cdc 2 and cdc2 mutant. Empty for other texts of several words and for others without such signs. */
export function genesOfAllele(typed: string): string[] {
  const text = deletionOf(typed)[0] ?? typed;
  const named = withCompany.exec(text)?.[1];
  if (named !== undefined) return isLikeGene(named) ? [named] : [];
  if (apart.test(text)) return [text.replace(apart, "$1$2")];
  if (text.includes(" ")) return [];
  const before = /^(.+?)(?:[-:(+]|delta)/.exec(text)?.[1];
  const afterDelta = /^delta[-:]?(.+)$/.exec(text)?.[1];
  const afterTag = /^[a-z\d]+-(.+)$/.exec(text)?.[1];
  const guessed = [before, afterDelta, afterTag].filter((gene) => gene !== undefined).filter(isLikeGene);
  return [
    ...new Set([text.replace(ending, ""), ...guessed].flatMap((gene) => [gene, gene.replace(protein, "$1")])),
  ].filter((gene) => gene !== text && gene.length >= minName && /^[a-z]/.test(gene));
}

/** Words that may each be the name or id of a gene, or of an allele of it, in texts of several words. */
export function genesAmongWords(text: string): string[] {
  const words = text
    .split(/[\s,;/()[\]"'“”]+/)
    .map((word) => word.replace(/[.:!?]+$/, ""))
    .filter((word) => word.length >= minName);
  if (words.length === 0 || words[0] === text) return [];
  return [...new Set(words.slice(0, maxWords).flatMap((word) => [word, ...genesOfAllele(word)]))];
}

/** Whether one of them is letters and a number, as most names of genes are. */
export const someLikeGene = (words: readonly string[]): boolean => words.some(isLikeGene);
