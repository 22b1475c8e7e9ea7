/** What rows a table has, as queries. Pure. */
import type { estypes } from "@elastic/elasticsearch";
import type { EsQuery } from "../elastic/es-query.ts";
import { notRecorded } from "../../config/table-filters.ts";
import type { FilterChoice } from "../../config/table-filters.ts";
import {
  detailTables,
  filterKey,
  partnerWord,
  partnerWords,
  tableKey,
} from "../../index-mappings/annotations.ts";
import type { AnnotationDoc, DetailTable } from "../../index-mappings/annotations.ts";
import { firstSort } from "../../index-mappings/sorted-value.ts";
import type { Subject } from "./subject.ts";
import type { Choices } from "./choices.ts";

type Field = keyof AnnotationDoc;

export interface Table {
  /** Rows of the subject and type. */
  readonly base: EsQuery;
  /** Conditions besides filters: words, one row, one term. */
  readonly narrowing: readonly EsQuery[];
  /** Filters that are set. */
  readonly filters: ReadonlyMap<string, EsQuery>;
  /** The filter by terms below the page's own, and these terms; null where the table has none. */
  readonly children: ChildFilter | null;
  /** Its rows are interactions, whose summary has one row a pair of genes. */
  readonly isOfPairs: boolean;
  /** Of interactions on the page of a gene: this gene, since they are sorted by the other one. */
  readonly seenFrom: string | null;
}

export interface ChildFilter {
  readonly filter: string;
  readonly terms: readonly string[];
}

export interface Narrowing {
  readonly text?: string | undefined;
  readonly row?: string | undefined;
  readonly term?: string | undefined;
  readonly allele?: string | undefined;
  readonly is_not?: "true" | "false" | undefined;
}

/** Words of a text filter that count; nobody types more on purpose. */
const maxWords = 12;
/** Letters of a word that count: the index has no longer ones, and the engine refuses to look for much longer beginnings. */
const maxLetters = 255;

const has = (field: Field, value: string | boolean): EsQuery => ({ term: { [field]: value } });
const anyOf = (field: Field, values: readonly string[]): EsQuery => ({ terms: { [field]: [...values] } });
const all = (queries: readonly EsQuery[]): EsQuery =>
  queries.length === 0 ? { match_all: {} } : { bool: { filter: [...queries] } };

/** Each word as the beginning of a word; the parts of an id that the index has as several words count as one here. */
const beginning = (field: Field, word: string): EsQuery => ({
  match_bool_prefix: { [field]: { query: word, operator: "and" } },
});

/** Rows that another gene has a word of: whole, as an id or name, or in its parts, as the index has words of products. */
function ofPartner(gene: string, word: string): EsQuery[] {
  const field = "partner_words" satisfies Field;
  const whole = partnerWord(gene, word);
  const parts = partnerWords(gene, word);
  const last = parts.pop() ?? whole;
  return [
    { prefix: { [field]: whole } },
    ...(last === whole
      ? []
      : [all([...parts.map((part) => has(field, part)), { prefix: { [field]: last } }])]),
  ];
}

/** Rows that have a word. Those of a gene's own page are not found by this gene, which all of them are about. */
const havingWord = ({ kind, id }: Subject, word: string): EsQuery => ({
  bool: {
    should: [
      beginning("text", word),
      ...(kind === "gene" ? ofPartner(id, word) : [beginning("gene_text", word)]),
    ],
  },
});

/** Rows that name an allele, or those that name none (`not_recorded`). */
const ofAllele = (allele: string): EsQuery =>
  allele === notRecorded.value
    ? { bool: { must_not: [{ exists: { field: "alleles" satisfies Field } }] } }
    : has("alleles", allele);

const isDetailTable = (type: string | undefined): type is DetailTable =>
  detailTables.some((one) => one === type);

/** Rows of the subject and type. Genetic interactions stand by their details in tables of genotypes and terms, and nowhere else. */
function rowsAbout({ kind, id, field }: Subject, type: string | undefined): EsQuery {
  if (!isDetailTable(type)) return all([has(field, id), ...(type === undefined ? [] : [has("type", type)])]);
  return kind === "genotype" || kind === "term"
    ? has("tables", tableKey(type, kind, id))
    : { match_none: {} };
}

/** Rows with one of the values, without those that are left out. */
const chosen = ({ within, out }: FilterChoice, having: (some: readonly string[]) => EsQuery): EsQuery => ({
  bool: {
    filter: within.length > 0 ? [having(within)] : [],
    must_not: out.length > 0 ? [having(out)] : [],
  },
});

/** The search for the rows of a table: subject, type, and what narrows it. */
export function tableOf(
  subject: Subject,
  type: string | undefined,
  isInteraction: boolean,
  { text = "", row, term, allele, is_not: isNot }: Narrowing,
  choices: Choices,
  children: ChildFilter | null = null,
): Table {
  const words = text
    .split(/\s+/)
    // A sign alone, as in "+ MMS", is not in the index: the words beside it say what is meant.
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, maxWords)
    .map((word) => word.slice(0, maxLetters));
  return {
    base: rowsAbout(subject, type),
    narrowing: [
      ...words.map((word) => havingWord(subject, word)),
      ...(row === undefined ? [] : [has("group_id", row)]),
      ...(term === undefined ? [] : [has("term", term)]),
      ...(allele === undefined ? [] : [ofAllele(allele)]),
      ...(isNot === undefined ? [] : [has("is_not", isNot === "true")]),
    ],
    filters: new Map(
      [...choices].map(([filter, choice]) => [
        filter,
        chosen(choice, (some) =>
          filter === children?.filter
            ? anyOf("closure", some)
            : anyOf(
                "filters",
                some.map((value) => filterKey(filter, value)),
              ),
        ),
      ]),
    ),
    children,
    isOfPairs: isInteraction,
    seenFrom: isInteraction && subject.kind === "gene" ? subject.id : null,
  };
}

/** Rows that are left by all conditions, or by all but one filter. */
export const leftBy = ({ narrowing, filters }: Table, except?: string): EsQuery =>
  all([...narrowing, ...[...filters].flatMap(([filter, query]) => (filter === except ? [] : [query]))]);

/** The rows of the table with its filters, in one query. */
export const filteredRows = (table: Table): EsQuery => all([table.base, leftBy(table)]);

const plainCharacters = /[^\p{L}\p{N}]/gu;
const escaped = (text: string): string => text.replaceAll(plainCharacters, (character) => `\\${character}`);

/** Restricts an aggregation over `group` to the values that this page sorts by. */
export const groupsSeenFrom = ({ seenFrom }: Table): { include?: string } =>
  seenFrom === null ? {} : { include: `${escaped(firstSort(seenFrom))}.*` };

/** Rows in the order of their summary rows. */
export function rowOrder({ seenFrom }: Table): estypes.SortCombinations[] {
  if (seenFrom === null) return ["rank"];
  // A field of several values cannot be sorted by the one that this page reads.
  const source =
    "for (value in doc['group']) { if (value.startsWith(params.first)) { return value } } return ''";
  return [
    { _script: { type: "string", order: "asc", script: { source, params: { first: firstSort(seenFrom) } } } },
    "rank",
  ];
}
