/** Annotations: rows that say something of a gene, a genotype or a complex. */
import {
  alsoCalled,
  curie,
  date,
  decimal,
  list,
  matching,
  oneOf,
  optionalCurie,
  required,
  table,
  text,
} from "./columns.ts";

const gafRelation = /^(NOT\|)?[a-z_]+$/;

/** GO annotation file 2.2. Columns 16 and 17 may be empty. */
export const gaf = table({
  header: "none",
  comment: "!",
  version: { line: /^!gaf-version:\s*(\S+)/, format: "GAF", expected: "2.2" },
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

/** The columns behind throughput are Karyon's own: what genetic interactions were seen by. */
export const interactions = table({
  header: "row",
  optional: [
    "note",
    "doubleMutant",
    "doubleMutantPhenotype",
    "doubleMutantExtension",
    "rescued",
    "rescuedPhenotype",
    "rescuedExtension",
  ],
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
