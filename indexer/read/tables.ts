/**
 * The tab-separated formats of a release, column by column in file order.
 * Source of each: the public download files of the model organism sites; see docs/release-formats.md.
 */
import { alsoCalled, curie, date, decimal, integer, list, matching, oneOf, optionalCurie, required, table, text } from "./columns.ts";
import type { RowOf, Table } from "./columns.ts";

const gafRelation = /^(NOT\|)?[a-z_]+$/;

/** GO annotation file 2.2. Columns 16 and 17 may be empty. */
export const gaf = table({
  header: "none",
  comment: "!",
  columns: {
    db: required("DB"),
    gene: required("DB_Object_ID"),
    symbol: text("DB_Object_Symbol"),
    relation: matching("Relation", gafRelation, "a GO relation, such as enables or NOT|enables"),
    term: matching("GO_ID", /^GO:\d{7}$/, "a GO id, such as GO:0008150"),
    references: list("DB:Reference", "|"),
    evidence: matching("Evidence_Code", /^[A-Z]{2,3}$/, "a GO evidence code, such as IDA"),
    withFrom: list("With_From", "|"),
    aspect: oneOf("Aspect", ["P", "F", "C"]),
    objectName: text("DB_Object_Name"),
    synonyms: list("DB_Object_Synonym", "|"),
    objectType: text("DB_Object_Type"),
    taxon: text("Taxon"),
    date: date("Date"),
    assignedBy: text("Assigned_By"),
    extension: text("Annotation_Extension"),
    geneProductForm: text("Gene_Product_Form_ID"),
  },
});

/** Phenotype annotation file. Later official files add a 22nd column, the comment. */
export const phaf = table({
  header: "hash-row",
  optional: ["comment"],
  columns: {
    database: text("Database name"),
    gene: required("Gene systematic ID"),
    term: curie("FYPO ID"),
    alleleDescription: text("Allele description"),
    expression: text("Expression"),
    parentalStrain: text("Parental strain"),
    background: text("Strain name (background)"),
    genotypeDescription: text("Genotype description"),
    geneName: text("Gene symbol"),
    alleleName: text("Allele name"),
    alleleSynonyms: list("Allele synonym", "|"),
    alleleType: text("Allele type"),
    evidence: text("Evidence"),
    /** Comma-separated condition ids, each with an optional value in (nested) brackets; split by the assembler. */
    conditions: text("Condition"),
    penetrance: text("Penetrance"),
    severity: text("Severity"),
    extension: text("Extension"),
    reference: optionalCurie("Reference"),
    taxon: text("Taxon"),
    date: date("Date"),
    ploidy: oneOf("Ploidy", ["haploid", "diploid", "homozygous diploid", ""]),
    comment: text("Annotation comment"),
  },
});

export const genes = table({
  header: "row",
  key: ["id"],
  columns: {
    id: required("gene_systematic_id"),
    prefixedId: text("gene_systematic_id_with_prefix"),
    name: text("gene_name"),
    chromosome: required("chromosome_id"),
    product: text("gene_product"),
    uniprot: text("uniprot_id"),
    geneType: required("gene_type"),
    synonyms: list("synonyms", ","),
  },
});

export const geneSynonyms = table({
  header: "row",
  key: ["gene", "synonym", "type"],
  columns: {
    gene: required("systematic_id"),
    synonym: required("synonym"),
    type: oneOf("type", ["synonym", "obsolete_systematic_id"]),
  },
});

export const geneUniprot = table({
  header: "none",
  key: ["gene", "uniprot"],
  columns: { gene: required("systematic_id"), uniprot: required("uniprot_accession") },
});

export const geneViability = table({
  header: "none",
  key: ["gene"],
  columns: {
    gene: required("systematic_id"),
    viability: oneOf("deletion_viability", ["viable", "inviable", "condition-dependent", "unknown"]),
  },
});

export const geneCharacterisation = table({
  header: "row",
  key: ["gene"],
  columns: { gene: required("systematic_id"), status: required("characterisation_status") },
});

