/** Molecules per cell: rows of the quantitative files, gathered by what was measured. */
import type { ExpressionLevels } from "../../../index-mappings/pages/release.ts";
import type { Ontology } from "../joins/ontology.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { parseExtensions } from "../text/extension.ts";

interface MeasuredSet extends Omit<ExpressionLevels["datasets"][number], "values"> {
  readonly byGene: Map<string, number[]>;
}

/** Copies a cell of each gene's product, by data set. */
export async function expressionLevels({
  rows,
  genes,
  ontology,
  references,
}: ReleaseData): Promise<ExpressionLevels> {
  const known = await genes();
  const terms = await ontology();
  const cited = await references();
  const sets = new Map<string, MeasuredSet>();
  for await (const row of rows("quantitative-expression")) {
    const gene = known.find(row.gene);
    if (!gene || row.copiesPerCell === null) continue;
    // Ids stand in lists that commas join.
    const id = [row.reference, row.molecule, row.extension, row.scale, row.condition]
      .filter((part) => part !== "")
      .join(" ")
      .replaceAll(",", "+");
    const paper = cited.get(row.reference);
    const set = sets.get(id) ?? {
      id,
      label: labelOf(row, terms),
      molecule: row.molecule === "protein" ? "protein" : "RNA",
      byGene: new Map(),
      reference:
        row.reference === ""
          ? null
          : {
              id: row.reference,
              label:
                [paper?.authorsAbbrev, paper?.year].filter((part) => part != null).join(" ") || row.reference,
            },
    };
    sets.set(id, set);
    const values = set.byGene.get(gene.id) ?? [];
    values.push(row.copiesPerCell);
    set.byGene.set(gene.id, values);
  }
  return {
    datasets: [...sets.values()].map(({ byGene, ...set }) => ({
      ...set,
      values: [...byGene].map(([gene, values]): [string, number] => [
        gene,
        values.reduce((sum, value) => sum + value, 0) / values.length,
      ]),
    })),
  };
}

/** What was measured, and when in the life of a cell: "protein, during mitotic M phase". */
function labelOf(
  {
    molecule,
    extension,
    condition,
  }: { readonly molecule: string; readonly extension: string; readonly condition: string },
  ontology: Ontology,
): string {
  const parts = parseExtensions(extension)
    .flat()
    .map(({ relation, target }) => `${relation.replaceAll("_", " ")} ${ontology.short(target).name}`.trim());
  return [
    molecule,
    ...parts,
    ...condition
      .split(",")
      .filter((id) => id !== "")
      .map((id) => ontology.short(id.replace(/\(.*/, "")).name),
  ].join(", ");
}
