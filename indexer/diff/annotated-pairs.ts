/** Which gene has which terms and domains, with the rows that say so, read from a loaded generation. */
import type { Client } from "@elastic/elasticsearch";
import { indexName } from "../../index-mappings/names.ts";
import type { Generation, IndexKind } from "../../index-mappings/names.ts";

/** `type\tgene\tterm` → number of rows; the term is "" for rows that have none. */
export type Pairs = ReadonlyMap<string, number>;

const pageSize = 10_000;

/** Text of a pair. */
const pairKey = (type: string, gene: string, term: string): string => [type, gene, term].join("\t");
/** The parts of a pair. */
export const pairOf = (key: string): readonly [type: string, gene: string, term: string] => {
  const [type = "", gene = "", term = ""] = key.split("\t");
  return [type, gene, term];
};

interface Bucket {
  readonly key: Readonly<Record<string, string | null>>;
  readonly doc_count: number;
}

/** All combinations of some fields' values, a page at a time. */
async function* combinations(
  client: Client,
  index: string,
  fields: readonly string[],
  query: object,
): AsyncGenerator<Bucket> {
  let after: Bucket["key"] | undefined;
  do {
    const { aggregations } = await client.search<
      unknown,
      { all: { buckets: Bucket[]; after_key?: Bucket["key"] } }
    >({
      index,
      size: 0,
      query,
      aggs: {
        all: {
          composite: {
            size: pageSize,
            sources: fields.map((field) => ({ [field]: { terms: { field, missing_bucket: true } } })),
            ...(after && { after }),
          },
        },
      },
    });
    yield* aggregations?.all.buckets ?? [];
    after = aggregations?.all.after_key;
  } while (after);
}

/** Annotations by type, gene and term; rows with NOT are no part of it. */
export async function annotatedPairs(client: Client, generation: Generation, prefix: string): Promise<Pairs> {
  const pairs = new Map<string, number>();
  const index = (kind: IndexKind): string => indexName(kind, generation, prefix);
  const rows = combinations(client, index("annotations"), ["type", "genes", "term"], {
    bool: { must_not: [{ term: { is_not: true } }] },
  });
  for await (const { key, doc_count: count } of rows)
    pairs.set(pairKey(key["type"] ?? "", key["genes"] ?? "", key["term"] ?? ""), count);
  return pairs;
}

/** Subsets of domains have such names; others are no domains. */
const domainSubset = /^interpro:(.+)$/;

/** A domain is a subset by its whole name and by its short one, `PFAM:PF00069` and `PF00069`: what is told twice counts once, by its whole name. */
export function withoutShortNames(pairs: Pairs): Pairs {
  const short = new Set(
    [...pairs.keys()].flatMap((key) => {
      const [type, gene, domain] = pairOf(key);
      const colon = domain.indexOf(":");
      return colon < 0 ? [] : [pairKey(type, gene, domain.slice(colon + 1))];
    }),
  );
  return new Map([...pairs].filter(([key]) => !short.has(key)));
}

/** Domains of genes, as `domain\tgene\tDATABASE:ID`. */
export async function domainPairs(client: Client, generation: Generation, prefix: string): Promise<Pairs> {
  const pairs = new Map<string, number>();
  const rows = combinations(client, indexName("genes", generation, prefix), ["id", "subsets"], {
    prefix: { subsets: "interpro:" },
  });
  for await (const { key } of rows) {
    const domain = domainSubset.exec(key["subsets"] ?? "")?.[1];
    if (domain !== undefined) pairs.set(pairKey("domain", key["id"] ?? "", domain), 1);
  }
  return withoutShortNames(pairs);
}
