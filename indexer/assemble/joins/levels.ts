/** Molecules per cell by gene, from the quantitative expression files. */
import type { TableRow } from "../../read/tables.ts";
import { append } from "../rows/group.ts";
import type { Rows } from "../rows/rows.ts";
import type { Genes } from "./genes.ts";
import type { ByGene } from "./proteins.ts";

export interface Level extends TableRow<"quantitative-expression"> {
  readonly copiesPerCell: number;
}

/** Rows without a number say nothing that could be shown. */
export async function joinLevels(rows: Rows, genes: Genes): Promise<ByGene<Level>> {
  const levels = new Map<string, Level[]>();
  for await (const row of rows("quantitative-expression")) {
    const gene = genes.find(row.gene)?.id;
    if (gene !== undefined && row.copiesPerCell !== null)
      append(levels, gene, { ...row, copiesPerCell: row.copiesPerCell });
  }
  return levels;
}
