/** Rows of results as they were asked for, in JSON. */
import type { OutputOptions, QueryRow } from "../contract/query.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import type { Services } from "../context/services.ts";
import type { TermsAbove } from "./ancestor-terms.ts";
import { readFields } from "./fields.ts";
import type { RequestedField } from "./fields.ts";
import { gafLines } from "./gaf-lines.ts";
import type { GeneRow, GeneTable } from "./gene-table.ts";
import { sequencesOf } from "./sequences.ts";

export interface RowMaker {
  readonly fields: readonly RequestedField[];
  /** Names of fields that there are not. */
  readonly unknown: readonly string[];
  /** A `QueryRow` in JSON for each gene of the table. */
  readonly rowsOf: (genes: readonly GeneRow[]) => Promise<string[]>;
}

/** Goes on with each row: what it has of an option. */
const withMore = <Name extends keyof QueryRow>(
  rows: readonly string[],
  name: Name,
  values: readonly QueryRow[Name][],
): string[] => rows.map((row, index) => `${row},"${name}":${JSON.stringify(values[index] ?? null)}`);

/** @param above null when rows do not tell ancestor terms */
export function rowMaker(
  { field_names, sequence, gaf_options: gaf, flags }: OutputOptions,
  above: TermsAbove | null,
  { written }: GeneTable,
  services: Services,
  generation: LoadedGeneration,
): RowMaker {
  const { fields, unknown } = readFields([
    ...field_names,
    ...(flags?.includes("include_gene_subsets") ? ["subsets"] : []),
  ]);
  return {
    fields,
    unknown,
    async rowsOf(genes) {
      const ids = genes.map(({ gene_uniquename: id }) => id);
      let rows = genes.map(written.writer(fields.map(({ field }) => field)));
      if (sequence !== "none")
        rows = withMore(rows, "sequence", await sequencesOf(services.elastic, generation, genes, sequence));
      if (gaf)
        rows = withMore(rows, "gaf_lines", await gafLines(gaf.aspects, services, generation).linesOf(ids));
      if (above)
        rows = withMore(
          rows,
          "ancestor_terms",
          ids.map((id) => above.of(id)),
        );
      return rows.map((row) => `${row}}`);
    },
  };
}
