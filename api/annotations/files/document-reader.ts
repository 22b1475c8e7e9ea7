import type { Client } from "@elastic/elasticsearch";

/** Reads documents by id, each once for a file. Gives all that were read so far; ids without a document are absent. */
export function documentReader<T extends object>(
  elastic: Client,
  index: string,
  fields: readonly string[],
): (ids: readonly string[]) => Promise<ReadonlyMap<string, T>> {
  const known = new Map<string, T>();
  return async (ids) => {
    const missing = [...new Set(ids)].filter((id) => !known.has(id));
    if (missing.length === 0) return known;
    const { docs } = await elastic.mget<T>({ index, ids: missing, _source: [...fields] });
    for (const doc of docs) if ("_source" in doc && doc._source) known.set(doc._id, doc._source);
    return known;
  };
}
