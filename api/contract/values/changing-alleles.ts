/** Types of alleles whose descriptions say which residues of the protein they change, and how that is drawn. */
export const changingAlleles = {
  substitutions: "amino_acid_mutation",
  deletions: "partial_amino_acid_deletion",
} as const;
