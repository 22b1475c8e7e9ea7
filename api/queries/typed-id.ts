/** Ids of genes as people write and paste them. Pure. */

const quotes = /^["'`´“”„‘’‚«»‹›]+|["'`´“”„‘’‚«»‹›]+$/gu;
/** Signs of alleles beside the name of a gene: `cdc2+` and `+cdc2` are its wild type, `Δcdc2` and `cdc2Δ::kanMX6` its deletion. */
const alleleSigns = /^[+Δ∆]|[Δ∆].*$|(?:::.*)$|\+$/gu;
const database = /^[A-Za-z][\w.-]*:(?=.)/u;

/**
 * What an id can be meant to be, the likeliest first: as it is written, without quotes, without signs of alleles, without
 * the database before it. Each once.
 */
export function readingsOf(typed: string): readonly [string, ...string[]] {
  const bare = typed.replace(quotes, "");
  const gene = bare.replace(alleleSigns, "").replace(quotes, "");
  const own = gene.replace(database, "");
  const others = [bare, gene, own, own.replace(alleleSigns, "")];
  return [typed, ...[...new Set(others)].filter((reading) => reading !== "" && reading !== typed)];
}
