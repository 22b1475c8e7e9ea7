/** Made-up authors and journals. */
export const surnames = [
  "Adair", "Bellweather", "Castellan", "Dunmore", "Eastgate", "Farrow", "Greenhalgh", "Holloway", "Ivarsen", "Jernigan", "Kestrel", "Lindqvist",
  "Marchetti", "Nakahara", "Okonjo", "Pemberton", "Quillfeather", "Rosendahl", "Saltmarsh", "Tanager", "Umber", "Vasquez-Lane", "Whitlock",
  "Xenakis", "Yarrow", "Zielinska", "Arkwright", "Brightwater", "Coppersmith", "Delacroix", "Elderfield", "Fenwick", "Ganesan", "Hartwell",
] as const;
export const initials = ["A", "B", "CM", "D", "EJ", "F", "GL", "H", "I", "JP", "K", "LM", "M", "N", "OR", "P", "R", "ST", "T", "V", "W", "Y"] as const;
export const journals = [
  "J Demo Cell Biol", "Demo Genet", "Karyonia Res", "Proc Demo Acad", "Yeast Notes", "Demo Mol Cell", "Chromosome Lett", "J Synth Biol Data", "Demo Biochem",
] as const;
/** In the form of an ORCID, but with wrong check digits: they belong to nobody. */
export const curators = ["0000-0009-0000-0001", "0000-0009-0000-0002", "0000-0009-0000-0003", "0000-0009-0000-0004"] as const;
