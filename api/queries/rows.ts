/** Rows of results as they were asked for. */
import type { OutputOptions, QueryRow } from "../contract/query.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import type { Services } from "../context/services.ts";
import type { TermsAbove } from "./ancestor-terms.ts";
import { readFields } from "./fields.ts";
import type { RequestedField } from "./fields.ts";
import { gafLines } from "./gaf-lines.ts";
import type { GeneRow } from "./gene-table.ts";
import { sequencesOf } from "./sequences.ts";

export interface RowMaker {
  readonly fields: readonly RequestedField[];
  /** Names of fields that there are not. */
  readonly unknown: readonly string[];
  readonly rowsOf: (rows: readonly GeneRow[]) => Promise<QueryRow[]>;
}

/** @param above null when rows do not tell ancestor terms */
export function rowMaker(
  { field_names, sequence, gaf_options: gaf, flags }: OutputOptions,
  above: TermsAbove | null,
  services: Services,
  generation: LoadedGeneration,
): RowMaker {
  const { fields, unknown } = readFields([
    ...field_names,
    ...(flags?.includes("include_gene_subsets") ? ["subsets"] : []),
  ]);
  const keys = [...new Set(["gene_uniquename" as const, ...fields.map(({ field }) => field)])];
  const pick = (row: GeneRow): QueryRow => {
    const picked: Record<string, unknown> = {};
    for (const key of keys) picked[key] = row[key];
    // Rows of the table have these fields.
    return picked as QueryRow;
  };
  return {
    fields,
    unknown,
    async rowsOf(rows) {
      const picked = rows.map(pick);
      if (sequence !== "none") {
        const sequences = await sequencesOf(services.elastic, generation, rows, sequence);
        for (const [index, row] of picked.entries()) row.sequence = sequences[index] ?? null;
      }
      if (gaf) {
        const lines = await gafLines(gaf.aspects, services, generation).linesOf(
          rows.map(({ gene_uniquename: id }) => id),
        );
        for (const [index, row] of picked.entries()) row.gaf_lines = lines[index] ?? "";
      }
      if (above) for (const row of picked) row.ancestor_terms = above.of(row.gene_uniquename);
      return picked;
    },
  };
}
