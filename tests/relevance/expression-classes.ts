/** Questions about levels of RNA and protein in situations; what is right is worked out from the rows of expression annotations. */
import { Client } from "@elastic/elasticsearch";
import type { estypes } from "@elastic/elasticsearch";
import { z } from "zod";
import { aliasName } from "../../index-mappings/names.ts";
import type { Random } from "../../demo/random/random.ts";
import type { NaturalClass } from "./natural-class.ts";

/** What one row says. */
export interface LevelRow {
  readonly gene: string;
  readonly said: readonly string[];
  /** Names of the terms for what happens meanwhile, and of all above them. */
  readonly during: ReadonlySet<string>;
}

const row = z.object({
  genes: z.array(z.string()),
  qualifiers: z.array(z.string()),
  extension_ids: z.array(z.string()),
});
const term = z.object({ id: z.string(), label: z.string(), closure: z.array(z.string()) });

/** All documents of an index that fit. */
async function allOf<T>(
  client: Client,
  index: string,
  query: estypes.QueryDslQueryContainer,
  shape: z.ZodType<T>,
): Promise<T[]> {
  const found: T[] = [];
  for await (const document of client.helpers.scrollDocuments({ index, query, size: 2_000 }))
    found.push(shape.parse(document));
  return found;
}

/** The rows of a release; none of one that tells no levels. */
export async function readLevelRows(elasticsearchUrl: string, prefix: string): Promise<LevelRow[]> {
  const client = new Client({ node: elasticsearchUrl });
  const rows = await allOf(
    client,
    aliasName("annotations", prefix),
    { bool: { filter: [{ term: { type: "expression" } }, { term: { extension_relations: "during" } }] } },
    row,
  );
  const termsWith = (ids: Iterable<string>) =>
    allOf(client, aliasName("terms", prefix), { terms: { id: [...new Set(ids)] } }, term);
  const direct = await termsWith(rows.flatMap((one) => one.extension_ids));
  const labels = new Map(
    (await termsWith(direct.flatMap(({ closure }) => closure))).map(({ id, label }) => [id, label]),
  );
  const above = new Map(direct.map(({ id, closure }) => [id, closure.map((one) => labels.get(one) ?? one)]));
  await client.close();
  return rows.flatMap(({ genes, qualifiers, extension_ids: ids }) =>
    genes.map((gene) => ({
      gene,
      said: qualifiers,
      during: new Set(ids.flatMap((id) => above.get(id) ?? [])),
    })),
  );
}

const either = ["RNA level", "protein level"];
/** Phrasings, what was measured and what was seen; `*` is the situation. */
const phrasings: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ["genes induced during *", either, ["increased"]],
  ["genes upregulated in *", either, ["increased"]],
  ["transcripts decreased during *", ["RNA level"], ["decreased"]],
  ["genes repressed during *", either, ["decreased"]],
  ["genes expressed during *", either, ["present", "increased", "constant", "fluctuates"]],
  ["genes whose protein levels are increased during *", ["protein level"], ["increased"]],
];
/** What people call a situation, and the name of its term. */
const otherwise: readonly (readonly [string, string])[] = [
  ["heat shock induced genes", "response to heat"],
  ["genes induced by nitrogen starvation", "cellular response to nitrogen starvation"],
  ["genes induced during meiosis", "meiotic cell cycle"],
  ["hypoxia induced genes", "response to hypoxia"],
];
/** Longer names are not read together with the words before them. */
const maxWords = 4;

/** The class; empty where the release tells no levels. */
export function expressionClasses(rows: readonly LevelRow[], random: Random, most: number): NaturalClass[] {
  const genesOf = (situation: string, measured: readonly string[], seen: readonly string[]): string[] => [
    ...new Set(
      rows
        .filter(
          ({ said, during }) =>
            during.has(situation) &&
            measured.some((one) => said.includes(one)) &&
            seen.some((one) => said.includes(one)),
        )
        .map(({ gene }) => gene),
    ),
  ];
  const queryOf = (text: string, genes: readonly string[]) =>
    genes.length === 0 ? [] : [{ text, wanted: new Set(genes), count: genes.length }];
  const situations = [...new Set(rows.flatMap(({ during }) => [...during]))]
    .filter((name) => name.split(/[\s/-]/).length <= maxWords)
    .toSorted();
  const some = random.fork("expression").sample(situations, Math.min(most, situations.length));
  return [
    {
      name: "expression",
      queries: [
        ...some.flatMap((name, at) => {
          const [text, measured, seen] = phrasings[at % phrasings.length] ?? ["", [], []];
          return queryOf(text.replace("*", name), genesOf(name, measured, seen));
        }),
        ...otherwise.flatMap(([text, name]) => queryOf(text, genesOf(name, either, ["increased"]))),
      ],
    },
  ];
}
