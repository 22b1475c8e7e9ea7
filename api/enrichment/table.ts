/** An enrichment as a file. Pure. */
import type { EnrichmentAnswer } from "../contract/enrichment.ts";
import { tsvLine } from "../contract/values/tsv.ts";

/** A number for a table: six digits, small ones as 1.2e-9. */
const digits = (value: number): string => String(Number(value.toPrecision(6)));

/** Enriched terms as a tab-separated table, the figures of the whole test in every row. */
export function enrichmentTsv({ rows, set_size, background_size }: EnrichmentAnswer): string {
  const head = [
    "ID",
    "Label",
    "Genes of the list",
    "Size of the list",
    "Genes of the background",
    "Size of the background",
    "Fold",
    "p",
    "q (Benjamini-Hochberg)",
    "Says the same as",
    "Gene IDs",
    "Gene names",
  ];
  const lines = rows.map(({ id, label, in_set, in_background, fold, p, q, folded_into, genes }) =>
    tsvLine([
      id,
      label,
      in_set,
      set_size,
      in_background,
      background_size,
      digits(fold),
      digits(p),
      digits(q),
      folded_into ?? "",
      genes.map(({ uniquename }) => uniquename).join(","),
      genes.map(({ uniquename, name }) => name ?? uniquename).join(","),
    ]),
  );
  return tsvLine(head) + lines.join("");
}
