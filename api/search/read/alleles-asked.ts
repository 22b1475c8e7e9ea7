/** Alleles that a text asks for: of genes that fit its conditions, with phenotypes that it names. */
import type { Services } from "../../context/services.ts";
import type { EsQuery } from "../../elastic/es-query.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { annotatedTo } from "./annotated-to.ts";
import { ofKinds } from "./kinds-asked.ts";
import { conditionOf } from "./meets.ts";
import type { ReadText } from "./read.ts";
import { allOf, anyOf, ofGenesOnly } from "./read-things.ts";
import type { ReadThings } from "./read-things.ts";
import { genesAsked, meeting, partsOf, termsOf } from "./things-of-genes.ts";

type Needs = Pick<Services, "elastic" | "deployment">;

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
  const genes = await genesAsked(partsOf("gene", read, needs.deployment), needs, generation);
  const itself = await meeting(partsOf("itself", read, needs.deployment), async (part) =>
    conditionOf(part, needs.deployment) === "reference"
      ? { term: { references: part.id } }
      : { terms: { id: await annotatedTo(termsOf(part), "alleles", { genes }, needs, generation) } },
  );
  const ofGenes: EsQuery[] = genes === null ? [] : [anyOf("gene", genes)];
  const query = allOf([...ofGenes, ...itself, ...ofKinds(read.kinds)]);
  const parts = ofGenesOnly(read);
  const isMore = parts.length > 0 && (parts.length < read.parts.length || read.kinds.length > 0);
  if (!isMore || (await counts(query)) > 0) return { read, query };
  const unmet = read.parts.filter((part) => !parts.includes(part)).map(({ words }) => words);
  return {
    read: {
      ...read,
      parts,
      kinds: [],
      unmet: [...read.unmet, ...unmet, ...read.kinds.map(({ words }) => words)],
    },
    query: anyOf("gene", (await genesAsked(parts, needs, generation)) ?? []),
  };
}
