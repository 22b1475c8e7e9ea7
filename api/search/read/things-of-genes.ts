/** What alleles and genotypes that a text asks for have in common: of genes that fit some of its conditions, and with the others themselves. */
import type { EsQuery } from "../../elastic/es-query.ts";
import type { Services } from "../../context/services.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { tableOf } from "../../queries/gene-table.ts";
import { genesThatFit } from "../../queries/run.ts";
import type { Names } from "./deployment-words.ts";
import { conditionOf, wayOf } from "./meets.ts";
import { treeOf } from "./part.ts";
import { queryOfGenes } from "./query-of-genes.ts";
import type { ReadText } from "./read.ts";

type Parts = ReadText["parts"];

/** The parts that things meet in a way. */
export const partsOf = (
  way: ReturnType<typeof wayOf>,
  { target, parts }: Pick<ReadText, "target" | "parts">,
  names: Pick<Names, "site">,
): Parts => parts.filter((part) => wayOf(target, conditionOf(part, names)) === way);

/** Ids of the genes that fit all conditions; null without any. */
export async function genesAsked(
  parts: Parts,
  { elastic }: Pick<Services, "elastic">,
  generation: LoadedGeneration,
): Promise<string[] | null> {
  const tree = treeOf(parts);
  if (tree === null) return null;
  // Named one by one, they are known without a search.
  if (parts.every(({ kind, isNot }) => kind === "gene" && !isNot))
    return [...new Set(parts.flatMap((part) => part.genes))];
  const [{ query, queryId: id }, table] = await Promise.all([
    queryOfGenes(tree),
    tableOf(elastic, generation),
  ]);
  const genes = await genesThatFit({ elastic }, { id, query, table, generation });
  return genes.map((gene) => gene.gene_uniquename);
}

/** What things have that meet all parts themselves, joined as the text joins them. */
export async function meeting(
  parts: Parts,
  queryOf: (part: Parts[number]) => EsQuery | Promise<EsQuery>,
): Promise<EsQuery[]> {
  const all = await Promise.all(parts.map(async (part) => ({ part, has: await queryOf(part) })));
  const queries: EsQuery[] = [];
  for (const {
    part: { isNot, isOr },
    has,
  } of all) {
    const last = isOr ? queries.pop() : undefined;
    const one = isNot ? { bool: { must_not: [has] } } : has;
    queries.push(last ? { bool: { should: [last, one], minimum_should_match: 1 } } : one);
  }
  return queries;
}

/** Ids of the terms that a part can mean. */
export const termsOf = ({ id, alternatives }: Parts[number]): string[] =>
  [id, ...alternatives.flatMap((one) => (one.kind === "term" ? [one.id] : []))].flatMap((one) =>
    one.split(","),
  );
