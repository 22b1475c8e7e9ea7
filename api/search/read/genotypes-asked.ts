/** Genotypes that a text asks for: with genes and alleles that it names, of genes that fit its conditions, with phenotypes. */
import type { EsQuery } from "../../elastic/es-query.ts";
import type { Services } from "../../context/services.ts";
import { allHits } from "../../elastic/all-hits.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { conditionOf } from "./meets.ts";
import { ofKinds } from "./kinds-asked.ts";
import type { KindAsked } from "./kinds-asked.ts";
import type { ReadText } from "./read.ts";
import { allOf, anyOf } from "./read-things.ts";
import type { ReadThings } from "./read-things.ts";
import { genesAsked, meeting, partsOf, termsOf } from "./things-of-genes.ts";

type Needs = Pick<Services, "elastic" | "deployment">;

/** What genotypes have that meet a part themselves. */
function having(part: ReadText["parts"][number], { deployment }: Needs): EsQuery {
  const condition = conditionOf(part, deployment);
  if (condition === "allele") return { term: { alleles: part.allele?.id ?? "" } };
  if (condition === "reference") return { term: { references: part.id } };
  if (condition === "phenotype") return { terms: { terms: termsOf(part) } };
  return { terms: { genes: [...part.genes] } };
}

/** What genotypes have of which an allele is changed in one of these ways, or none is: their records name the alleles alone. */
async function changed(
  changes: readonly KindAsked[],
  { elastic }: Needs,
  generation: LoadedGeneration,
): Promise<EsQuery[]> {
  const queries: EsQuery[] = [];
  for (const [isNot, some] of Map.groupBy(changes, (change) => change.isNot)) {
    const list = {
      index: generation.index("alleles"),
      query: allOf([...ofKinds(some.map(wanted)), { range: { genotype_count: { gte: 1 } } }]),
      sort: [{ id: "asc" as const }],
    };
    const ids: string[] = [];
    for await (const { _id } of allHits<unknown>(elastic, list, { _source: false })) if (_id) ids.push(_id);
    const having = anyOf("alleles", ids);
    queries.push(isNot ? { bool: { must_not: [having] } } : having);
  }
  return queries;
}

const wanted = (kind: KindAsked): KindAsked => ({ ...kind, isNot: false });

/** Where none fits there is none: genotypes with one of two genes are no double mutants. */
export async function genotypesAsked(
  read: ReadText,
  needs: Needs,
  generation: LoadedGeneration,
): Promise<ReadThings> {
  const genes = await genesAsked(partsOf("gene", read, needs.deployment), needs, generation);
  const itself = await meeting(partsOf("itself", read, needs.deployment), (part) => having(part, needs));
  const changes = read.kinds.filter(({ says }) => says === "change");
  const others = read.kinds.filter(({ says }) => says !== "change");
  return {
    read,
    query: allOf([
      ...(genes === null ? [] : [anyOf("genes", genes)]),
      ...itself,
      ...ofKinds(others),
      ...(await changed(changes, needs, generation)),
    ]),
  };
}
