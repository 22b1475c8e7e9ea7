/** One document for every row of the annotation and interaction tables. */
import { filledFields, partnerWord, partnerWords, tableKey } from "../../../index-mappings/annotations.ts";
import type { AnnotationDoc } from "../../../index-mappings/annotations.ts";
import type { AnnotationRow, InteractionRow } from "../../../index-mappings/pages/rows.ts";
import type { GeneShort } from "../../../index-mappings/shapes/shorts.ts";
import type { AssembledDoc } from "./assembled-doc.ts";
import type { Annotation } from "../annotations/annotation.ts";
import { partners } from "../annotations/interactions.ts";
import type { Interaction } from "../annotations/interactions.ts";
import { detailPages } from "../summaries/detail-pages.ts";
import type { References } from "../joins/references.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { pairGroups, pairId, summaryEntry } from "../tables/annotation-groups.ts";
import { annotationRow, interactionRow } from "../pages/annotation-rows.ts";
import { annotationFilters, interactionFilters, tableOrder } from "../tables/table-rows.ts";
import type { TableOrder } from "../tables/table-rows.ts";

/** Every row of annotation tables: what it is found, filtered and sorted by, and the row itself. */
export async function* annotationDocuments(data: ReleaseData): AsyncIterable<AssembledDoc> {
  const [order, references, annotations, interactions] = await Promise.all([
    tableOrder(data),
    data.references(),
    data.annotations(),
    data.interactions(),
  ]);
  for (const annotation of annotations)
    yield { id: annotation.id, doc: annotationDoc(annotation, references, order) };
  for (const one of interactions) yield { id: one.id, doc: interactionDoc(one, references, order) };
}

function annotationDoc(annotation: Annotation, references: References, order: TableOrder): AnnotationDoc {
  const { naming } = order;
  const { ontology } = naming;
  const row = annotationRow(annotation, naming);
  const counted = annotation.term !== null && !annotation.isNot ? annotation.term : null;
  return {
    id: annotation.id,
    type: annotation.type,
    genes: annotation.genes,
    alleles: annotation.genotype?.alleleIds ?? [],
    genotype: annotation.genotype?.id ?? null,
    locus_count: annotation.genotype?.loci.length ?? null,
    ploidy: annotation.genotype?.ploidy ?? null,
    term: annotation.term,
    term_name: row.term?.name ?? annotation.subject,
    closure: counted === null ? [] : ontology.closure(counted),
    closure_regulates: counted === null ? [] : ontology.closureRegulates(counted),
    is_not: annotation.isNot,
    relation: annotation.relation,
    reference: annotation.reference,
    reference_year: references.get(annotation.reference ?? "")?.year ?? null,
    evidence: annotation.evidence,
    throughput: annotation.throughput,
    conditions: row.conditions.map(({ term }) => term.termid),
    qualifiers: row.qualifiers,
    extension_relations: [...new Set(annotation.extension.map(({ relation }) => relation))],
    extension_ids: row.extension.map(({ target }) => targetId(target)),
    date: annotation.date,
    assigned_by: annotation.assignedBy,
    tables: [],
    ...order.ranksOf(annotation.id),
    filters: annotationFilters(order, annotation, row),
    ...order.groupOf(annotation),
    entry: summaryEntry(row),
    text: textOf(row, annotation),
    ...geneWords(row.genes),
    filled: filledFields(row),
    row,
  };
}

function interactionDoc(one: Interaction, references: References, order: TableOrder): AnnotationDoc {
  const { naming } = order;
  const row = interactionRow(one, naming);
  return {
    id: one.id,
    type: one.type,
    genes: partners(one),
    alleles: [],
    genotype: null,
    locus_count: null,
    ploidy: null,
    term: null,
    term_name: null,
    closure: [],
    closure_regulates: [],
    is_not: false,
    relation: null,
    reference: one.reference,
    reference_year: references.get(one.reference ?? "")?.year ?? null,
    evidence: one.evidence,
    throughput: one.throughput,
    conditions: [],
    qualifiers: [],
    extension_relations: [],
    extension_ids: [],
    date: one.date,
    assigned_by: null,
    tables: [
      ...new Set(
        detailPages(one).flatMap(({ table, kind, id }) =>
          (kind === "term" ? naming.ontology.closure(id) : [id]).map((page) => tableKey(table, kind, page)),
        ),
      ),
    ],
    ...order.ranksOf(one.id),
    filters: interactionFilters(order, one),
    group_id: pairId(row),
    group: pairGroups(row),
    entry: null,
    text: words([
      one.evidence,
      row.reference?.authors_abbrev,
      row.reference?.uniquename,
      ...detailWords(row),
    ]),
    ...geneWords([row.gene_a, row.gene_b]),
    filled: filledFields(row),
    row,
  };
}

const detailWords = ({
  note,
  double_mutant: doubleMutant,
  rescued,
}: InteractionRow): (string | null | undefined)[] => [
  note,
  ...[doubleMutant, rescued].flatMap((detail) => [
    detail?.genotype?.display_name,
    detail?.phenotype?.termid,
    detail?.phenotype?.name,
  ]),
];

type Target = AnnotationRow["extension"][number]["target"];

function targetId(target: Target): string {
  if (target.kind === "gene") return target.gene.uniquename;
  return target.kind === "term" ? target.term.termid : target.text;
}

const targetName = (target: Target): string | null =>
  target.kind === "gene" ? target.gene.name : target.kind === "term" ? target.term.name : null;

/** What a row is found by of its genes: of all of them, and on the page of each by those of the others. */
function geneWords(genes: readonly GeneShort[]): Pick<AnnotationDoc, "gene_text" | "partner_words"> {
  return {
    gene_text: words(genes.flatMap(({ uniquename, name, product }) => [uniquename, name, product])),
    partner_words: [
      ...new Set(
        genes.flatMap(({ uniquename: page }) =>
          genes
            .filter(({ uniquename }) => uniquename !== page)
            .flatMap(({ uniquename, name, product }) => [
              partnerWord(page, uniquename),
              ...(name === null ? [] : [partnerWord(page, name)]),
              ...partnerWords(page, product ?? ""),
            ]),
        ),
      ),
    ],
  };
}

/** Types of alleles, in words. */
const alleleTypes = ({ genotype }: Annotation): string[] =>
  genotype?.loci.flatMap(({ expressed }) =>
    expressed.map(({ allele }) => allele.type.replaceAll("_", " ")),
  ) ?? [];

function textOf(row: AnnotationRow, annotation: Annotation): string {
  return words([
    row.term?.termid,
    row.term?.name,
    row.genotype?.display_name,
    ...alleleTypes(annotation),
    row.genotype_background,
    row.expression,
    row.evidence,
    row.evidence_name,
    ...row.conditions.flatMap(({ term, detail }) => [term.name, detail]),
    ...row.extension.flatMap(({ relation_label: label, target }) => [
      label,
      targetId(target),
      targetName(target),
    ]),
    ...row.qualifiers,
    row.residue,
    row.reference?.uniquename,
    row.reference?.authors_abbrev,
    row.comment,
  ]);
}

/** Joined by blanks, each once. */
const words = (parts: readonly (string | null | undefined)[]): string =>
  [...new Set(parts.filter(Boolean))].join(" ");
