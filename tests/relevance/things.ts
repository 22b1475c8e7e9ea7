/** Everything that the search box can find, read from the loaded release itself. */
import { Client } from "@elastic/elasticsearch";
import { suggestTypes } from "../../api/contract/suggest.ts";
import type { EntityType } from "../../api/contract/suggest.ts";
import { fold } from "../../api/contract/values/fold.ts";
import { entities } from "../../index-mappings/fields/entities.ts";
import { aliasName } from "../../index-mappings/names.ts";
import type { Searchable } from "../../index-mappings/searchable.ts";

type SearchDocument = Pick<Searchable, "id" | "label" | "weight" | "lookups"> & { readonly cv_name?: string };

export interface Thing {
  readonly type: EntityType;
  readonly id: string;
  readonly label: string;
  /** Texts by field, as `name`, `synonym`, `exact synonym`, `title`. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** Offered by the search box without being asked for by its id. */
  readonly offered: boolean;
}

const batchSize = 5_000;

async function* readAll(client: Client, index: string): AsyncIterable<SearchDocument> {
  let after: string | undefined;
  for (;;) {
    const { hits } = await client.search<SearchDocument>({
      index,
      size: batchSize,
      sort: [{ id: "asc" }],
      track_total_hits: false,
      _source: ["id", "label", "weight", "lookups", "cv_name"],
      ...(after === undefined ? {} : { search_after: [after] }),
    });
    for (const { _source } of hits.hits) {
      if (!_source) continue;
      after = _source.id;
      yield _source;
    }
    if (hits.hits.length < batchSize) return;
  }
}

/** All things under the aliases of `prefix`, in the order of their ids; terms are offered when they belong to `ontologies` and are in use. */
export async function readThings(
  elasticsearchUrl: string,
  prefix: string,
  ontologies: readonly string[],
): Promise<Thing[]> {
  const client = new Client({ node: elasticsearchUrl });
  const things: Thing[] = [];
  for (const type of suggestTypes) {
    for await (const { id, label, weight, lookups, cv_name } of readAll(
      client,
      aliasName(entities[type].index, prefix),
    )) {
      const texts = Map.groupBy(lookups, ({ field }) => field);
      things.push({
        type,
        id,
        label,
        texts: new Map([...texts].map(([field, found]) => [field, found.map(({ text }) => text)])),
        offered: type !== "term" || (weight > 0 && ontologies.includes(cv_name ?? "")),
      });
    }
  }
  await client.close();
  return things;
}

/** Who has a text in one of the fields: ids by folded text. */
export function holders(
  things: readonly Thing[],
  ...fields: readonly string[]
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const thing of things) {
    for (const field of fields) {
      for (const text of thing.texts.get(field) ?? []) {
        const key = fold(text);
        const ids = found.get(key) ?? new Set();
        found.set(key, ids.add(thing.id));
      }
    }
  }
  return found;
}

/** The ontology of each term. */
export async function readOntologies(
  elasticsearchUrl: string,
  prefix: string,
): Promise<ReadonlyMap<string, string>> {
  const client = new Client({ node: elasticsearchUrl });
  const found = new Map<string, string>();
  for await (const { id, cv_name } of readAll(client, aliasName("terms", prefix)))
    found.set(id, cv_name ?? "");
  await client.close();
  return found;
}
