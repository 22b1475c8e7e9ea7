/** Values that annotations record of how something was seen, as filters choose them. Pure. */
import type { Deployment, RecordedOf } from "../../../config/schema.ts";
import { notRecorded } from "../../../config/table-filters.ts";
import type { FilterOption } from "../../../config/table-filters.ts";
import type { Annotation } from "../annotations/annotation.ts";
import type { Ontology } from "../joins/ontology.ts";

/** The part of an annotation that tells how something was seen; an interaction tells nothing of it. */
export type HowSeen = Pick<Annotation, "extension"> &
  Partial<Pick<Annotation, "genotype" | "conditions" | "background">>;

/** Stands for all numbers: "42%". */
const anyNumber = "number";

/** A measured number has values of its own in each annotation: what was measured is one choice. */
const withoutNumber = (text: string): string =>
  /^[<>~≈\s]*[-+]?\d[\d.,\s–-]*%?$/.test(text)
    ? anyNumber
    : text.replace(/\(\s*[-+]?[\d.,eE\s–-]+%?\s*\)$/, "").trim();

const expressed = ({ genotype }: HowSeen) => genotype?.loci.flatMap((locus) => locus.expressed) ?? [];
const targets = ({ extension }: HowSeen, relation: string): string[] =>
  extension.flatMap((part) => (part.relation === relation ? [withoutNumber(part.target)] : []));

const read: Readonly<Record<RecordedOf, (row: HowSeen) => readonly string[]>> = {
  condition: ({ conditions = [] }) => conditions.map(({ term }) => term),
  allele_type: (row) => expressed(row).map(({ allele }) => allele.type),
  expression: (row) => expressed(row).flatMap(({ expression }) => expression ?? []),
  background: ({ background }) => (background ? [background] : []),
  severity: (row) => targets(row, "has_severity"),
  penetrance: (row) => targets(row, "has_penetrance"),
};

/** Values of one kind that a row records, each once; `not_recorded` where there are none. */
export function recordedValues(of: RecordedOf, row: HowSeen, { resolve }: Ontology): string[] {
  const values = new Set(read[of](row).map(resolve));
  return values.size === 0 ? [notRecorded.value] : [...values];
}

/** A value in words: terms by their name, others as they are written. */
function recordedOption(value: string, { terms, short }: Ontology): FilterOption {
  if (value === notRecorded.value) return notRecorded;
  if (value === anyNumber) return { value, label: "a number" };
  return { value, label: terms.has(value) ? short(value).name : value.replaceAll("_", " ") };
}

/** The values that annotations of a release record, by the filters of the deployment that choose them; by name, those that are not recorded last. */
export function recordedOptions(
  { annotationTypes, annotationFilters }: Deployment,
  annotations: readonly Annotation[],
  ontology: Ontology,
): Readonly<Record<string, readonly FilterOption[]>> {
  const filters = Object.entries(annotationFilters).flatMap(([id, filter]) =>
    filter.filter_type === "recorded" ? [{ id, of: filter.recorded, values: new Set<string>() }] : [],
  );
  const ofType = new Map(
    annotationTypes.map((type) => [type.id, filters.filter(({ id }) => type.filters.includes(id))]),
  );
  for (const row of annotations)
    for (const { of, values } of ofType.get(row.type) ?? [])
      for (const value of recordedValues(of, row, ontology)) values.add(value);
  return Object.fromEntries(
    filters.map(({ id, values }) => {
      const isTold = values.delete(notRecorded.value);
      return [
        id,
        [
          ...[...values]
            .map((value) => recordedOption(value, ontology))
            .toSorted((a, b) => a.label.localeCompare(b.label, "en")),
          ...(isTold ? [notRecorded] : []),
        ],
      ];
    }),
  );
}