export const peptideStats = table({
  header: "row",
  key: ["gene"],
  columns: {
    gene: required("Systematic_ID"),
    /** kDa */
    mass: decimal("Mass (kDa)"),
    isoelectricPoint: decimal("pI"),
    charge: decimal("Charge"),
    residues: integer("Residues"),
    codonAdaptationIndex: decimal("CAI"),
  },
});

export const goExtensions = table({
  header: "row",
  columns: {
    gene: required("gene_systematic_id"),
    geneName: text("gene_name"),
    aspect: oneOf("aspect", ["molecular_function", "biological_process", "cellular_component"]),
    term: curie("term_id"),
    termName: text("term_name"),
    reference: optionalCurie("reference"),
    evidence: text("evidence"),
    extension: text("extension"),
    comment: text("comment"),
  },
});

export const geneTermPairs = table({
  header: "row",
  columns: { gene: required("systematic_id"), term: curie("term_id") },
});

export const modifications = table({
  header: "row",
  columns: {
    gene: required("systematic_id"),
    geneName: text("gene_name"),
    term: curie("modification"),
    evidence: text("evidence"),
    /** Letter and position in the peptide, such as S244; commas join. */
    residue: text("residue"),
    extension: text("extension"),
    reference: optionalCurie("reference"),
    taxon: text("taxon"),
    date: date("date"),
    assignedBy: text("assigned_by"),
  },
});

export const qualitativeExpression = table({
  header: "row",
  columns: {
    gene: required("gene_systematic_id"),
    geneName: text("gene_name"),
    molecule: oneOf("type", ["protein", "RNA", "ribosomal density"]),
    evidence: text("evidence"),
    qualifier: text("qualifier"),
    extension: text("extension"),
    reference: optionalCurie("reference"),
    taxon: text("taxon"),
    date: date("date"),
  },
});

/** Molecules in a cell, as measured by one paper. */
export const quantitativeExpression = table({
  header: "row",
  columns: {
    gene: required("gene_systematic_id"),
    geneName: text("gene_name"),
    molecule: oneOf("type", ["protein", "RNA"]),
    extension: text("extension"),
    copiesPerCell: decimal("copies_per_cell"),
    range: text("range"),
    evidence: text("evidence"),
    scale: oneOf("scale", ["population", "single_cell", ""]),
    condition: text("condition"),
    reference: optionalCurie("reference"),
    taxon: text("taxon"),
    date: date("date"),
  },
});

export const diseaseAssociation = table({
  header: "hash-row",
  columns: {
    gene: required("gene_systematic_id"),
    geneName: text("gene_name"),
    term: curie("mondo_id"),
    reference: optionalCurie("reference"),
    date: date("date"),
  },
});

/** The 2024 form of the official file writes `acc` and `GO_name` and has no UniProt_ID. */
export const complexAnnotation = table({
  header: "row",
  optional: ["uniprot"],
  columns: {
    term: alsoCalled(curie("complex_term_id"), "acc"),
    termName: alsoCalled(text("GO_term_name"), "GO_name"),
    gene: required("systematic_id"),
    geneName: text("symbol"),
    product: text("gene_product_description"),
    uniprot: text("UniProt_ID"),
    evidence: text("evidence_code"),
    reference: optionalCurie("source"),
    assignedBy: text("assigned_by"),
  },
});

export const complexPortal = table({
  header: "row",
  key: ["id"],
  columns: { id: required("complex_id"), name: text("name"), definition: text("definition") },
});

export const alleles = table({
  header: "hash-row",
  key: ["id"],
  optional: ["references", "source", "comments", "isObsolete"],
  columns: {
    gene: required("gene_systematic_id"),
    geneName: text("gene_name"),
    id: required("allele_current_internal_id"),
    name: text("allele_name"),
    alleleType: required("allele_type"),
    description: text("allele_description"),
    synonyms: list("allele_synonyms", "|"),
    references: list("references", ","),
    source: text("source"),
    comments: list("comments", "|"),
    isObsolete: oneOf("is_obsolete", ["yes", "no", ""]),
  },
});

