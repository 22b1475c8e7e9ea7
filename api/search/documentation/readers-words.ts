/**
 * What readers call the things of the help, in their words and in those of its texts. Pure.
 * What one page alone is about stands in the `words` of that page.
 */
const saidFor: Readonly<Record<string, readonly string[]>> = {
  // Genes, proteins and what was found of them.
  deletion: ["ko", "knockout", "knock", "null mutant", "null allele", "disruption", "disruptant"],
  "two hybrid": ["y2h"],
  interaction: ["interactome", "interactor", "partner", "ppi"],
  "high throughput": ["hts", "htp", "screen", "large scale", "genome wide"],
  "temperature sensitive": ["ts", "heat sensitive", "cold sensitive"],
  "wild type": ["wt", "wildtype"],
  overexpression: ["oe", "overexpressed", "overproduced", "overproduction"],
  mutation: ["mutant", "variant", "snp", "substitution"],
  "amino acid": ["aa", "residue"],
  modification: ["ptm", "posttranslational", "post translational"],
  phosphorylation: ["phosphosite", "phosphoprotein", "phosphoproteome"],
  "molecular weight": ["mw", "kda", "kilodalton", "daltons", "molecular mass"],
  expression: ["abundance", "transcriptome", "proteome"],
  "non coding": ["ncrna", "lncrna", "noncoding"],
  utr: ["untranslated region"],
  upstream: ["promoter", "promotor"],
  sequence: ["fasta"],
  chromosome: ["contig", "scaffold", "supercontig"],
  domain: ["pfam", "interpro"],
  structure: ["3d", "pdb"],
  location: ["localization", "localisation", "subcellular", "compartment"],
  "gene ontology": ["go"],
  disease: ["disorder", "syndrome", "clinical", "patient", "pathology"],
  ortholog: ["homolog", "counterpart", "equivalent"],
  source: ["provenance", "origin"],
  coordinates: ["liftover", "lift over"],
  "genetic code": ["codon table", "translation table"],
  "budding yeast": ["cerevisiae", "saccharomyces", "sgd", "baker's yeast"],
  species: ["organism", "taxon", "taxonomic"],
  unknown: ["uncharacterized", "unstudied", "orphan", "unannotated"],
  essential: ["lethal", "lethality", "inviable", "indispensable"],
  condition: ["medium", "treatment"],
  pathway: ["kegg", "reactome", "cascade"],
  // Evidence and numbers.
  evidence: ["proof", "confidence", "reliable", "reliability", "trust"],
  electronic: ["computational", "predicted", "prediction", "in silico", "automatic"],
  "p value": ["significance", "significant", "pvalue"],
  "false discovery rate": ["fdr", "q value", "bonferroni", "benjamini", "multiple testing"],
  enrichment: ["overrepresentation", "overrepresented", "gsea"],
  // Tools and files.
  combine: ["intersect", "intersection", "overlap", "union", "venn", "boolean"],
  list: ["set", "collection"],
  identifier: ["id", "accession", "locus tag"],
  convert: ["map", "mapping", "translate", "conversion"],
  synonym: ["alias", "aliases", "old name", "previous name"],
  name: ["symbol", "nomenclature"],
  filter: ["restrict", "narrow", "refine"],
  save: ["store", "keep", "bookmark"],
  tsv: ["csv", "spreadsheet", "excel", "tab separated", "tab delimited", "comma separated"],
  download: ["export", "dump", "ftp", "bulk", "wget"],
  picture: ["image", "figure", "png", "svg", "screenshot"],
  script: ["curl", "perl", "programmatic", "programmatically", "command line", "notebook"],
  release: ["version"],
  checksum: ["md5", "sha256", "sha"],
  // The site.
  paper: ["publication", "article", "manuscript", "literature"],
  curator: ["staff", "team", "biocurator", "annotator"],
  licence: ["license", "copyright", "terms of use", "commercial", "permission"],
  cite: ["citation", "acknowledge", "endnote", "zotero", "bibtex", "mendeley"],
  problem: ["bug", "mistake", "error", "wrong", "incorrect", "broken"],
  contact: ["email", "e mail", "mail", "helpdesk", "support", "feedback"],
  account: ["login", "log", "password", "register", "sign up", "username"],
  "front page": ["homepage", "home page", "start page"],
  phone: ["mobile", "tablet", "smartphone", "iphone", "ipad", "android"],
  "screen reader": ["a11y", "blind"],
  privacy: ["gdpr", "tracking", "personal data"],
};

const phrases: readonly (readonly [asked: RegExp, said: string])[] = Object.entries(saidFor).map(
  ([said, others]) => [new RegExp(String.raw`(?<!\S)(?:${others.join("|")})s?(?!\S)`, "g"), said],
);

/** A text with the words of the help for those of its readers. */
export const inWordsOfHelp = (text: string): string =>
  phrases.reduce((rest, [asked, said]) => rest.replaceAll(asked, said), text);
