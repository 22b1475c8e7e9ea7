/** All values of a keyword field of an index, a page of an aggregation at a time. */
import type { Client } from "@elastic/elasticsearch";

const pageSize = 10_000;

interface Buckets {
  readonly values: {
    readonly after_key?: { readonly value: string };
    readonly buckets: readonly { readonly key: { readonly value: string } }[];
  };
}

/** Distinct values in order, documents without the field left out. */
export async function* fieldValues(client: Client, index: string, field: string): AsyncIterable<string> {
  let after: { value: string } | undefined;
  do {
    const answer = await client.search<unknown, Buckets>({
      index,
      size: 0,
      track_total_hits: false,
      aggs: {
        values: {
          composite: {
            size: pageSize,
            sources: [{ value: { terms: { field } } }],
            ...(after ? { after } : {}),
          },
        },
      },
    });
    const { values } = answer.aggregations ?? {};
    for (const { key } of values?.buckets ?? []) yield key.value;
    after = values?.after_key;
  } while (after);
}
