/** The real servers that the integration tests of loading use, each test file under a prefix of its own. */
import { connect } from "../../indexer/load/connect.ts";
import { indexKinds, aliasName, generationName, newToken } from "../../index-mappings/names.ts";
import type { Generation } from "../../index-mappings/names.ts";
import type { AssembledDoc } from "../../indexer/assemble/documents/assembled-doc.ts";

/** Address of the Elasticsearch that the test run has started; fails when there is none. */
export function elasticsearchUrl(): string {
  const url = process.env["ELASTICSEARCH_URL"];
  if (!url) throw new Error("ELASTICSEARCH_URL is not set: these tests need a running Elasticsearch");
  return url;
}

export const client = connect(elasticsearchUrl());

/** A prefix that no other test uses, and the deletion of everything below it. */
export function ownPrefix(name: string): { prefix: string; clear(): Promise<void> } {
  const prefix = `test-${name}-${process.pid}`;
  return {
    prefix,
    async clear() {
      const found = await client.indices.get({
        index: indexKinds.map((kind) => `${aliasName(kind, prefix)}--*`),
        expand_wildcards: "all",
      });
      if (Object.keys(found).length > 0) await client.indices.delete({ index: Object.keys(found) });
    },
  };
}

/** A generation of the given release, with a token that orders it after those with a smaller age. */
export const generationOf = (release: string, age: number): Generation & { name: string } => {
  const generation = { release, token: newToken(1_700_000_000_000 + age * 1_000) };
  return { ...generation, name: generationName(generation) };
};

/** Sequences are the smallest documents: `count` of them with ids seq:0 … */
export async function* peptides(count: number, residues = "MKT"): AsyncIterable<AssembledDoc> {
  for (let n = 0; n < count; n += 1) {
    yield {
      id: `seq:${n}`,
      doc: { id: `seq:${n}`, kind: "peptide", of: "g", start: 1, end: residues.length, residues },
    };
  }
}
