/** How annotations grew over time, and how many a publication brings. */
import { count, counted } from "../../../../index-mappings/counted.ts";
import { referenceKind } from "../../../../index-mappings/fields/reference-kind.ts";
import type { MetricPlot } from "../../../../index-mappings/pages/metrics.ts";
import type { Reference } from "../../joins/references.ts";
import { lacking } from "./curation.ts";
import { countsByYear, cumulative, mean, yearRange } from "./tally.ts";

/** What these figures need of an annotation or interaction. */
export interface MetricRow {
  readonly type: string;
  readonly date: string | null;
  readonly evidence: string | null;
  readonly throughput: string | null;
  readonly reference: string | null;
  readonly genes: readonly string[];
}

export interface TypeGroup {
  readonly display_name: string;
  /** Annotation types. */
  readonly cv_names: readonly string[];
}

/** What types stand under that no group names. */
const otherGroup = "Other";

const undated = (left: number): string | null =>
  left === 0 ? null : `${counted(left, "annotation")} without a date ${left === 1 ? "is" : "are"} left out.`;

/** Annotations of each group up to the end of each year. */
export function annotationPlot(rows: readonly MetricRow[], groups: readonly TypeGroup[]): MetricPlot {
  const groupOf = new Map(
    groups.flatMap(({ display_name: name, cv_names }) => cv_names.map((type) => [type, name])),
  );
  const dated = rows.flatMap(({ type, date }) =>
    date === null ? [] : [{ x: date.slice(0, 4), series: groupOf.get(type) ?? otherGroup }],
  );
  const present = new Set(dated.map(({ series }) => series));
  const series = [...groups.map(({ display_name: name }) => name), otherGroup].filter((name) =>
    present.has(name),
  );
  return {
    name: "cumulative_annotation_type_counts_by_year",
    title: "Annotations by type",
    description:
      "Annotations up to the end of each year, by the date that each bears: only annotations that are still valid count, and one that was revised counts from its revision.",
    form: "bars",
    x_label: "Year",
    unit: "annotations",
    series,
    ...(dated.length === 0
      ? lacking("No annotation of this release has a date.")
      : {
          rows: cumulative(countsByYear(dated, series)),
          left_out: undated(rows.length - dated.length),
          missing: null,
        }),
  };
}

/** Codes that have a series of their own. */
const maxCodes = 7;
const otherCodes = "other codes";
/** Inferred from electronic annotation: no curator has seen it. */
const electronic = "IEA";

/** GO annotations by evidence code up to the end of each year. */
export function evidencePlot(rows: readonly MetricRow[], goTypes: ReadonlySet<string>): MetricPlot {
  const go = rows.filter(({ type, evidence }) => goTypes.has(type) && evidence !== null);
  const dated = go.flatMap(({ date, evidence }) =>
    date === null || evidence === null ? [] : [{ x: date.slice(0, 4), series: evidence }],
  );
  const numbers = new Map<string, number>();
  for (const { series } of dated) numbers.set(series, (numbers.get(series) ?? 0) + 1);
  const codes = [...numbers].sort(([, a], [, b]) => b - a).map(([code]) => code);
  const named = codes.length <= maxCodes + 1 ? codes : codes.slice(0, maxCodes);
  const series = named.length < codes.length ? [...named, otherCodes] : named;
  const byElectronic = go.filter(({ evidence }) => evidence === electronic).length;
  return {
    name: "go_evidence_by_year",
    title: "GO annotations by evidence code",
    description: `GO annotations up to the end of each year, by the date and the evidence code that each bears. ${
      byElectronic === 0
        ? "This release has no electronic annotation (IEA)."
        : `${count(byElectronic)} of ${count(go.length)} are electronic (IEA): no curator has seen them.`
    }`,
    form: "bars",
    x_label: "Year",
    unit: "annotations",
    series,
    ...(dated.length === 0
      ? lacking("No GO annotation of this release has a date.")
      : {
          rows: cumulative(
            countsByYear(
              dated.map(({ x, series: code }) => ({ x, series: named.includes(code) ? code : otherCodes })),
              series,
            ),
          ),
          left_out: undated(go.length - dated.length),
          missing: null,
        }),
  };
}

interface Average {
  readonly name: string;
  readonly title: string;
  readonly throughput: "low" | "high";
  readonly of: "genes" | "annotations";
}

const averages: readonly Average[] = [
  {
    name: "ltp_genes_per_pub_per_year_range",
    title: "Genes per publication, low throughput",
    throughput: "low",
    of: "genes",
  },
  {
    name: "ltp_annotations_per_pub_per_year_range",
    title: "Annotations per publication, low throughput",
    throughput: "low",
    of: "annotations",
  },
  {
    name: "htp_annotations_per_pub_per_year_range",
    title: "Annotations per publication, high throughput",
    throughput: "high",
    of: "annotations",
  },
];

const isPublication = (id: string | null): boolean => id !== null && referenceKind(id) === "publication";

/** How many genes and annotations a publication has on average, by the years in which it came out. */
export function averagePlots(
  rows: readonly MetricRow[],
  references: ReadonlyMap<string, Pick<Reference, "year">>,
): MetricPlot[] {
  return averages.map(({ name, title, throughput, of }) => {
    const ofPublication = Map.groupBy(
      rows.filter((row) => row.throughput === throughput && isPublication(row.reference)),
      ({ reference }) => reference,
    );
    const ranges = new Map<string, number[]>();
    let left = 0;
    for (const [reference, annotations] of ofPublication) {
      const year = references.get(reference ?? "")?.year ?? null;
      if (year === null) left++;
      else {
        const found = ranges.get(yearRange(year)) ?? [];
        ranges.set(yearRange(year), found);
        found.push(
          of === "annotations" ? annotations.length : new Set(annotations.flatMap(({ genes }) => genes)).size,
        );
      }
    }
    const what = of === "annotations" ? of : `${of} with annotations`;
    return {
      name,
      title,
      description: `Mean number of ${what} of ${throughput} throughput in a publication that has any, by the years in which it came out.`,
      form: "bars",
      x_label: "Years published",
      unit: `${of} per publication`,
      series: [`${of} per publication`],
      ...(ranges.size === 0
        ? lacking(
            `This release has no annotation of ${throughput} throughput from a publication whose year it tells.`,
          )
        : {
            rows: [...ranges]
              .sort(([a], [b]) => a.localeCompare(b))
              .map(([x, values]) => ({ x, values: [mean(values)] })),
            left_out:
              left === 0
                ? null
                : `${counted(left, "publication")} without a year in this release ${left === 1 ? "is" : "are"} left out.`,
            missing: null,
          }),
    };
  });
}
