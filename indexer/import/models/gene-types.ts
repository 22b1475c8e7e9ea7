/** What other communities call the kinds of genes and transcripts, in the words of a release. */
import type { GeneType } from "../../read/tables/genes.ts";

/** By words in small letters, without "gene" at their end. */
const typeOfWord: Readonly<Record<string, GeneType>> = {
  protein_coding: "protein coding gene",
  protein: "protein coding gene",
  mrna: "protein coding gene",
  cds: "protein coding gene",
  nontranslating_cds: "pseudogene",
  pseudogene: "pseudogene",
  transcribed_pseudogene: "pseudogene",
  blocked_reading_frame: "pseudogene",
  trna: "tRNA gene",
  mt_trna: "tRNA gene",
  rrna: "rRNA gene",
  mt_rrna: "rRNA gene",
  snrna: "snRNA gene",
  snorna: "snoRNA gene",
  scarna: "snoRNA gene",
  sncrna: "sncRNA gene",
  small_ncrna: "sncRNA gene",
  srna: "sncRNA gene",
  pirna: "sncRNA gene",
  lncrna: "lncRNA gene",
  lincrna: "lncRNA gene",
  lnc_rna: "lncRNA gene",
  mirna: "miRNA gene",
  pre_mirna: "miRNA gene",
  ncrna: "ncRNA gene",
  misc_rna: "ncRNA gene",
  tmrna: "ncRNA gene",
  guide_rna: "ncRNA gene",
  ribozyme: "ncRNA gene",
  autocatalytically_spliced_intron: "ncRNA gene",
  antisense: "antisense RNA gene",
  antisense_rna: "antisense RNA gene",
  antisense_lncrna: "antisense RNA gene",
  rnase_p_rna: "RNase P RNA gene",
  rnase_mrp_rna: "RNase MRP RNA gene",
  srp_rna: "SRP RNA gene",
  telomerase_rna: "telomerase RNA gene",
  transposable_element: "transposable element gene",
  transposon: "transposable element gene",
};

/** The kind of gene that a word of any dialect means, such as `protein_coding`, `tRNA_gene` or `IG_V_gene`; null for words that say nothing. */
export function geneTypeOf(word: string): GeneType | null {
  const plain = word
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_")
    .replace(/_gene$/, "");
  const known = typeOfWord[plain];
  if (known) return known;
  if (/pseudo/.test(plain)) return "pseudogene";
  if (/^(?:ig|tr|[vdjc])_(?:[vdjc](?:_|$)|segment)|gene_segment|_region$/.test(plain)) return "gene segment";
  return null;
}

/** The transcript type that a release writes for one of a dialect; ends in RNA or transcript. */
export function transcriptTypeOf(type: string): string {
  if (type === "lnc_RNA") return "lncRNA";
  return /(?:RNA|transcript)$/.test(type) ? type : "transcript";
}

/** The type of a transcript that its source leaves out: that of what the gene makes. */
export function transcriptTypeOfGene(type: GeneType): string {
  if (type === "protein coding gene") return "mRNA";
  if (type === "pseudogene") return "pseudogenic_transcript";
  const made = type.replace(/ gene$/, "").replaceAll(" ", "_");
  return transcriptTypeOf(made === "unclassified" || made === "gene_segment" ? "transcript" : made);
}
