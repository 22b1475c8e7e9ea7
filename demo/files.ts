import { headers } from "./headers.ts";
import type { DatasetFile, ReleaseWriter } from "./writer/release-writer.ts";

/** Opens every file that is written gene by gene, with the header rows of the public formats. */
export function openFiles(writer: ReleaseWriter) {
  const open = (id: string, entity: string, format: string, path: string): DatasetFile => {
    const header = headers[format];
    return writer.open({ id, entity, format, path, ...(header ? { header } : {}) });
  };
  return {
    chromosomes: open("chromosomes", "chromosome", "fasta-dna", "genome/chromosomes.fa"),
    features: open("features", "genome-feature", "gff3", "genome/features.gff3"),
    peptides: open("peptides", "protein", "fasta-protein", "genome/peptides.fa"),
    gene: {
      genes: open("genes", "gene", "pombase-genes", "genes/gene_IDs_names_products.tsv"),
      synonyms: open("gene-synonyms", "gene-synonym", "gene-synonyms", "genes/synonyms.tsv"),
      uniprot: open("gene-uniprot", "gene-uniprot", "gene-uniprot", "genes/uniprot.tsv"),
      viability: open("gene-viability", "gene-viability", "gene-viability", "genes/viability.tsv"),
      characterisation: open(
        "gene-characterisation",
        "gene-characterisation",
        "gene-characterisation",
        "genes/characterisation_status.tsv",
      ),
      distribution: open(
        "gene-taxonomic-distribution",
        "gene-taxonomic-distribution",
        "gene-taxonomic-distribution",
        "genes/taxonomic_distribution.tsv",
      ),
      stats: open("peptide-stats", "peptide-stats", "peptide-stats", "genes/peptide_stats.tsv"),
      obsolete: open("history-obsolete-ids", "gene-history", "obsolete-ids", "history/obsoleted_ids.tsv"),
    },
    go: {
      gaf: open("go-annotations", "go-annotation", "gaf-2.2", "annotations/go.gaf"),
      extended: open(
        "go-annotations-extended",
        "go-annotation",
        "go-extensions",
        "annotations/go_with_extensions.tsv",
      ),
    },
    phenotype: {
      phaf: open("phenotypes", "phenotype-annotation", "phaf", "annotations/phenotypes.phaf"),
      pairs: open(
        "phenotype-pairs",
        "phenotype-annotation",
        "gene-term-pairs",
        "annotations/phenotype_pairs.tsv",
      ),
    },
    modifications: open("modifications", "modification", "modifications", "annotations/modifications.tsv"),
    expression: open(
      "expression",
      "expression-annotation",
      "qualitative-expression",
      "annotations/qualitative_gene_expression.tsv",
    ),
    levels: open(
      "expression-levels",
      "expression-annotation",
      "quantitative-expression",
      "annotations/quantitative_gene_expression.tsv",
    ),
    disease: open(
      "disease",
      "disease-annotation",
      "disease-association",
      "annotations/human_disease_association.tsv",
    ),
    complexes: open(
      "complexes",
      "complex-annotation",
      "complex-annotation",
      "annotations/macromolecular_complex_annotation.tsv",
    ),
    complexPortal: open("complexportal", "complex", "complexportal", "annotations/complexportal.tsv"),
    alleles: open("alleles", "allele", "alleles", "alleles/alleles.tsv"),
    alleleCoordinates: open(
      "allele-coordinates",
      "allele-coordinate",
      "allele-coordinates",
      "alleles/allele_coordinates.tsv",
    ),
    references: open("references", "reference", "references", "references/references.tsv"),
    interactions: open("interactions", "interaction", "interactions", "interactions/interactions.tsv"),
    orthologs: {
      cerevisiae: open("orthologs-cerevisiae", "ortholog", "orthologs", "orthologs/cerevisiae.tsv"),
      human: open("orthologs-human", "ortholog", "orthologs", "orthologs/human.tsv"),
      japonicus: open("orthologs-japonicus", "ortholog", "orthologs", "orthologs/japonicus.tsv"),
    },
    paralogs: open("paralogs", "paralog", "paralogs", "orthologs/paralogs.tsv"),
    structures: open("pdb-entries", "protein-structure", "pdb-entries", "domains/pdb_entries.tsv"),
    protein: {
      domains: open(
        "protein-domains",
        "protein-feature",
        "protein-domains",
        "domains/protein_families_and_domains.tsv",
      ),
      disordered: open(
        "disordered-regions",
        "protein-feature",
        "disordered-regions",
        "domains/disordered_regions.tsv",
      ),
    },
    others: {
      rnacentral: open("rnacentral", "rna-id", "rnacentral", "genes/rnacentral.tsv"),
      drawn: open("rna-2d-structures", "rna-structure", "rna-2d-structures", "genes/rna_2d_structures.tsv"),
      biogrid: open("biogrid-identifiers", "gene-id", "biogrid-identifiers", "genes/biogrid_identifiers.tsv"),
      descriptions: open(
        "gene-name-descriptions",
        "gene-name",
        "gene-name-descriptions",
        "genes/name_descriptions.tsv",
      ),
      interpro: open("protein2ipr", "protein-domain", "protein2ipr", "domains/protein2ipr.tsv"),
    },
    contributors: open("contributors", "contributor", "contributors", "gocam/contributors.tsv"),
    domainNames: open("domain-names", "protein-domain-name", "domain-names", "domains/domain_names.tsv"),
    history: {
      changes: {
        coding: open(
          "history-coordinates-coding",
          "gene-history",
          "gene-coordinate-changes",
          "history/gene-coordinate-change-data-protein-coding.tsv",
        ),
        rna: open(
          "history-coordinates-rna",
          "gene-history",
          "gene-coordinate-changes",
          "history/gene-coordinate-change-data-RNA.tsv",
        ),
      },
      added: {
        coding: open(
          "history-new-coding",
          "gene-history",
          "new-genes",
          "history/new-gene-data-protein-coding.tsv",
        ),
        rna: open("history-new-rna", "gene-history", "new-genes", "history/new-gene-data-RNA.tsv"),
      },
      removed: {
        coding: open(
          "history-removed-coding",
          "gene-history",
          "removed-genes",
          "history/removed-gene-data-protein-coding.tsv",
        ),
        rna: open(
          "history-removed-rna",
          "gene-history",
          "removed-genes",
          "history/removed-gene-data-RNA.tsv",
        ),
      },
      previous: open(
        "history-previous-coordinates",
        "gene-history",
        "previous-coordinates",
        "history/previous_coordinates.tsv",
      ),
      log: open(
        "history-coordinate-log",
        "gene-history",
        "coordinate-log",
        "history/all_coordinate_changes.tsv",
      ),
      sequence: open(
        "history-genome-sequence",
        "gene-history",
        "genome-sequence-changes",
        "history/genome_sequence_changes.tsv",
      ),
    },
  };
}

export type Files = ReturnType<typeof openFiles>;
