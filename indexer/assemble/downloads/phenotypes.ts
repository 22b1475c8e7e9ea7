/** Phenotypes as PHAF, and what is known of a gene without its genotype. */
import { phafColumns } from "../../../index-mappings/phaf.ts";
import type { Annotation } from "../annotations/annotation.ts";
import type { ExpressedAllele, Genotype } from "../joins/genotypes.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { printConditions } from "../text/conditions.ts";
import { printExtensions } from "../text/extension.ts";
import { column, headerRow, tableLine, tsv } from "./spec.ts";
import type { DownloadSpec } from "./spec.ts";

const meanings: Readonly<Record<string, string>> = {
  "Database name": "Who made the annotation.",
  "Gene systematic ID": "Systematic id of the gene of this row's allele.",
  "FYPO ID": "The phenotype.",
  "Allele description": "What is changed, such as K33A.",
  Expression: "How much of the allele's product is made.",
  "Parental strain": "The strain that was changed.",
  "Strain name (background)": "The strain it was seen in.",
  "Genotype description": "The whole genotype, where it has several alleles: their rows share it.",
  "Gene symbol": "Name of the gene.",
  "Allele name": "Name of the allele.",
  "Allele synonym": "Other names of the allele, joined by |.",
  "Allele type": "deletion, amino_acid_mutation and others.",
  Evidence: "Class of the Evidence and Conclusion Ontology.",
  Condition: "Conditions of the experiment, joined by commas, each with its value in brackets.",
  Penetrance: "Which share of the cells shows it.",
  Severity: "How strongly.",
  Extension: "Further statements, as relation(target).",
  Reference: "The publication.",
  Taxon: "NCBI taxon of the organism.",
  Date: "yyyy-mm-dd; blank where none is recorded.",
  Ploidy: "haploid, diploid or homozygous diploid.",
  "Annotation comment": "What the curator adds.",
};
const columns = [...phafColumns, "Annotation comment"].map((name) => column(name, meanings[name] ?? ""));

const isPhenotype = ({ deployment }: ReleaseData): ((annotation: Annotation) => boolean) => {
  const types = new Set(
    deployment.annotationTypes.filter(({ file_format }) => file_format === "phaf").map(({ id }) => id),
  );
  return ({ type }) => types.has(type);
};

const key = ({ allele, expression }: ExpressedAllele): string => JSON.stringify([allele.id, expression]);

/** The alleles of a genotype, a row each: both copies of a homozygous diploid stand in one. */
function partsOf({ loci, ploidy }: Genotype): { parts: ExpressedAllele[]; ploidy: string } {
  const parts = loci.flatMap(({ expressed }) => expressed);
  const isHomozygous = parts.length === 2 && new Set(parts.map(key)).size === 1;
  return {
    parts: isHomozygous ? parts.slice(0, 1) : parts,
    ploidy: isHomozygous ? "homozygous diploid" : ploidy,
  };
}

function linesOf(annotation: Annotation, genotype: Genotype, taxon: number): string[] {
  const { parts, ploidy } = partsOf(genotype);
  const measured = (relation: string): string =>
    annotation.extension
      .filter((part) => part.relation === relation)
      .map(({ target }) => target)
      .join(",");
  const others = annotation.extension.filter(({ relation }) => !/^has_(penetrance|severity)$/.test(relation));
  return parts.map(({ allele, expression }) =>
    tableLine([
      annotation.assignedBy,
      allele.gene.id,
      annotation.term,
      allele.description,
      expression,
      annotation.parentalStrain,
      annotation.background === annotation.parentalStrain ? "" : annotation.background,
      parts.length > 1 ? genotype.label : "",
      allele.gene.name,
      allele.name,
      allele.synonyms.join("|"),
      allele.type,
      annotation.evidence,
      printConditions(annotation.conditions),
      measured("has_penetrance"),
      measured("has_severity"),
      printExtensions([others]),
      annotation.reference,
      taxon,
      annotation.date,
      ploidy,
      annotation.comment,
    ]),
  );
}

const phaf: DownloadSpec = {
  name: "phenotypes.phaf.tsv",
  title: "Phenotypes (PHAF)",
  description:
    "Phenotypes of genotypes, a row for each allele of the genotype, with conditions and evidence.",
  group: "Annotations",
  format: "PHAF",
  mediaType: "text/tab-separated-values",
  unit: "rows",
  columns,
  from: ["phaf", "alleles"],
  notes: () => ["A phenotype of a genotype with several alleles has a row for each of them."],
  head: () => `#${headerRow(columns)}`,
  async rows(data) {
    const isOne = isPhenotype(data);
    const { taxonid } = data.release.file.organism;
    return (await data.annotations())
      .values()
      .flatMap((annotation) =>
        isOne(annotation) && annotation.genotype ? linesOf(annotation, annotation.genotype, taxonid) : [],
      );
  },
};

const pairColumns = [
  column("systematic_id", "Systematic id of the gene."),
  column("term_id", "The phenotype of an allele of it."),
];

const pairs: DownloadSpec = {
  name: "gene-phenotypes.tsv",
  title: "Phenotypes of genes without their genotypes",
  description: "Pairs of gene and phenotype of which the release names neither genotype nor publication.",
  group: "Annotations",
  ...tsv,
  unit: "pairs",
  columns: pairColumns,
  from: ["gene-term-pairs"],
  head: () => headerRow(pairColumns),
  async rows(data) {
    const isOne = isPhenotype(data);
    return (await data.annotations())
      .values()
      .flatMap((annotation) =>
        isOne(annotation) && !annotation.genotype
          ? annotation.genes.map((gene) => tableLine([gene, annotation.term]))
          : [],
      );
  },
};

export const phenotypeFiles = [phaf, pairs];
