/** Phenotypes: rows with genotypes, and pairs of gene and term that no row says better. */
import type { TableRow } from "../../read/tables.ts";
import { alleleFinder } from "../joins/allele-finder.ts";
import type { Allele, Alleles } from "../joins/alleles.ts";
import type { Genes } from "../joins/genes.ts";
import { genotypeOf } from "../joins/genotypes.ts";
import type { ExpressedAllele, Genotype } from "../joins/genotypes.ts";
import type { Ontology } from "../joins/ontology.ts";
import { forEachPaced } from "../rows/pace.ts";
import type { Rows } from "../rows/rows.ts";
import { orNull } from "../text/blank.ts";
import { splitOutsideBrackets } from "../text/brackets.ts";
import { parseConditions } from "../text/conditions.ts";
import { parseExtensions } from "../text/extension.ts";
import type { Extension } from "../text/extension.ts";
import { throughputOfWords } from "../../../index-mappings/evidence-codes.ts";
import type { TypeOf } from "./annotation-type.ts";
import { annotation, AnnotationList } from "./annotation.ts";
import type { Annotation } from "./annotation.ts";

type PhafRow = TableRow<"phaf">;

export interface Phenotypes {
  readonly annotations: readonly Annotation[];
  /** By id, in the order in which rows named them. */
  readonly genotypes: ReadonlyMap<string, Genotype>;
  /** Alleles that only the rows name. */
  readonly unlisted: ReadonlyMap<string, Allele>;
}

/** Phenotype annotations, with the genotypes that they are about and alleles that no list has. */
export async function readPhenotypes(
  rows: Rows,
  genes: Genes,
  alleles: Alleles,
  ontology: Ontology,
  typeOf: TypeOf,
): Promise<Phenotypes> {
  const finder = alleleFinder(alleles);
  const annotations = new AnnotationList();
  const genotypes = new Map<string, Genotype>();
  const said = new Set<string>();
  const typeOfTerm = (term: string, loci: number) => typeOf(ontology.namespaceOf(term), loci);

  await forEachPaced(await rowsOfOneGenotype(rows), (group) => {
    // Groups are not empty.
    const row = group[0]!;
    const named = group.map((one) => expressedAllele(one, genes, finder.find));
    const expressed = distinct(named.filter((one) => one !== null));
    // A genotype with a gene that the release does not have cannot be told.
    if (named.includes(null)) return;
    const made = genotypeOf(
      row.ploidy === "homozygous diploid" ? [...expressed, ...expressed] : expressed,
      /diploid/.test(row.ploidy),
    );
    const genotype = genotypes.get(made.id) ?? made;
    genotypes.set(genotype.id, genotype);
    const term = ontology.resolve(row.term);
    for (const gene of genotype.geneIds) said.add(`${gene}\t${term}`);
    for (const extension of parseExtensions(row.extension)) {
      annotations.add(
        annotation({
          type: typeOfTerm(term, genotype.loci.length),
          genes: genotype.geneIds,
          genotype,
          term,
          reference: orNull(row.reference),
          evidence: orNull(row.evidence),
          throughput: throughputOf(row.evidence, ontology),
          extension: [
            ...extension,
            ...measured("has_penetrance", row.penetrance),
            ...measured("has_severity", row.severity),
          ],
          conditions: parseConditions(row.conditions),
          background: orNull(row.background) ?? orNull(row.parentalStrain),
          parentalStrain: orNull(row.parentalStrain),
          date: orNull(row.date),
          assignedBy: orNull(row.database),
          comment: orNull(row.comment),
        }),
      );
    }
  });
  for await (const pair of rows("gene-term-pairs")) {
    const gene = genes.find(pair.gene);
    const term = ontology.resolve(pair.term);
    if (!gene || said.has(`${gene.id}\t${term}`)) continue;
    annotations.add(annotation({ type: typeOfTerm(term, 1), genes: [gene.id], term }));
  }
  return { annotations: annotations.all(), genotypes, unlisted: finder.unlisted };
}

/** Columns that the rows of one genotype have in common. */
const sharedColumns = [
  "genotypeDescription",
  "term",
  "reference",
  "evidence",
  "conditions",
  "penetrance",
  "severity",
  "extension",
  "date",
  "ploidy",
] as const;

/** A genotype of several alleles has a row for each; they share its description and all that is said about it. */
async function rowsOfOneGenotype(rows: Rows): Promise<PhafRow[][]> {
  const groups = new Map<string, PhafRow[]>();
  let alone = 0;
  for await (const row of rows("phaf")) {
    const shared = sharedColumns.map((column) => row[column]);
    const key = row.genotypeDescription === "" ? String(alone++) : shared.join("\t");
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

function expressedAllele(
  row: PhafRow,
  genes: Genes,
  find: (gene: Allele["gene"], row: PhafRow) => Allele,
): ExpressedAllele | null {
  const gene = genes.find(row.gene);
  return gene && { allele: find(gene, row), expression: orNull(row.expression) };
}

/** Rows that say the same allele again add no locus. */
function distinct(expressed: readonly ExpressedAllele[]): ExpressedAllele[] {
  return [
    ...new Map(expressed.map((one) => [JSON.stringify([one.allele.id, one.expression]), one])).values(),
  ];
}

function throughputOf(evidence: string, ontology: Ontology) {
  return evidence === "" ? null : throughputOfWords(ontology.short(evidence).name);
}

/** Penetrance and severity stand in columns of their own and read as extensions. */
const measured = (relation: string, values: string): Extension[] =>
  splitOutsideBrackets(values, ",").map((target) => ({ relation, target }));
