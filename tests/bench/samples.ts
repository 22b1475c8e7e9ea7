/** What people type and open, sampled from the loaded release itself: another sample after each load. */
import { Client } from "@elastic/elasticsearch";
import { aliasName } from "../../index-mappings/names.ts";
import type { IndexKind } from "../../index-mappings/names.ts";

interface Sample {
  readonly id: string;
  readonly names: readonly string[];
  readonly synonyms: readonly string[];
  readonly texts: readonly string[];
}

async function sample(client: Client, kind: IndexKind, prefix: string, size: number): Promise<Sample[]> {
  const answer = await client.search<Sample>({
    index: aliasName(kind, prefix),
    size,
    _source: ["id", "names", "synonyms", "texts"],
    query: {
      function_score: {
        query: { range: { weight: { gte: 1 } } },
        functions: [{ random_score: { seed: 1, field: "id" } }],
      },
    },
  });
  return answer.hits.hits.flatMap((hit) => (hit._source ? [hit._source] : []));
}

/** Each prefix that a person's typing sends after a pause: half of the word, then all of it. */
const typed = (word: string): string[] => [word.slice(0, Math.max(2, Math.ceil(word.length / 2))), word];

export interface Samples {
  readonly suggest: readonly string[];
  readonly genes: readonly string[];
}

/** Things of each kind; enough that the search box is hardly asked for the same twice. */
const things = 1_000;
const genesOpened = 120;

/** Queries for the search box, no two the same, and gene ids. */
export async function samples(elasticsearchUrl: string, prefix: string): Promise<Samples> {
  const client = new Client({ node: elasticsearchUrl });
  const [genes, terms, references] = await Promise.all([
    sample(client, "genes", prefix, things),
    sample(client, "terms", prefix, things),
    sample(client, "references", prefix, things),
  ]);
  await client.close();
  const words = [
    ...genes.flatMap((gene) => [
      gene.names[0] ?? gene.id,
      gene.synonyms[0] ?? gene.id,
      gene.texts[0] ?? gene.id,
    ]),
    ...terms.flatMap((term) => [term.names[0] ?? term.id, term.id]),
    ...references.map((reference) => reference.id),
  ];
  return {
    suggest: [...new Set(words.flatMap(typed))],
    genes: genes.slice(0, genesOpened).map((gene) => gene.id),
  };
}
