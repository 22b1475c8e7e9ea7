/** Are all documents there? */
import { count } from "../../../index-mappings/counted.ts";
import type { Client } from "@elastic/elasticsearch";
import { indexKinds, indexName } from "../../../index-mappings/names.ts";
import type { Generation, IndexKind } from "../../../index-mappings/names.ts";
import type { Release } from "../../read/open-release.ts";
import type { Format } from "../../read/records.ts";

export type Counts = Readonly<Record<IndexKind, number>>;

/** Documents of each kind of a generation. An index that is missing counts as empty. */
export async function countDocuments(
  client: Client,
  generation: Generation,
  prefix: string,
): Promise<Counts> {
  const counts = await Promise.all(
    indexKinds.map(async (kind): Promise<[IndexKind, number]> => {
      const { count: documents } = await client.count({
        index: indexName(kind, generation, prefix),
        ignore_unavailable: true,
      });
      return [kind, documents];
    }),
  );
  // Every kind is there, which Object.fromEntries cannot show; hence the cast.
  return Object.fromEntries(counts) as Counts;
}

/** One sentence for every kind that has not as many documents as were assembled. */
export function countProblems(found: Counts, expected: Counts): string[] {
  return indexKinds
    .filter((kind) => found[kind] !== expected[kind])
    .map(
      (kind) =>
        `${kind}: ${count(found[kind])} documents are in the index, ${count(expected[kind])} were expected.`,
    );
}

/** Share of the live generation that every kind has to reach. */
const minShare = 0.98;

/** One sentence for every kind that has shrunk too much against the live generation: what is gone, of how many. */
export function shrinkProblems(found: Counts, live: Counts): string[] {
  return indexKinds
    .filter((kind) => found[kind] < live[kind] * minShare)
    .map(
      (kind) =>
        `${kind}: ${count(live[kind] - found[kind])} of ${count(live[kind])} ${kind === "release" ? "documents about the release" : kind} are gone; ${count(found[kind])} are left, less than 98 % of the live release.`,
    );
}

/** Counts that release.json itself fixes: one document for every row of these formats. */
const rowKinds: readonly (readonly [IndexKind, readonly Format[]])[] = [
  ["genes", ["pombase-genes"]],
  ["alleles", ["alleles"]],
  ["references", ["references", "go-refs"]],
  ["gocams", ["gocam-summaries"]],
];

/** One sentence for every kind whose documents are fewer than the rows in release.json that they come from. */
export function rowProblems(found: Counts, release: Release): string[] {
  return rowKinds.flatMap(([kind, formats]) => {
    const rows = release.datasets(...formats).reduce((sum, dataset) => sum + dataset.rows, 0);
    return found[kind] < rows
      ? [
          `${kind}: ${found[kind].toLocaleString("en")} documents, but release.json lists ${rows.toLocaleString("en")} rows.`,
        ]
      : [];
  });
}
