/** What alleles do to which processes: read from the annotations of a table. */
import { naturalOrder } from "../contract/values/natural-order.ts";
import type { Client } from "@elastic/elasticsearch";
import { directionsBy } from "../../config/directions.ts";
import type { AnnotationType, Deployment } from "../../config/schema.ts";
import { notRecorded } from "../../config/table-filters.ts";
import { filterKey } from "../../index-mappings/annotations.ts";
import type { AnnotationDoc } from "../../index-mappings/annotations.ts";
import type { AlleleShort } from "../../index-mappings/shapes/shorts.ts";
import { readAlleles } from "../annotations/alleles.ts";
import type { Buckets } from "../annotations/counts.ts";
import { given } from "../annotations/details.ts";
import type { Subject } from "../annotations/subject.ts";
import { filteredRows, tableOf } from "../annotations/table-query.ts";
import type { PhenotypeMatrix, PhenotypeRow } from "../contract/phenotype-matrix.ts";
import { allHits } from "../elastic/all-hits.ts";
import type { EsQuery } from "../elastic/es-query.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { cellsOf, rowsByConditions } from "./cells.ts";
import type { Finding, MatrixGroups } from "./cells.ts";

/** Groups of a filter of terms, in the deployment's order. */
export interface DescribedGroups {
  readonly filter: string;
  readonly groups: readonly { readonly value: string; readonly label: string }[];
  readonly directionOf: MatrixGroups["directionOf"];
}

/** The groups and directions of a type; null where the deployment describes none. */
export function describedGroups(
  type: AnnotationType,
  { annotationFilters }: Deployment,
): DescribedGroups | null {
  const { overview } = type;
  const filter = overview && annotationFilters[overview.filter];
  if (!overview?.directions || filter?.filter_type !== "term") return null;
  return {
    filter: overview.filter,
    groups: filter.term_categories
      .filter(({ value }) => !overview.leave_out?.includes(value))
      .map(({ value, display_name: label }) => ({ value, label })),
    directionOf: directionsBy(overview.directions),
  };
}

/** Alleles of one table that are put in order; a paper may have more, of which those with most annotations count. */
const maxAlleles = 1_000;

interface MatrixCounts {
  readonly groups: Buckets;
  readonly alleles: Buckets;
  readonly named: { readonly value: number };
  readonly unnamed: { readonly doc_count: number };
}

async function readCounts(
  elastic: Client,
  index: string,
  query: EsQuery,
  { filter, groups }: DescribedGroups,
): Promise<MatrixCounts & { readonly total: number }> {
  const { hits, aggregations } = await elastic.search<unknown, MatrixCounts>({
    index,
    query,
    size: 0,
    track_total_hits: true,
    aggs: {
      groups: {
        terms: {
          field: "filters",
          include: groups.map(({ value }) => filterKey(filter, value)),
          size: Math.max(1, groups.length),
        },
      },
      alleles: { terms: { field: "alleles", size: maxAlleles } },
      named: { cardinality: { field: "alleles", precision_threshold: 40_000 } },
      unnamed: { missing: { field: "alleles" } },
    },
  });
  return {
    ...given(aggregations),
    total: typeof hits.total === "number" ? hits.total : (hits.total?.value ?? 0),
  };
}

type FoundAnnotation = Pick<AnnotationDoc, "alleles" | "filters"> & Pick<Finding, "row">;

/** Every annotation of a query: what a count says has to be all of them. */
async function readFindings(
  elastic: Client,
  index: string,
  query: EsQuery,
  { filter, groups }: DescribedGroups,
): Promise<Finding[]> {
  const keys = groups.map(({ value }) => ({ value, key: filterKey(filter, value) }));
  const list = { index, query, sort: ["rank"] };
  const what = { _source: ["alleles", "filters", "row.term", "row.extension", "row.conditions"] };
  const findings: Finding[] = [];
  for await (const { _source: source } of allHits<FoundAnnotation>(elastic, list, what))
    if (source)
      findings.push({
        alleles: source.alleles,
        groups: keys.filter(({ key }) => source.filters.includes(key)).map(({ value }) => value),
        row: source.row,
      });
  return findings;
}

interface CountedAllele {
  readonly allele: AlleleShort;
  readonly count: number;
}

const isDeletion = ({ allele }: CountedAllele): boolean => allele.allele_type === "deletion";
const nameOf = ({ allele }: CountedAllele): string => allele.name ?? allele.uniquename;

