/** Changes of chosen genes. Pure. */
import type { ChangeRow } from "../../index-mappings/pages/changes.ts";

/** Whether a row tells that a gene no longer bears a name, or has gone with it. */
const isOfName = ({ entity, field, before }: ChangeRow): boolean =>
  entity === "gene" && field === "name" && before !== "";

/** Changes of genes that are asked for by id or by the name that they bore before, gene by gene, and how many were asked for of which there are none. */
export function ofGenes(
  list: readonly ChangeRow[],
  genes: readonly string[],
): { readonly rows: readonly ChangeRow[]; readonly unchanged: number } {
  const byGene = Map.groupBy(
    list.filter(({ gene }) => gene !== null),
    ({ gene }) => gene,
  );
  const byName = Map.groupBy(list.filter(isOfName), ({ before }) => before.toLowerCase());
  const found = [...new Set(genes)].map((asked) =>
    byGene.has(asked) ? [asked] : (byName.get(asked.toLowerCase()) ?? []).map(({ gene }) => gene),
  );
  return {
    rows: [...new Set(found.flat())].flatMap((gene) => byGene.get(gene) ?? []),
    unchanged: found.filter((one) => one.length === 0).length,
  };
}
