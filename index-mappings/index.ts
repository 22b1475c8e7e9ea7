/** The contract between indexer and api: one entry per index. */
import { annotations } from "./annotations.ts";
import { documents } from "./documents.ts";
import { files } from "./files.ts";
import type { IndexDefinition } from "./index-definition.ts";
import type { IndexKind } from "./names.ts";
import { pages } from "./page-store.ts";
import { recordIndices } from "./records.ts";
import { release } from "./release.ts";
import { sequences } from "./sequences.ts";

/** Settings and mapping of every index, by kind. */
export const indices: Readonly<Record<IndexKind, IndexDefinition>> = {
  ...recordIndices,
  annotations,
  sequences,
  files,
  documents,
  pages,
  release,
};