export const alleleCoordinates = table({
  header: "row",
  key: ["allele"],
  columns: {
    gene: required("systematic_id"),
    allele: required("allele_id"),
    alleleName: text("allele_name"),
    alleleType: text("allele_type"),
    alleleDescription: text("allele_description"),
    coordinates: list("coordinates", "|"),
  },
});

/** One curator, `(community)` behind the name of an author who curated the paper. */
const curators = (header: string) => list(header, "|");

export const references = table({
  header: "row",
  key: ["id"],
  optional: ["curatorRole", "approvedDate", "curators", "fileCurators", "keywordGenes"],
  columns: {
    id: matching("pmid", /^PMID:\d+$/, "a PubMed id, such as PMID:8549830"),
    triageStatus: text("triage_status"),
    curated: oneOf("curated", ["yes", "no", ""]),
    title: text("title"),
    authors: text("authors"),
    authorsAbbrev: text("authors_abbrev"),
    citation: text("citation"),
    journal: text("journal"),
    year: text("year"),
    doi: text("doi"),
    abstract: text("abstract"),
    cantoSessionKey: text("canto_session_key"),
    curatorRole: text("canto_curator_role"),
    approvedDate: text("canto_approved_date"),
    curators: curators("annotation_curators"),
    fileCurators: curators("annotation_file_curators"),
    keywordGenes: list("keyword_genes", ","),
  },
});

export const goRefs = table({
  header: "row",
  key: ["id"],
  columns: {
    id: matching("id", /^GO_REF:\d+$/, "a GO_REF id, such as GO_REF:0000033"),
    title: text("title"),
    authors: text("authors"),
    year: text("year"),
    isObsolete: oneOf("is_obsolete", ["yes", "no", ""]),
    description: text("description"),
  },
});

/** The columns behind throughput are Karyon's own: what genetic interactions were seen by. */
export const interactions = table({
  header: "row",
  optional: ["note", "doubleMutant", "doubleMutantPhenotype", "doubleMutantExtension", "rescued", "rescuedPhenotype", "rescuedExtension"],
  columns: {
    geneA: required("gene_a"),
    geneB: required("gene_b"),
    type: oneOf("type", ["physical", "genetic"]),
    evidence: text("evidence"),
    reference: optionalCurie("pmid"),
    sources: list("source", "|"),
    date: date("date"),
    throughput: text("throughput"),
    note: text("note"),
    /** Allele ids joined by "+", each with its expression in brackets if that is recorded; split by the assembler. */
    doubleMutant: text("double_mutant_genotype"),
    doubleMutantPhenotype: optionalCurie("double_mutant_phenotype"),
    doubleMutantExtension: text("double_mutant_extension"),
    rescued: text("rescued_genotype"),
    rescuedPhenotype: optionalCurie("rescued_phenotype"),
    rescuedExtension: text("rescued_phenotype_extension"),
  },
});

export const orthologs = table({
  header: "row",
  columns: {
    gene: required("systematic_id"),
    ortholog: required("ortholog_id"),
    name: text("ortholog_name"),
    taxonid: integer("ortholog_taxonid", 1),
    qualifier: text("qualifier"),
    source: text("source"),
    product: text("ortholog_product"),
  },
});

export const proteinDomains = table({
  header: "row",
  columns: {
    gene: required("systematic_id"),
    geneName: text("gene_name"),
    peptide: required("peptide_id"),
    domain: required("domain_id"),
    database: required("database"),
    start: integer("seq_start", 1),
    end: integer("seq_end", 1),
  },
});

export const disorderedRegions = table({
  header: "row",
  columns: {
    gene: required("systematic_id"),
    geneName: text("gene_name"),
    peptide: required("peptide_id"),
    start: integer("seq_start", 1),
    /** An official file writes 1 to 0 for an empty region. */
    end: integer("seq_end"),
  },
});

export const domainNames = table({
  header: "row",
  key: ["id"],
  columns: {
    id: required("domain_id"),
    database: required("database"),
    name: text("name"),
    description: text("description"),
  },
});

