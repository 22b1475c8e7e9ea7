/**
 * What readers call the things of the help, in their words and in those of its texts: words of one row stand for each other.
 * What one page alone is about stands in the `words` of that page. Pure.
 */
import { stemsIn } from "./stems.ts";

const sameThings: readonly (readonly string[])[] = [
  // Genes, proteins and what was found of them.
  [
    "deletion",
    "ko",
    "knockout",
    "knock",
    "null mutant",
    "null allele",
    "disruption",
    "disruptant",
    "loss of a gene",
  ],
  ["two hybrid", "y2h"],
  ["interaction", "interactome", "interactor", "partner", "ppi"],
  ["high throughput", "hts", "htp", "screen", "large scale", "genome wide"],
  ["temperature sensitive", "ts", "heat sensitive", "cold sensitive"],
  ["wild type", "wt", "wildtype"],
  ["overexpression", "oe", "overexpressed", "overproduced", "overproduction"],
  ["mutation", "mutant", "variant", "snp", "substitution"],
  ["amino acid", "aa", "residue"],
  ["modification", "ptm", "posttranslational", "post translational"],
  ["phosphorylation", "phosphosite", "phosphoprotein", "phosphoproteome"],
  ["molecular weight", "mw", "kda", "kilodalton", "daltons", "molecular mass"],
  ["expression", "abundance", "transcriptome", "proteome"],
  ["non coding", "ncrna", "lncrna", "noncoding"],
  ["utr", "untranslated region"],
  ["upstream", "promoter", "promotor"],
  ["sequence", "fasta"],
  ["chromosome", "contig", "scaffold", "supercontig"],
  ["domain", "pfam", "interpro"],
  ["structure", "3d", "pdb"],
  ["location", "localization", "localisation", "subcellular", "compartment"],
  ["gene ontology", "go"],
  ["disease", "disorder", "syndrome", "clinical", "patient", "pathology"],
  ["ortholog", "homolog", "counterpart", "equivalent"],
  ["source", "provenance", "origin"],
  ["coordinates", "liftover", "lift over"],
  ["genetic code", "codon table", "translation table"],
  ["budding yeast", "cerevisiae", "saccharomyces", "sgd", "baker's yeast"],
  ["species", "organism", "taxon", "taxa", "taxonomic"],
  ["unknown", "uncharacterized", "unstudied", "orphan", "unannotated"],
  ["essential", "lethal", "lethality", "inviable", "indispensable"],
  ["condition", "medium", "treatment"],
  ["growth", "grow", "growing", "proliferation"],
  ["viable", "alive", "survive", "survival"],
  ["conserved", "conservation"],
  ["strain", "stock"],
  ["region", "interval", "segment"],
  ["pathway", "kegg", "reactome", "cascade"],
  // Evidence and numbers.
  ["evidence", "proof", "confidence", "reliable", "reliability", "trust"],
  ["electronic", "computational", "predicted", "prediction", "in silico", "automatic"],
  ["p value", "significance", "significant", "pvalue"],
  ["false discovery rate", "fdr", "q value", "bonferroni", "benjamini", "multiple testing"],
  ["enrichment", "overrepresentation", "overrepresented", "gsea"],
  // Tools and files.
  ["combine", "intersect", "intersection", "overlap", "union", "venn", "boolean"],
  ["list", "set", "collection"],
  ["identifier", "id", "accession", "locus tag"],
  ["convert", "map", "mapping", "translate", "conversion"],
  ["synonym", "alias", "aliases", "old name", "previous name"],
  ["name", "symbol", "nomenclature"],
  ["filter", "restrict", "narrow", "refine"],
  ["save", "store", "keep", "bookmark"],
  ["tsv", "csv", "spreadsheet", "excel", "tab separated", "tab delimited", "comma separated"],
  ["download", "export", "dump", "ftp", "bulk", "wget"],
  ["picture", "image", "figure", "png", "svg", "screenshot"],
  ["script", "curl", "perl", "programmatic", "programmatically", "command line", "notebook"],
  ["release", "version"],
  ["plot", "graph", "chart", "histogram"],
  ["feed", "newsletter", "rss", "alert", "notification"],
  ["checksum", "md5", "sha256", "sha"],
  // The site.
  ["paper", "publication", "article", "manuscript"],
  ["curator", "staff", "team", "biocurator", "annotator"],
  ["licence", "license", "copyright", "terms of use", "commercial", "permission"],
  ["cite", "citation", "acknowledge", "endnote", "zotero", "bibtex", "mendeley"],
  ["beginner", "newbie", "novice", "newcomer"],
  ["print", "printer", "printout", "hardcopy"],
  ["problem", "bug", "mistake", "error", "wrong", "incorrect", "broken"],
  ["contact", "email", "e mail", "mail", "helpdesk", "support", "feedback"],
  ["account", "login", "log", "password", "register", "sign up", "username"],
  ["front page", "homepage", "home page", "start page"],
  ["phone", "mobile", "tablet", "smartphone", "iphone", "ipad", "android"],
  ["screen reader", "a11y", "blind"],
  ["privacy", "gdpr", "tracking", "personal data"],
  // What is asked for in everyday words.
  ["size", "big", "large", "long", "length", "maximum", "max", "limit", "how many"],
  ["gene", "orf"],
  ["submit", "upload", "deposit", "contribute"],
  ["visualize", "draw", "view", "display"],
  ["summary", "summarize", "overview", "glance"],
  ["compare", "comparison", "side by side", "versus", "vs"],
  ["undo", "recover", "restore"],
  ["request", "call"],
  ["number", "amount", "count"],
  ["below", "child", "children", "descendant", "narrower"],
  ["above", "parent", "ancestor", "broader"],
  ["position", "place"],
  ["old", "older", "previous", "earlier", "former", "archive"],
  ["choose", "select", "pick"],
  ["tour", "tutorial", "introduction", "walkthrough", "guide"],
  ["update", "new", "latest"],
];

/** The other words of the rows that have some words, all of them as stems: by the stems with blanks between them. */
export const readersWords: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  Map.groupBy(
    sameThings.flatMap((row) => {
      const stems = row.map(stemsIn);
      return stems.flatMap((one) => stems.map((other) => ({ one: one.join(" "), other })));
    }),
    ({ one }) => one,
  )
    .entries()
    .map(([one, rows]) => [one, rows.flatMap(({ other }) => (other.join(" ") === one ? [] : [other]))]),
);
