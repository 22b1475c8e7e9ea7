/** What the enrichment page is asked for, read from its address and written to it. Pure. */
import type { AnnotationType, DataGap } from "../../../api/contract/index.ts";
import type { EnrichmentAspect } from "../../../api/contract/enrichment.ts";

/** Aspects with the names that they have on the page. */
export const aspectNames: Readonly<Record<EnrichmentAspect, string>> = {
  biological_process: "GO process",
  molecular_function: "GO function",
  cellular_component: "GO component",
  phenotype: "Phenotype",
  interpro: "Protein domains",
};

// Object.entries forgets the key type.
export const aspects = Object.entries(aspectNames) as [EnrichmentAspect, string][];

/** Why an aspect cannot be tested; undefined where the release tells of it. */
export function gapOfAspect(
  aspect: EnrichmentAspect,
  dataGaps: readonly DataGap[],
  types: readonly Pick<AnnotationType, "id" | "feature_type">[],
): { readonly reason: string } | undefined {
  const missing = (asked: string) => dataGaps.find(({ topic, is_partial }) => !is_partial && topic === asked);
  if (aspect === "interpro") return missing("domains");
  if (aspect !== "phenotype") return missing(aspect);
  const kinds = types.filter(({ feature_type: of }) => of === "genotype").map(({ id }) => missing(id));
  return kinds.every((one) => one !== undefined)
    ? (kinds[0] ?? { reason: "this site shows no phenotypes" })
    : undefined;
}

export const backgroundNames = {
  coding: "all protein-coding genes",
  organism: "all genes",
  annotated: "coding genes with any annotation of this kind",
} as const;
/** Of a saved query, whose genes can be a background. */
type QueryId = `${string}-${string}`;
type Background = keyof typeof backgroundNames | QueryId;

/** Whether it can be the id of a saved query. */
export const isQueryId = (text: string): text is QueryId =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** Lists that can stand beside the first. */
export const maxOthers = 3;

export interface EnrichmentView {
  readonly query: string | null;
  /** Queries whose genes are tested beside it. */
  readonly others: readonly string[];
  readonly aspect: EnrichmentAspect;
  readonly background: Background;
  /** Terms that are not significant too. */
  readonly all: boolean;
  /** Terms that say the same stand behind one of them. */
  readonly folded: boolean;
  readonly text: string;
}

/** The largest q that is called significant. */
export const significant = 0.05;

const oneOf = <K extends string>(names: Readonly<Record<K, string>>, given: string | null, usual: K): K => {
  // The keys of the record are its type.
  const found = (Object.keys(names) as K[]).find((name) => name === given);
  return found ?? usual;
};

/** The background that an address or a choice names; the usual one where it names none. */
export const readBackground = (given: string | null): Background =>
  given !== null && isQueryId(given) ? given : oneOf(backgroundNames, given, "coding");

/** What an address says of the enrichment that it shows. */
export const readEnrichment = (search: URLSearchParams): EnrichmentView => ({
  query: search.get("query"),
  others: [...new Set((search.get("with") ?? "").split(",").filter((id) => id !== ""))]
    .filter((id) => id !== search.get("query"))
    .slice(0, maxOthers),
  aspect: oneOf(aspectNames, search.get("aspect"), "biological_process"),
  background: readBackground(search.get("background")),
  all: search.get("q") === "all",
  folded: search.get("fold") !== "no",
  text: search.get("text") ?? "",
});

/** Usual values are left out of addresses. */
export function writeEnrichment(view: EnrichmentView): URLSearchParams {
  const { query, others, aspect, background, all, folded, text } = view;
  const params = new URLSearchParams(query === null ? {} : { query });
  if (others.length > 0) params.set("with", others.join(","));
  if (aspect !== "biological_process") params.set("aspect", aspect);
  if (background !== "coding") params.set("background", background);
  if (all) params.set("q", "all");
  if (!folded) params.set("fold", "no");
  if (text.trim() !== "") params.set("text", text);
  return params;
}

/** A small number as people write it, its power of ten apart: 0.03, or 4.1 × 10 and −7. */
export function chanceParts(value: number): { readonly text: string; readonly exponent: number | null } {
  if (value === 0) return { text: "< 10", exponent: -300 };
  if (value >= 0.001) return { text: String(Number(value.toPrecision(2))), exponent: null };
  const [digits = "", exponent = "0"] = value.toExponential(1).split("e");
  return { text: `${digits} × 10`, exponent: Number(exponent) };
}

/** The same as one text: 4.1 × 10⁻⁷. */
export function chance(value: number): string {
  const { text, exponent } = chanceParts(value);
  return `${text}${[...String(exponent ?? "")].map((sign) => superscripts[sign] ?? "").join("")}`;
}

const superscripts: Readonly<Record<string, string>> = {
  "-": "⁻",
  0: "⁰",
  1: "¹",
  2: "²",
  3: "³",
  4: "⁴",
  5: "⁵",
  6: "⁶",
  7: "⁷",
  8: "⁸",
  9: "⁹",
};
