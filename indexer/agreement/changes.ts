/** Reads what an allele changes: descriptions such as `F84G,Q85L`, and coordinates such as `II:g.5A>T/c.3T>A/p.F84G`. */

/** The changes that a description lists. */
export const changesOf = (description: string): readonly string[] =>
  description.split(",").map((change) => change.trim());

const substitution = /^[A-Z]\d+[A-Z*]$/;

/** Substitutions in the order of their letters, joined by commas; "" when there are other changes among them. */
export const substitutions = (changes: readonly string[]): string =>
  changes.every((change) => substitution.test(change))
    ? [...new Set(changes)].sort((a, b) => (a < b ? -1 : 1)).join(",")
    : "";

/** The changes of residues among coordinates: what stands behind `p.`, one for each coordinate that has one. */
export const codingChanges = (coordinates: readonly string[]): readonly string[] =>
  coordinates.map((change) => /\/p\.(\S+)$/.exec(change)?.[1] ?? "");

/** The residue that a change begins with: F and 84 of `F84G`, `F84` and `F84_Q90del7`; null for others. */
export function residueBefore(
  change: string,
): { readonly residue: string; readonly position: number } | null {
  const [, residue, position] = /^([A-Z*])(\d+)(?!\d)/.exec(change.trim()) ?? [];
  return residue === undefined ? null : { residue, position: Number(position) };
}

/** The base of the chromosome that a coordinate says it replaces: A at 5 of II in `II:g.5A>T`; null for others. */
export function firstBase(
  coordinate: string,
): { readonly chromosome: string; readonly position: number; readonly base: string } | null {
  const [, chromosome, position, base] = /^([^:\s]+):g\.(\d+)([ACGT])>[ACGT]/.exec(coordinate) ?? [];
  return chromosome === undefined || base === undefined
    ? null
    : { chromosome, position: Number(position), base };
}
