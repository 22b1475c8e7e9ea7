/** One line of a file of gene models, whatever its dialect. Coordinates are 1-based and inclusive. */
import type { GffFeature } from "../../read/records.ts";

/** Values by the name of the attribute in lower case; each may have several. */
type Attributes = ReadonlyMap<string, readonly string[]>;

export interface SourceFeature extends Pick<
  GffFeature,
  "line" | "seqid" | "source" | "type" | "start" | "end" | "strand" | "phase" | "id" | "parents"
> {
  readonly attributes: Attributes;
}

/** The first value of the first of these attributes that a feature has; "" where it has none. */
export function valueOf({ attributes }: SourceFeature, ...names: readonly string[]): string {
  for (const name of names) {
    const [value] = attributes.get(name) ?? [];
    if (value !== undefined && value !== "") return value;
  }
  return "";
}

/** All values of these attributes, each once. */
export const valuesOf = ({ attributes }: SourceFeature, ...names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => attributes.get(name) ?? []).filter((value) => value !== "")),
];

/** How ids begin that a reader made up to keep parts together; nothing is called by them. */
export const madeUp = "#";

/** Prefixes by which dialects keep ids of genes, transcripts and their parts apart; they are no part of the id. */
const kindPrefix = /^(?:gene|transcript|cds|rna|id|pseudogene|exon)(?:-|:)(?=.)/i;

/** An id without the word for its kind: `gene-YAL068C` and `gene:YAL068C` are YAL068C; "" for one that a reader made up. */
export const withoutKind = (id: string): string => (id.startsWith(madeUp) ? "" : id.replace(kindPrefix, ""));
