/** Do the ids that documents name exist? */
import type { Client } from "@elastic/elasticsearch";
import { indexName } from "../../../index-mappings/names.ts";
import type { Generation, IndexKind } from "../../../index-mappings/names.ts";
import { isTooMany } from "../../agreement/too-many.ts";

/** Kind with ids → the fields that hold them. */
const links: Partial<Readonly<Record<IndexKind, readonly (readonly [IndexKind, string])[]>>> = {
  genes: [
    ["annotations", "genes"],
    ["alleles", "gene"],
    ["genotypes", "genes"],
    ["gocams", "genes"],
  ],
  terms: [
    ["annotations", "term"],
    ["annotations", "closure"],
    ["genes", "terms"],
    ["terms", "closure"],
    ["gocams", "terms"],
  ],
  references: [
    ["annotations", "reference"],
    ["genes", "references"],
    ["alleles", "references"],
    ["genotypes", "references"],
    ["gocams", "references"],
  ],
  alleles: [
    ["annotations", "alleles"],
    ["genotypes", "alleles"],
  ],
  genotypes: [["annotations", "genotype"]],
  gocams: [["genes", "gocams"]],
};

export const linkCount = Object.values(links).reduce((sum, fields) => sum + fields.length, 0);

/**
 * One sentence for every field with ids of things that the generation does not have. Every distinct id is looked at.
 * A few terms may be missing, as in the check of a release: annotations may be newer than an ontology.
 */
export async function linkProblems(
  client: Client,
  generation: Generation,
  prefix: string,
  onChecked: () => void,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [target, fields] of Object.entries(links)) {
    // Object.entries forgets the key type, hence the cast.
    const known = new Set<string>();
    for await (const id of fieldValues(client, indexName(target as IndexKind, generation, prefix), "id"))
      known.add(id);
    for (const [kind, field] of fields) {
      const unknown: string[] = [];
      let all = 0;
      for await (const id of fieldValues(client, indexName(kind, generation, prefix), field)) {
        all += 1;
        if (!known.has(id)) unknown.push(id);
      }
      if (target === "terms" ? isTooMany(unknown.length, all) : unknown.length > 0)
        problems.push(
          `${kind}.${field}: ${unknown.length.toLocaleString("en")} of ${all.toLocaleString("en")} ids are not among the ${target}: ${unknown.slice(0, 5).join(", ")}${unknown.length > 5 ? " …" : ""}`,
        );
      onChecked();
    }
  }
  return problems;
}

const pageSize = 10_000;

interface Buckets {
  readonly values: {
    readonly after_key?: { readonly value: string };
    readonly buckets: readonly { readonly key: { readonly value: string } }[];
  };
}

/** Distinct values in order, documents without the field left out. */
async function* fieldValues(client: Client, index: string, field: string): AsyncIterable<string> {
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
