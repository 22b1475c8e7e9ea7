import type { DatasetFile, ReleaseWriter } from "./release-writer.ts";

const phafHeader = [
  "#Database name", "Gene systematic ID", "FYPO ID", "Allele description", "Expression", "Parental strain", "Strain name (background)", "Genotype description",
  "Gene symbol", "Allele name", "Allele synonym", "Allele type", "Evidence", "Condition", "Penetrance", "Severity", "Extension", "Reference", "Taxon", "Date", "Ploidy",
];
const orthologHeader = ["systematic_id", "ortholog_id", "ortholog_name", "ortholog_taxonid", "qualifier", "source", "ortholog_product"];
const changeHeader = ["Date", "Systematic ID", "Primary name", "Before / After change", "Coordinates", "Comment", "Reference"];
const newHeader = ["Systematic ID", "Primary name", "Date added", "Comment", "Reference"];
const removedHeader = ["Systematic ID", "Primary name", "Date removed", "Coordinates when removed", "Comment", "Reference"];

/** Opens every file that is written gene by gene, with the header rows of the public formats. */
export function openFiles(writer: ReleaseWriter) {
  const open = (id: string, entity: string, format: string, path: string, header?: readonly string[]): DatasetFile =>
    writer.open({ id, entity, format, path, ...(header ? { header } : {}) });
  return {
    chromosomes: open("chromosomes", "chromosome", "fasta-dna", "genome/chromosomes.fa"),
    features: open("features", "genome-feature", "gff3", "genome/features.gff3"),
    peptides: open("peptides", "protein", "fasta-protein", "genome/peptides.fa"),
    gene: {
      genes: open("genes", "gene", "pombase-genes", "genes/gene_IDs_names_products.tsv",
        ["gene_systematic_id", "gene_systematic_id_with_prefix", "gene_name", "chromosome_id", "gene_product", "uniprot_id", "gene_type", "synonyms"]),
      synonyms: open("gene-synonyms", "gene-synonym", "gene-synonyms", "genes/synonyms.tsv", ["systematic_id", "synonym", "type"]),
      uniprot: open("gene-uniprot", "gene-uniprot", "gene-uniprot", "genes/uniprot.tsv"),
      viability: open("gene-viability", "gene-viability", "gene-viability", "genes/viability.tsv"),
      characterisation: open("gene-characterisation", "gene-characterisation", "gene-characterisation", "genes/characterisation_status.tsv", ["systematic_id", "characterisation_status"]),
      stats: open("peptide-stats", "peptide-stats", "peptide-stats", "genes/peptide_stats.tsv", ["Systematic_ID", "Mass (kDa)", "pI", "Charge", "Residues", "CAI"]),
      obsolete: open("history-obsolete-ids", "gene-history", "obsolete-ids", "history/obsoleted_ids.tsv", ["obsolete_id", "systematic_id"]),
    },
    go: {
      gaf: open("go-annotations", "go-annotation", "gaf-2.2", "annotations/go.gaf"),
      extended: open("go-annotations-extended", "go-annotation", "go-extensions", "annotations/go_with_extensions.tsv",
        ["gene_systematic_id", "gene_name", "aspect", "term_id", "term_name", "reference", "evidence", "extension", "comment"]),
    },
    phenotype: {
      phaf: open("phenotypes", "phenotype-annotation", "phaf", "annotations/phenotypes.phaf", phafHeader),
      pairs: open("phenotype-pairs", "phenotype-annotation", "gene-term-pairs", "annotations/phenotype_pairs.tsv", ["systematic_id", "term_id"]),
    },
    modifications: open("modifications", "modification", "modifications", "annotations/modifications.tsv",
      ["systematic_id", "gene_name", "modification", "evidence", "residue", "extension", "reference", "taxon", "date", "assigned_by"]),
    expression: open("expression", "expression-annotation", "qualitative-expression", "annotations/qualitative_gene_expression.tsv",
      ["gene_systematic_id", "gene_name", "type", "evidence", "qualifier", "extension", "reference", "taxon", "date"]),
    levels: open("expression-levels", "expression-annotation", "quantitative-expression", "annotations/quantitative_gene_expression.tsv",
      ["gene_systematic_id", "gene_name", "type", "extension", "copies_per_cell", "range", "evidence", "scale", "condition", "reference", "taxon", "date"]),
    disease: open("disease", "disease-annotation", "disease-association", "annotations/human_disease_association.tsv", ["#gene_systematic_id", "gene_name", "mondo_id", "reference", "date"]),
    complexes: open("complexes", "complex-annotation", "complex-annotation", "annotations/macromolecular_complex_annotation.tsv",
      ["complex_term_id", "GO_term_name", "systematic_id", "symbol", "gene_product_description", "UniProt_ID", "evidence_code", "source", "assigned_by"]),
    complexPortal: open("complexportal", "complex", "complexportal", "annotations/complexportal.tsv", ["complex_id", "name", "definition"]),
    alleles: open("alleles", "allele", "alleles", "alleles/alleles.tsv",
      ["#gene_systematic_id", "gene_name", "allele_current_internal_id", "allele_name", "allele_type", "allele_description", "allele_synonyms", "references", "source", "comments", "is_obsolete"]),
    alleleCoordinates: open("allele-coordinates", "allele-coordinate", "allele-coordinates", "alleles/allele_coordinates.tsv",
      ["systematic_id", "allele_id", "allele_name", "allele_type", "allele_description", "coordinates"]),
    references: open("references", "reference", "references", "references/references.tsv",
      ["pmid", "triage_status", "curated", "title", "authors", "authors_abbrev", "citation", "journal", "year", "doi", "abstract", "canto_session_key",
        "canto_curator_role", "canto_approved_date", "annotation_curators", "annotation_file_curators", "keyword_genes"]),
    interactions: open("interactions", "interaction", "interactions", "interactions/interactions.tsv", ["gene_a", "gene_b", "type", "evidence", "pmid", "source", "date", "throughput",
      "note", "double_mutant_genotype", "double_mutant_phenotype", "double_mutant_extension", "rescued_genotype", "rescued_phenotype", "rescued_phenotype_extension"]),
    orthologs: {
      cerevisiae: open("orthologs-cerevisiae", "ortholog", "orthologs", "orthologs/cerevisiae.tsv", orthologHeader),
      human: open("orthologs-human", "ortholog", "orthologs", "orthologs/human.tsv", orthologHeader),
      japonicus: open("orthologs-japonicus", "ortholog", "orthologs", "orthologs/japonicus.tsv", orthologHeader),
    },
    protein: {
      domains: open("protein-domains", "protein-feature", "protein-domains", "domains/protein_families_and_domains.tsv", ["systematic_id", "gene_name", "peptide_id", "domain_id", "database", "seq_start", "seq_end"]),
      disordered: open("disordered-regions", "protein-feature", "disordered-regions", "domains/disordered_regions.tsv", ["systematic_id", "gene_name", "peptide_id", "seq_start", "seq_end"]),
    },
    domainNames: open("domain-names", "protein-domain-name", "domain-names", "domains/domain_names.tsv", ["domain_id", "database", "name", "description"]),
    history: {
      changes: {
        coding: open("history-coordinates-coding", "gene-history", "gene-coordinate-changes", "history/gene-coordinate-change-data-protein-coding.tsv", changeHeader),
        rna: open("history-coordinates-rna", "gene-history", "gene-coordinate-changes", "history/gene-coordinate-change-data-RNA.tsv", changeHeader),
      },
      added: {
        coding: open("history-new-coding", "gene-history", "new-genes", "history/new-gene-data-protein-coding.tsv", newHeader),
        rna: open("history-new-rna", "gene-history", "new-genes", "history/new-gene-data-RNA.tsv", newHeader),
      },
      removed: {
        coding: open("history-removed-coding", "gene-history", "removed-genes", "history/removed-gene-data-protein-coding.tsv", removedHeader),
        rna: open("history-removed-rna", "gene-history", "removed-genes", "history/removed-gene-data-RNA.tsv", removedHeader),
      },
      previous: open("history-previous-coordinates", "gene-history", "previous-coordinates", "history/previous_coordinates.tsv",
        ["chromosome", "systematic_id", "primary_name", "feature_type", "value", "date", "db_xref_removed", "db_xref_added", "pombase_reference_removed",
          "pombase_reference_added", "pombase_comments_removed", "pombase_comments_added", "genome_snapshot"]),
      log: open("history-coordinate-log", "gene-history", "coordinate-log", "history/all_coordinate_changes.tsv",
        ["revision", "date", "chromosome", "systematic_id", "primary_name", "feature_type", "added_or_removed", "value", "db_xref", "pombase_reference", "pombase_comments"]),
      sequence: open("history-genome-sequence", "gene-history", "genome-sequence-changes", "history/genome_sequence_changes.tsv", ["revision", "date", "chromosome", "reference", "link"]),
    },
  };
}

export type Files = ReturnType<typeof openFiles>;
