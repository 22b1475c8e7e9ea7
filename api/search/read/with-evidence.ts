/** Genes that are annotated with the evidence that a text asks for: no field of the index of genes tells it. */
import type { Services } from "../../context/services.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { annotatedTo } from "./annotated-to.ts";
import { hasCodes } from "./said-beside.ts";
import type { ReadText } from "./read.ts";
import { treeOf } from "./part.ts";

type Needs = Pick<Services, "elastic" | "deployment">;

/** The same with the genes whose annotations have the evidence, in place of all that are annotated to a term. */
export async function withEvidence(
  read: ReadText,
  needs: Needs,
  generation: LoadedGeneration,
): Promise<ReadText> {
  const { evidence } = read;
  if (evidence === null) return read;
  const { codes, label } = evidence;
  const parts = await Promise.all(
    read.parts.map(async (part) => {
      if (!hasCodes(part, needs.deployment)) return part;
      const genes = await annotatedTo(part.id.split(","), "genes", { codes }, needs, generation);
      const node = { gene_list: { genes } };
      return { ...part, node, label: `${part.label} ${label}`, count: null, alternatives: [], others: [] };
    }),
  );
  return { ...read, parts, query: treeOf(parts.filter(({ extreme }) => extreme === null)) };
}
