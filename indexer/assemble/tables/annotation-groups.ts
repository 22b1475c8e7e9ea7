/** Summary rows of annotation tables: what they are about, and in which order they stand. */
import type { Deployment } from "../../../config/schema.ts";
import type { AnnotationDoc, PairHead, SummaryEntry, TermHead } from "../../../index-mappings/annotations.ts";
import type { AnnotationRow, InteractionRow } from "../../../index-mappings/pages/rows.ts";
import type { GeneShort } from "../../../index-mappings/shapes/shorts.ts";
import { sortedValue } from "../../../index-mappings/sorted-value.ts";
import type { Annotation } from "../annotations/annotation.ts";
import type { Ontology } from "../joins/ontology.ts";
import { sortKey } from "../text/order.ts";

type AnnotationGroup = Pick<AnnotationDoc, "group" | "group_id">;
export type GroupOf = (
  annotation: Pick<Annotation, "type" | "term" | "subject" | "isNot">,
) => AnnotationGroup;

/** Terms by name, those of one group together; terms that are said with NOT stand apart, at the end. */
export function termGroups({ annotationTypes }: Deployment, ontology: Ontology): GroupOf {
  const splits = new Map(annotationTypes.map(({ id, split_by_parents: split }) => [id, split]));
  const known = new Map<string, AnnotationGroup>();
  return ({ type, term: termid, subject, isNot }) => {
    const key = [type, termid, subject, isNot].join("\t");
    const found = known.get(key);
    if (found) return found;
    const term = termid === null ? null : ontology.short(termid);
    const split = splits.get(type) ?? [];
    const splitIndex = split.findIndex(({ terms }) =>
      terms.some((parent) => isUnder(term?.termid, parent, ontology)),
    );
    const name = term?.name ?? subject ?? "";
    const id = (term?.termid ?? name) + (isNot ? ":NOT" : "");
    const head: TermHead = { id, term, subject, is_not: isNot, split: split[splitIndex]?.id ?? null };
    const group = {
      group_id: id,
      group: [
        sortedValue([isNot ? "1" : "0", splitIndex < 0 ? "~" : String(splitIndex), sortKey(name), id], head),
      ],
    };
    known.set(key, group);
    return group;
  };
}

/** `parent` as in split_by_parents, with "NOT " for all but the term and its descendants. */
function isUnder(term: string | undefined, parent: string, ontology: Ontology): boolean {
  if (term === undefined) return false;
  const closure = ontology.closure(term);
  return parent.startsWith("NOT ")
    ? !closure.includes(ontology.resolve(parent.slice(4)))
    : closure.includes(ontology.resolve(parent));
}

/** Entries by name of their genotype or first gene, the plain one before those with extensions. */
export function summaryEntry({ genes, genotype, extension }: AnnotationRow): string {
  const entry: SummaryEntry = { genes, genotype, extension };
  return sortedValue(
    [
      genotype === null ? firstGeneKey(genes) : sortKey(genotype.display_name),
      extension.length === 0 ? "0" : "1",
    ],
    entry,
  );
}

/** Id of the group of rows about two genes and one kind of evidence. */
export const pairId = ({ gene_a: a, gene_b: b, evidence }: InteractionRow): string =>
  `${a.uniquename}~${b.uniquename}~${evidence ?? ""}`;

/** By the other gene, then by evidence; then those in which the page's gene is the first. */
export function pairGroups(row: InteractionRow): string[] {
  const { gene_a: a, gene_b: b, evidence } = row;
  const head: PairHead = { id: pairId(row), gene_a: a, gene_b: b, evidence };
  const seenFrom = (side: string, gene: string, other: GeneShort) =>
    sortedValue([gene, geneKey(other), other.uniquename, sortKey(evidence ?? ""), side], head);
  return [
    sortedValue(["", geneKey(a), geneKey(b), sortKey(evidence ?? ""), head.id], head),
    seenFrom("a", a.uniquename, b),
    ...(a.uniquename === b.uniquename ? [] : [seenFrom("b", b.uniquename, a)]),
  ];
}

/** What rows are sorted by their first gene with. */
export const firstGeneKey = ([gene]: readonly GeneShort[]): string => (gene ? geneKey(gene) : "");

/** Names before ids. */
const geneKey = ({ uniquename, name }: GeneShort): string =>
  name === null ? `1${sortKey(uniquename)}` : `0${sortKey(name)}`;
