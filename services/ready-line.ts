import { StartError } from "./start-error.ts";

/** The kinds that the line counts, in this order, where the release has them. */
const SHOWN = ["genes", "terms", "references", "alleles", "genotypes", "gocams", "annotations"];

/** What a running api serves. */
export interface ServedRelease {
  /** For people: address, release and how much of what it holds. */
  line: string;
  /** Name of the live generation. */
  generation: unknown;
  /** NCBI taxon of its organism. */
  taxonid: unknown;
}

/** Ask the api what it serves. `word` begins the line; `ready` says that the site can be used from now on. */
export async function readServed(url: string, word = "ready"): Promise<ServedRelease> {
  const read = async (path: string): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${url}/api/v1${path}`, { signal: AbortSignal.timeout(20_000) });
    if (!answer.ok) throw new StartError(`The api is up but ${path} answers with status ${answer.status}.`);
    return asRecord(await answer.json());
  };
  const { generation } = await read("/health");
  const metadata = await read("/dataset/latest/data/metadata");
  const { taxonid } = asRecord(metadata["organism"]);
  return { line: formatServed(word, url, metadata), generation, taxonid };
}

/** `ready http://localhost:3000 · release 2025-09-01 · 12,685 genes, …` from the metadata document. */
export function formatServed(word: string, url: string, metadata: unknown): string {
  const { date_version: release, counts } = asRecord(metadata);
  const known = asRecord(counts);
  const counted = (kind: string): number => (typeof known[kind] === "number" ? known[kind] : 0);
  // Interactions are annotations too, as at the head of every page.
  const countOf = (kind: string): number =>
    counted(kind) + (kind === "annotations" ? counted("interactions") : 0);
  const shown = SHOWN.filter((kind) => kind in known).map(
    (kind) => `${countOf(kind).toLocaleString("en")} ${kind === "gocams" ? "GO-CAM models" : kind}`,
  );
  return [
    word,
    url,
    `· release ${String(release)}`,
    ...(shown.length > 0 ? [`· ${shown.join(", ")}`] : []),
  ].join(" ");
}

/** An object of an answer, to look into; an empty one where it is none. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
