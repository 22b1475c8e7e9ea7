import { headers } from "./headers.ts";
import type { DatasetFile, ReleaseWriter } from "./writer/release-writer.ts";

type FileEntry = readonly [id: string, entity: string, format: string, path: string];

/** Every file that is written gene by gene. */
const entries = {
  chromosomes: ["chromosomes", "chromosome", "fasta-dna", "genome/chromosomes.fa"],
  features: ["features", "genome-feature", "gff3", "genome/features.gff3"],
  peptides: ["peptides", "protein", "fasta-protein", "genome/peptides.fa"],
  gene: {
    genes: ["genes", "gene", "pombase-genes", "genes/gene_IDs_names_products.tsv"],
    synonyms: ["gene-synonyms", "gene-synonym", "gene-synonyms", "genes/synonyms.tsv"],
    uniprot: ["gene-uniprot", "gene-uniprot", "gene-uniprot", "genes/uniprot.tsv"],
    viability: ["gene-viability", "gene-viability", "gene-viability", "genes/viability.tsv"],
    characterisation: [
      "gene-characterisation",
      "gene-characterisation",
      "gene-characterisation",
      "genes/characterisation_status.tsv",
    ],
    distribution: [
      "gene-taxonomic-distribution",
      "gene-taxonomic-distribution",
      "gene-taxonomic-distribution",
      "genes/taxonomic_distribution.tsv",
    ],
    stats: ["peptide-stats", "peptide-stats", "peptide-stats", "genes/peptide_stats.tsv"],
    obsolete: ["history-obsolete-ids", "gene-history", "obsolete-ids", "history/obsoleted_ids.tsv"],
  },
  go: {
    gaf: ["go-annotations", "go-annotation", "gaf-2.2", "annotations/go.gaf"],
    extended: [
      "go-annotations-extended",
      "go-annotation",
      "go-extensions",
      "annotations/go_with_extensions.tsv",
    ],
  },
  phenotype: {
    phaf: ["phenotypes", "phenotype-annotation", "phaf", "annotations/phenotypes.phaf"],
    pairs: ["phenotype-pairs", "phenotype-annotation", "gene-term-pairs", "annotations/phenotype_pairs.tsv"],
  },
  modifications: ["modifications", "modification", "modifications", "annotations/modifications.tsv"],
  expression: [
    "expression",
    "expression-annotation",
    "qualitative-expression",
    "annotations/qualitative_gene_expression.tsv",
  ],
  levels: [
    "expression-levels",
    "expression-annotation",
    "quantitative-expression",
    "annotations/quantitative_gene_expression.tsv",
  ],
  disease: [
    "disease",
    "disease-annotation",
    "disease-association",
    "annotations/human_disease_association.tsv",
  ],
  complexes: [
    "complexes",
    "complex-annotation",
    "complex-annotation",
    "annotations/macromolecular_complex_annotation.tsv",
  ],
  complexPortal: ["complexportal", "complex", "complexportal", "annotations/complexportal.tsv"],
  alleles: ["alleles", "allele", "alleles", "alleles/alleles.tsv"],
  alleleCoordinates: [
    "allele-coordinates",
    "allele-coordinate",
    "allele-coordinates",
    "alleles/allele_coordinates.tsv",
  ],
  references: ["references", "reference", "references", "references/references.tsv"],
  interactions: ["interactions", "interaction", "interactions", "interactions/interactions.tsv"],
  orthologs: {
    cerevisiae: ["orthologs-cerevisiae", "ortholog", "orthologs", "orthologs/cerevisiae.tsv"],
    human: ["orthologs-human", "ortholog", "orthologs", "orthologs/human.tsv"],
    japonicus: ["orthologs-japonicus", "ortholog", "orthologs", "orthologs/japonicus.tsv"],
  },
  paralogs: ["paralogs", "paralog", "paralogs", "orthologs/paralogs.tsv"],
  structures: {
    entries: ["pdb-entries", "protein-structure", "pdb-entries", "domains/pdb_entries.tsv"],
    models: ["structures", "protein-structure", "mmcif", "domains/structures.cif"],
    binary: ["structures-binary", "protein-structure", "bcif", "domains/structures.bcif"],
  },
  protein: {
    domains: [
      "protein-domains",
      "protein-feature",
      "protein-domains",
      "domains/protein_families_and_domains.tsv",
    ],
    disordered: [
      "disordered-regions",
      "protein-feature",
      "disordered-regions",
      "domains/disordered_regions.tsv",
    ],
  },
  others: {
    rnacentral: ["rnacentral", "rna-id", "rnacentral", "genes/rnacentral.tsv"],
    drawn: ["rna-2d-structures", "rna-structure", "rna-2d-structures", "genes/rna_2d_structures.tsv"],
    biogrid: ["biogrid-identifiers", "gene-id", "biogrid-identifiers", "genes/biogrid_identifiers.tsv"],
    descriptions: [
      "gene-name-descriptions",
      "gene-name",
      "gene-name-descriptions",
      "genes/name_descriptions.tsv",
    ],
    interpro: ["protein2ipr", "protein-domain", "protein2ipr", "domains/protein2ipr.tsv"],
  },
  contributors: ["contributors", "contributor", "contributors", "gocam/contributors.tsv"],
  domainNames: ["domain-names", "protein-domain-name", "domain-names", "domains/domain_names.tsv"],
  history: {
    changes: {
      coding: [
        "history-coordinates-coding",
        "gene-history",
        "gene-coordinate-changes",
        "history/gene-coordinate-change-data-protein-coding.tsv",
      ],
      rna: [
        "history-coordinates-rna",
        "gene-history",
        "gene-coordinate-changes",
        "history/gene-coordinate-change-data-RNA.tsv",
      ],
    },
    added: {
      coding: ["history-new-coding", "gene-history", "new-genes", "history/new-gene-data-protein-coding.tsv"],
      rna: ["history-new-rna", "gene-history", "new-genes", "history/new-gene-data-RNA.tsv"],
    },
    removed: {
      coding: [
        "history-removed-coding",
        "gene-history",
        "removed-genes",
        "history/removed-gene-data-protein-coding.tsv",
      ],
      rna: ["history-removed-rna", "gene-history", "removed-genes", "history/removed-gene-data-RNA.tsv"],
    },
    previous: [
      "history-previous-coordinates",
      "gene-history",
      "previous-coordinates",
      "history/previous_coordinates.tsv",
    ],
    log: ["history-coordinate-log", "gene-history", "coordinate-log", "history/all_coordinate_changes.tsv"],
    sequence: [
      "history-genome-sequence",
      "gene-history",
      "genome-sequence-changes",
      "history/genome_sequence_changes.tsv",
    ],
  },
} as const;

type Opened<T> = T extends FileEntry ? DatasetFile : { readonly [K in keyof T]: Opened<T[K]> };
export type Files = Opened<typeof entries>;

const isEntry = (entry: object): entry is FileEntry => Array.isArray(entry);

/** Opens the files in the order in which they stand above, with the header rows of the public formats. */
export function openFiles(writer: ReleaseWriter): Files {
  const open = (entry: object): unknown => {
    if (!isEntry(entry))
      return Object.fromEntries(Object.entries(entry).map(([name, inner]) => [name, open(inner)]));
    const [id, entity, format, path] = entry;
    const header = headers[format];
    return writer.open({ id, entity, format, path, ...(header ? { header } : {}) });
  };
  // What is opened has the names of the entries.
  return open(entries) as Files;
}
