/** The indices of a new generation. */
import { errors } from "@elastic/elasticsearch";
import type { Client } from "@elastic/elasticsearch";
import { indices } from "../../index-mappings/index.ts";
import { mappingOf } from "../../index-mappings/index-definition.ts";
import { indexKinds, indexName } from "../../index-mappings/names.ts";
import type { Generation } from "../../index-mappings/names.ts";

/**
 * Creates every index of a generation, ready for bulk writing: no copies and no refreshes until they are merged. Those
 * that exist already stay.
 *
 * The transaction log is written through with each request (the default): requests are large, so it costs little, and
 * a server that is killed loses nothing that it has answered for.
 */
export async function createIndices(
  client: Client,
  generation: Generation,
  prefix: string,
  shards: number,
): Promise<void> {
  await Promise.all(
    indexKinds.map(async (kind) => {
      const { settings } = indices[kind];
      try {
        await client.indices.create({
          index: indexName(kind, generation, prefix),
          settings: { ...settings, number_of_shards: shards, number_of_replicas: 0, refresh_interval: -1 },
          mappings: mappingOf(indices[kind]),
        });
      } catch (error) {
        const exists =
          error instanceof errors.ResponseError &&
          error.message.includes("resource_already_exists_exception");
        if (!exists) throw error;
      }
    }),
  );
}
