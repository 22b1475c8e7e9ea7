/** Where a sequence goes to other sites, by the deployment's templates. Pure. */
import type { Site } from "../../../api/contract/index.ts";

type Search = Site["sequence_searches"][number];

/** Values of a search's request, the sequence filled in. */
export const searchFields = (
  { parameters }: Pick<Search, "parameters">,
  sequence: { readonly fasta: string; readonly residues: string },
): [name: string, value: string][] =>
  Object.entries(parameters).map(([name, value]) => [
    name,
    value.replace("<<FASTA>>", sequence.fasta).replace("<<SEQUENCE>>", sequence.residues),
  ]);

/** Address of a search by GET. */
export function searchUrl(
  search: Pick<Search, "url" | "parameters">,
  sequence: Parameters<typeof searchFields>[1],
): string {
  return `${search.url}${search.url.includes("?") ? "&" : "?"}${new URLSearchParams(searchFields(search, sequence)).toString()}`;
}

export interface Region {
  readonly identifier: string;
  readonly format: "genbank" | "embl";
  readonly upstream: number;
  readonly downstream: number;
}

/** Address of a gene's region as a file of another site. */
export const regionUrl = (template: string, { identifier, format, upstream, downstream }: Region): string =>
  template
    .replaceAll("<<IDENTIFIER>>", encodeURIComponent(identifier))
    .replaceAll("<<FORMAT>>", format)
    .replaceAll("<<UPSTREAM_BASES>>", String(upstream))
    .replaceAll("<<DOWNSTREAM_BASES>>", String(downstream));