export const geneCoordinateChanges = table({
  header: "row",
  columns: {
    date: date("Date"),
    gene: required("Systematic ID"),
    geneName: text("Primary name"),
    change: oneOf("Before / After change", ["before", "after"]),
    coordinates: text("Coordinates"),
    comment: text("Comment"),
    reference: text("Reference"),
  },
});

export const previousCoordinates = table({
  header: "row",
  columns: {
    chromosome: required("chromosome"),
    gene: required("systematic_id"),
    geneName: text("primary_name"),
    featureType: text("feature_type"),
    value: text("value"),
    date: date("date"),
    dbXrefRemoved: text("db_xref_removed"),
    dbXrefAdded: text("db_xref_added"),
    referenceRemoved: text("pombase_reference_removed"),
    referenceAdded: text("pombase_reference_added"),
    commentsRemoved: text("pombase_comments_removed"),
    commentsAdded: text("pombase_comments_added"),
    genomeSnapshot: text("genome_snapshot"),
  },
});

export const coordinateLog = table({
  header: "row",
  columns: {
    revision: text("revision"),
    date: date("date"),
    chromosome: text("chromosome"),
    gene: required("systematic_id"),
    geneName: text("primary_name"),
    featureType: text("feature_type"),
    addedOrRemoved: oneOf("added_or_removed", ["added", "removed"]),
    value: text("value"),
    dbXref: text("db_xref"),
    reference: text("pombase_reference"),
    comments: text("pombase_comments"),
  },
});

export const newGenes = table({
  header: "row",
  columns: {
    gene: required("Systematic ID"),
    geneName: text("Primary name"),
    date: date("Date added"),
    comment: text("Comment"),
    reference: text("Reference"),
  },
});

export const removedGenes = table({
  header: "row",
  columns: {
    gene: required("Systematic ID"),
    geneName: text("Primary name"),
    date: date("Date removed"),
    coordinates: text("Coordinates when removed"),
    comment: text("Comment"),
    reference: text("Reference"),
  },
});

export const obsoleteIds = table({
  header: "row",
  columns: { obsoleteId: required("obsolete_id"), gene: required("systematic_id") },
});

export const genomeSequenceChanges = table({
  header: "row",
  columns: {
    revision: text("revision"),
    date: date("date"),
    chromosome: text("chromosome"),
    reference: text("reference"),
    link: text("link"),
  },
});

export const gocamReferences = table({
  header: "row",
  columns: { model: curie("model_id"), reference: curie("pmid") },
});

export const termSubset = table({
  header: "none",
  key: ["term"],
  columns: { term: curie("term_id"), name: text("term_name") },
});

/** Every tab-separated format by its name in release.json. */
export const tables = {
  "gaf-2.2": gaf,
  phaf,
  "pombase-genes": genes,
  "gene-synonyms": geneSynonyms,
  "gene-uniprot": geneUniprot,
  "gene-viability": geneViability,
  "gene-characterisation": geneCharacterisation,
  "peptide-stats": peptideStats,
  "go-extensions": goExtensions,
  "gene-term-pairs": geneTermPairs,
  modifications,
  "qualitative-expression": qualitativeExpression,
  "quantitative-expression": quantitativeExpression,
  "disease-association": diseaseAssociation,
  "complex-annotation": complexAnnotation,
  complexportal: complexPortal,
  alleles,
  "allele-coordinates": alleleCoordinates,
  references,
  "go-refs": goRefs,
  interactions,
  orthologs,
  "protein-domains": proteinDomains,
  "disordered-regions": disorderedRegions,
  "domain-names": domainNames,
  "gene-coordinate-changes": geneCoordinateChanges,
  "previous-coordinates": previousCoordinates,
  "coordinate-log": coordinateLog,
  "new-genes": newGenes,
  "removed-genes": removedGenes,
  "obsolete-ids": obsoleteIds,
  "genome-sequence-changes": genomeSequenceChanges,
  "gocam-references": gocamReferences,
  "term-subset": termSubset,
} satisfies Record<string, Table>;

export type TableFormat = keyof typeof tables;
export type TableRow<F extends TableFormat> = RowOf<(typeof tables)[F]["columns"]>;
