/** Genes around those that fit other conditions, which are looked for first. */
import type { Services } from "../../context/services.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { tableOf } from "../../queries/gene-table.ts";
import { genesThatFit } from "../../queries/run.ts";
import { rowsAround } from "./genes-around.ts";
import { treeOf } from "./part.ts";
import { queryOfGenes } from "./query-of-genes.ts";
import type { ReadText } from "./read.ts";
import { idsOf } from "./said.ts";

/** The same with the genes around those that fit what was said of these. */
export async function withGenesAround(
  read: ReadText,
  needs: Pick<Services, "elastic">,
  generation: LoadedGeneration,
): Promise<ReadText> {
  if (read.parts.every(({ around }) => around === null)) return read;
  const table = await tableOf(needs.elastic, generation);
  const parts = await Promise.all(
    read.parts.map(async (part) => {
      if (part.around === null) return part;
      const { query, queryId: id } = await queryOfGenes(part.around.of);
      const genes = await genesThatFit(needs, { id, query, table, generation });
      return {
        ...part,
        node: { gene_list: { genes: idsOf(rowsAround(genes, part.around, table)) } },
        around: null,
      };
    }),
  );
  return {
    ...read,
    parts,
    query: read.query === null ? null : treeOf(parts.filter(({ extreme }) => extreme === null)),
  };
}
