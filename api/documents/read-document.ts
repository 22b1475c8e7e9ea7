/** Reads finished documents by their ids: from the copy of this machine, where it has one, else from Elasticsearch. */
import type { Client } from "@elastic/elasticsearch";
import { IndexGoneError } from "../generation/choose.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { storedDocument } from "../local-copy/stored-document.ts";
import type { DocumentKind, IndexedDocument, StoredDocument } from "../local-copy/stored-document.ts";

/** Elasticsearch has no longer document ids. */
const maxIdLength = 512;
const canBe = (id: string): boolean => Buffer.byteLength(id) <= maxIdLength;

/** What an index says of an id. @throws IndexGoneError where its generation was removed */
function documentIn(
  read: { readonly _source?: IndexedDocument | undefined } | { readonly error: unknown },
): StoredDocument | null {
  if ("error" in read) throw new IndexGoneError(JSON.stringify(read.error));
  return read._source ? storedDocument(read._source) : null;
}

/**
 * A document; null where there is none.
 * @throws IndexGoneError where its generation was removed
 */
export async function readDocument(
  elastic: Client,
  generation: LoadedGeneration,
  kind: DocumentKind,
  id: string,
): Promise<StoredDocument | null> {
  if (!canBe(id)) return null;
  const copied = generation.copy.document(kind, id);
  if (copied !== undefined) return copied;
  return documentIn(
    await elastic.get<IndexedDocument>({ index: generation.index(kind), id }, { ignore: [404] }),
  );
}

/** Several at once, in the order of the ids. @throws as readDocument */
export async function readDocuments(
  elastic: Client,
  generation: LoadedGeneration,
  kind: DocumentKind,
  ids: readonly string[],
): Promise<(StoredDocument | null)[]> {
  const copied = ids.map((id) => (canBe(id) ? generation.copy.document(kind, id) : null));
  const missing = ids.filter((_id, at) => copied[at] === undefined);
  if (missing.length === 0) return copied.map((one) => one ?? null);
  const { docs } = await elastic.mget<IndexedDocument>({ index: generation.index(kind), ids: missing });
  const read = docs.map(documentIn);
  return copied.map((one) => (one === undefined ? (read.shift() ?? null) : one));
}
