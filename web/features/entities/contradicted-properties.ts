/** Properties of contradictions by the values that show them. */

/** What the description of an allele tells. */
export const describedProperties: readonly string[] = [
  "allele name",
  "allele description",
  "changed residues",
  "residue",
];
