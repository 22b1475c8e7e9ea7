/** Alleles that a text asks for: of genes that fit its conditions, with phenotypes that it names. */
import type { Services } from "../../context/services.ts";
import type { EsQuery } from "../../elastic/es-query.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { tableOf } from "../../queries/gene-table.ts";
import { genesThatFit } from "../../queries/run.ts";
import { annotatedTo } from "./annotated-to.ts";
import { isPhenotype } from "./deployment-words.ts";
import { treeOf } from "./part.ts";
import { queryOfGenes } from "./query-of-genes.ts";
import type { ReadText } from "./read.ts";
import { allOf, anyOf, ofGenesOnly } from "./read-things.ts";
import type { ReadThings } from "./read-things.ts";

type Needs = Pick<Services, "elastic" | "deployment">;
type Parts = ReadText["parts"];

/** Ids of the genes that fit all conditions; null without any. */
async function genesAsked(
  parts: Parts,
  { elastic }: Needs,
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

/** The alleles with each phenotype, or what else its words can mean, and without those that are left out. */
async function withPhenotypes(
  parts: Parts,
  genes: readonly string[] | null,
  needs: Needs,
  generation: LoadedGeneration,
): Promise<EsQuery[]> {
  const groups = await Promise.all(
    parts.map(async ({ id, alternatives, isNot, isOr }) => {
      const terms = [id, ...alternatives.flatMap((one) => (one.kind === "term" ? [one.id] : []))];
      const all = terms.flatMap((one) => one.split(","));
      const alleles = await annotatedTo(all, "alleles", genes, needs, generation);
      return { isNot, isOr, seen: { terms: { id: alleles } } };
    }),
  );
  const queries: EsQuery[] = [];
  for (const { isNot, isOr, seen } of groups) {
    const last = isOr ? queries.pop() : undefined;
    const one = isNot ? { bool: { must_not: [seen] } } : seen;
    queries.push(last ? { bool: { should: [last, one], minimum_should_match: 1 } } : one);
  }
  return queries;
}

/**
 * Where none of the genes that are named has an allele that fits all else, their alleles are better than none: what was
 * left out is said.
 */
export async function allelesAsked(
  read: ReadText,
  needs: Needs,
  generation: LoadedGeneration,
  counts: (query: EsQuery) => Promise<number>,
): Promise<ReadThings> {
  const isOfAlleles = ({ kind, id }: Parts[number]): boolean =>
    kind === "term" && id.split(",").every((one) => isPhenotype(one, needs.deployment));
  const genes = await genesAsked(
    read.parts.filter((part) => !isOfAlleles(part)),
    needs,
    generation,
  );
  const ofGenes: EsQuery[] = genes === null ? [] : [anyOf("gene", genes)];
  const phenotypes = await withPhenotypes(read.parts.filter(isOfAlleles), genes, needs, generation);
  const { alleleKind: kind } = read;
  const ofKind: EsQuery[] = kind === null ? [] : [{ terms: { allele_type: [...kind.types] } }];
  const query = allOf([...ofGenes, ...phenotypes, ...ofKind]);
  const parts = ofGenesOnly(read);
  const isMore = parts.length > 0 && (parts.length < read.parts.length || kind !== null);
  if (!isMore || (await counts(query)) > 0) return { read, query };
  const unmet = read.parts.filter((part) => !parts.includes(part)).map(({ words }) => words);
  return {
    read: { ...read, parts, alleleKind: null, unmet: [...unmet, ...(kind ? [kind.words] : [])] },
    query: anyOf("gene", (await genesAsked(parts, needs, generation)) ?? []),
  };
}
