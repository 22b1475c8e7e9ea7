/** Addresses of results as files, which the api streams. Pure. */
import type { NucleotideOptions } from "../../../api/contract/query.ts";
import { releaseDataset } from "../../shared/urls/dataset.ts";

export const fileKinds = ["tsv", "jsonl", "ids", "fasta", "gaf"] as const;
export type FileKind = (typeof fileKinds)[number];

export const fileNames: Readonly<Record<FileKind, string>> = {
  tsv: "gene_list.tsv",
  jsonl: "gene_list.jsonl",
  ids: "gene_list.txt",
  fasta: "sequence.fasta",
  gaf: "gene_results.gaf.tsv",
};

export const aspects = ["molecular_function", "biological_process", "cellular_component"] as const;
type Aspect = (typeof aspects)[number];

export interface FileOptions {
  readonly kind: FileKind;
  /** Fields of the columns that are shown. */
  readonly fields: readonly string[];
  /** "product" or a column; `-` before it for descending; null for the query's own order. */
  readonly sort: string | null;
  readonly sequence: "protein" | "nucleotide";
  readonly parts: NucleotideOptions;
  readonly aspects: readonly Aspect[];
}

/** Below the host; `query` is the id of a saved query. */
export function fileAddress(
  query: string,
  { kind, fields, sort, sequence, parts, aspects: chosenAspects }: FileOptions,
): string {
  const params = new URLSearchParams({ format: kind });
  if (sort !== null) params.set("sort", sort);
  // The id comes first in all files of genes, by which programs join them; tables begin with the name.
  const columns = [...new Set(["gene_uniquename", ...fields])];
  if (kind === "tsv" || kind === "jsonl" || kind === "fasta") params.set("fields", columns.join(","));
  if (kind === "gaf") params.set("aspects", chosenAspects.join(","));
  if (kind === "fasta") {
    params.set("sequence", sequence);
    if (sequence === "nucleotide")
      for (const [part, value] of Object.entries(parts))
        if (value !== null && value !== undefined) params.set(part, String(value));
  }
  return `${releaseDataset}/query/${encodeURIComponent(query)}?${params.toString()}`;
}

/** What is wrong with the options; null when nothing is. */
export function optionsProblem({
  kind,
  sequence,
  parts,
  aspects: chosenAspects,
}: FileOptions): string | null {
  if (kind === "gaf" && chosenAspects.length === 0) return "Choose at least one aspect.";
  if (kind !== "fasta" || sequence === "protein") return null;
  for (const flank of [parts.upstream_bases, parts.downstream_bases]) {
    if (flank != null && !(Number.isInteger(flank) && flank >= 0 && flank <= 100_000))
      return "Flanks are whole numbers from 0 to 100,000.";
  }
  const any =
    parts.include_exons ||
    parts.include_introns ||
    parts.include_5_prime_utr ||
    parts.include_3_prime_utr ||
    (parts.upstream_bases ?? 0) > 0 ||
    (parts.downstream_bases ?? 0) > 0;
  return any ? null : "Choose at least one part of the gene.";
}