/** Deletions first, then what is annotated most. */
const byWeight = (a: CountedAllele, b: CountedAllele): number =>
  Number(isDeletion(b)) - Number(isDeletion(a)) ||
  b.count - a.count ||
  naturalOrder.compare(nameOf(a), nameOf(b));

export interface MatrixRequest {
  readonly subject: Subject;
  readonly type: AnnotationType;
  readonly groups: DescribedGroups;
  /** An allele or `not_recorded`, whose rows are its conditions; undefined for a row an allele. */
  readonly allele: string | undefined;
  readonly size: number;
}

/** A matrix that is being read: what the table has, and how its rows are found. */
interface ReadMatrix {
  readonly elastic: Client;
  readonly generation: LoadedGeneration;
  readonly size: number;
  readonly counts: MatrixCounts;
  readonly groups: MatrixGroups;
  /** Annotations that name an allele or none (`not_recorded`); all where none is given. */
  readonly rowsOf: (named: string | undefined) => EsQuery;
  readonly findingsIn: (query: EsQuery) => Promise<Finding[]>;
}

type Rows = Pick<PhenotypeMatrix, "rows" | "row_total">;

/** A row an allele, then one for what names none. */
async function rowsByAllele(matrix: ReadMatrix): Promise<Rows> {
  const { elastic, generation, counts, groups, rowsOf, findingsIn } = matrix;
  const named = await readAlleles(
    elastic,
    generation,
    counts.alleles.buckets.map(({ key }) => key),
  );
  const counted = counts.alleles.buckets.flatMap(({ key, doc_count: count }) => {
    const allele = named.get(key);
    return allele ? [{ allele, count }] : [];
  });
  const alleles = counted.sort(byWeight).slice(0, matrix.size);
  const ids = alleles.map(({ allele }) => allele.uniquename);
  const findings = await findingsIn({ bool: { filter: [rowsOf(undefined), { terms: { alleles: ids } }] } });
  const rows: PhenotypeRow[] = alleles.map((one) => ({
    ...one,
    conditions: null,
    cells: cellsOf(
      findings.filter(({ alleles: of }) => of.includes(one.allele.uniquename)),
      groups,
    ),
  }));
  const unnamed = counts.unnamed.doc_count;
  if (unnamed > 0 && rows.length > 0)
    rows.push({
      allele: null,
      conditions: null,
      count: unnamed,
      cells: cellsOf(await findingsIn(rowsOf(notRecorded.value)), groups),
    });
  return { rows, row_total: counts.named.value };
}

/** A row for each set of conditions of one allele. */
async function rowsOfAllele(matrix: ReadMatrix, named: string): Promise<Rows> {
  const { elastic, generation, groups, rowsOf, findingsIn, size } = matrix;
  const [alleles, findings] = await Promise.all([
    readAlleles(elastic, generation, [named]),
    findingsIn(rowsOf(named)),
  ]);
  const rows = rowsByConditions(findings, alleles.get(named) ?? null, groups);
  return { rows: rows.slice(0, size), row_total: rows.length };
}

/** Answers a matrix: one search for its counts, and those for the annotations of the rows that are shown. */
export async function readPhenotypeMatrix(
  elastic: Client,
  generation: LoadedGeneration,
  { subject, type, groups, allele, size }: MatrixRequest,
): Promise<PhenotypeMatrix> {
  const index = generation.index("annotations");
  const rowsOf = (named: string | undefined): EsQuery =>
    filteredRows(tableOf(subject, type.id, false, { allele: named }, new Map()));
  const counts = await readCounts(elastic, index, rowsOf(allele), groups);
  const found = new Map(counts.groups.buckets.map(({ key, doc_count: count }) => [key, count]));
  const filled = groups.groups.flatMap(({ value, label }) => {
    const count = found.get(filterKey(groups.filter, value)) ?? 0;
    return count === 0 ? [] : [{ value, label, count }];
  });
  const matrix: ReadMatrix = {
    elastic,
    generation,
    size,
    counts,
    groups: { values: filled.map(({ value }) => value), directionOf: groups.directionOf },
    rowsOf,
    findingsIn: (query) => readFindings(elastic, index, query, groups),
  };
  const rows = await (allele === undefined ? rowsByAllele(matrix) : rowsOfAllele(matrix, allele));
  return { filter: groups.filter, groups: filled, total: counts.total, ...rows };
}
