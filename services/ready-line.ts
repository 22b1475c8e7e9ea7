import { StartError } from "./start-error.ts";

/** The kinds that the line counts, in this order, where the release has them. */
const SHOWN = ["genes", "terms", "references", "alleles", "genotypes", "gocams", "annotations"];

/** The line that says that the site can be used: address, release and how much of what it holds. */
export async function readyLine(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/dataset/latest/data/metadata`, {
    signal: AbortSignal.timeout(20_000),
  });
  if (!answer.ok) throw new StartError(`The api is up but its metadata answer with status ${answer.status}.`);
  return formatReady(url, await answer.json());
}

/** `ready http://localhost:3000 · release 2025-09-01 · 12,685 genes, …` from the metadata document. */
export function formatReady(url: string, metadata: unknown): string {
  const { date_version: release, counts } = asRecord(metadata);
  const known = asRecord(counts);
  const shown = SHOWN.flatMap((kind) => {
    const count = known[kind];
    return typeof count === "number"
      ? [`${count.toLocaleString("en")} ${kind === "gocams" ? "GO-CAM models" : kind}`]
      : [];
  });
  return [
    "ready",
    url,
    `· release ${String(release)}`,
    ...(shown.length > 0 ? [`· ${shown.join(", ")}`] : []),
  ].join(" ");
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
