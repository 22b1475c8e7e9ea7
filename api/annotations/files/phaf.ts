/**
 * PHAF, the public format of phenotype annotations: a line for each allele of the genotype. Alleles of one genotype share
 * its description; what a homozygous diploid has twice stands once.
 */
import { phafColumns } from "../../../index-mappings/phaf.ts";
import type { AlleleRecord, GenotypeRecord } from "../../../index-mappings/records.ts";
import type { AnnotationRow, ExtensionPart } from "../../../index-mappings/pages/rows.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import type { Services } from "../../context/services.ts";
import { conditionCell, extensionCell, prefixed } from "./cells.ts";
import { documentReader } from "./document-reader.ts";
import type { FileText } from "./file-text.ts";
import { tsvLine } from "../../contract/values/tsv.ts";

type Genotype = Pick<GenotypeRecord, "row">;
type WithSynonyms = Pick<AlleleRecord, "synonyms">;
type ExpressedAllele = GenotypeRecord["row"]["alleles"][number];
type AllelePart = Pick<ExpressedAllele, "expression"> & { readonly allele: ExpressedAllele["allele"] | null };

/** Both copies of a homozygous diploid stand in one line. */
const sameAllele = (a: AllelePart | undefined, b: AllelePart | undefined): boolean =>
  a?.allele?.uniquename !== undefined &&
  a.allele.uniquename === b?.allele?.uniquename &&
  a.expression === b.expression;

/** Extensions that have columns of their own. */
const measures = ["has_penetrance", "has_severity"];
const measured = (row: AnnotationRow, relation: string): string =>
  row.extension
    .filter((part) => part.relation === relation)
    .map((part) => extensionCell([{ ...part, relation: "" }]))
    .join(",");
const isOther = ({ relation }: ExtensionPart): boolean => !measures.includes(relation);

/** Phenotype annotations as a PHAF file. */
export function phafFile({ elastic, deployment }: Services, generation: LoadedGeneration): FileText {
  const database = deployment.search.database_prefixes[0] ?? deployment.site.database_name;
  const genotypes = documentReader<Genotype>(elastic, generation.index("genotypes"), ["row"]);

  const allelesOf = documentReader<WithSynonyms>(elastic, generation.index("alleles"), ["synonyms"]);

  const linesOf = (
    row: AnnotationRow,
    known: ReadonlyMap<string, Genotype>,
    synonyms: ReadonlyMap<string, WithSynonyms>,
  ): string => {
    const alleles = known.get(row.genotype?.display_uniquename ?? "")?.row.alleles;
    // Pairs of gene and term have no genotype.
    const parts =
      alleles?.map(({ allele, expression }) => ({ gene: allele.gene, allele, expression })) ??
      row.genes.map((gene) => ({ gene, allele: null, expression: null }));
    const isHomozygous = parts.length === 2 && sameAllele(parts[0], parts[1]);
    return parts
      .slice(0, isHomozygous ? 1 : undefined)
      .map(({ gene, allele, expression }) =>
        tsvLine([
          database,
          gene.uniquename,
          row.term?.termid,
          allele?.description,
          expression,
          row.parental_strain,
          row.genotype_background === row.parental_strain ? "" : row.genotype_background,
          row.genotype?.display_name,
          gene.name,
          allele?.name,
          allele === null ? "" : synonyms.get(allele.uniquename)?.synonyms.join("|"),
          allele?.allele_type,
          row.evidence,
          conditionCell(row.conditions),
          measured(row, "has_penetrance"),
          measured(row, "has_severity"),
          extensionCell(row.extension.filter(isOther), prefixed(database)),
          row.reference?.uniquename,
          String(deployment.site.taxonid),
          row.date,
          isHomozygous ? "homozygous diploid" : row.genotype?.ploidiness,
        ]),
      )
      .join("");
  };
  return {
    head: `#${tsvLine(phafColumns)}`,
    async lines(rows) {
      const annotations = rows.filter((row) => row.kind === "annotation");
      const known = await genotypes(
        annotations.flatMap(({ genotype }) => genotype?.display_uniquename ?? []),
      );
      const used = annotations.flatMap(
        ({ genotype }) => known.get(genotype?.display_uniquename ?? "")?.row.alleles ?? [],
      );
      const synonyms = await allelesOf(used.map(({ allele }) => allele.uniquename));
      return annotations.map((row) => linesOf(row, known, synonyms)).join("");
    },
  };
}
