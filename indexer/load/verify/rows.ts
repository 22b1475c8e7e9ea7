/** Counts that release.json itself fixes: one document for every row of these formats. */
import type { IndexKind } from "../../../index-mappings/names.ts";
import type { Format } from "../../read/records.ts";
import type { Release } from "../../read/open-release.ts";
import type { Counts } from "./counts.ts";

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
