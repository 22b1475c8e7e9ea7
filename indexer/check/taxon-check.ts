/** Rows of annotations that name another organism than that of the release: a file of somebody else, or a strain with a taxon of its own. */
import type { Format, Located, RecordOf } from "../read/records.ts";
import type { Report } from "../read/problem.ts";
import type { Dataset } from "../read/release-file.ts";

/** Tables whose rows say which organism they are about; a pathway model may say the strain. */
const formats: ReadonlySet<Format> = new Set<Format>([
  "gaf-2.2",
  "phaf",
  "modifications",
  "qualitative-expression",
  "quantitative-expression",
]);

/** Rows of one data set that name one taxon. */
interface Foreign {
  readonly dataset: Dataset;
  readonly taxon: string;
  readonly line: number | null;
  rows: number;
}

/** The organism that a row is about, of `taxon:4896`, `4896` or `taxon:4896|taxon:9606`, whose second one it meets; "" where it says none. */
const taxonOf = (record: object): string =>
  "taxon" in record && typeof record.taxon === "string" ? (/\d+/.exec(record.taxon)?.[0] ?? "") : "";

/** Counts such rows of each data set; `finish` reports each taxon of each once. */
export function taxonCheck(taxonid: number, warn: Report) {
  const foreign = new Map<string, Foreign>();
  return {
    take<F extends Format>(dataset: Dataset, record: Located<RecordOf<F>>): void {
      const taxon = formats.has(dataset.format) ? taxonOf(record) : "";
      if (taxon === "" || taxon === String(taxonid)) return;
      const key = `${dataset.id} ${taxon}`;
      const known = foreign.get(key);
      if (known) known.rows++;
      else foreign.set(key, { dataset, taxon, line: record.line, rows: 1 });
    },
    finish(): void {
      for (const { dataset, taxon, line, rows } of foreign.values())
        warn({
          file: dataset.path,
          line,
          dataset: dataset.id,
          reason: `${rows.toLocaleString("en")} ${rows === 1 ? "row is" : "rows are"} about taxon ${taxon}, the release about ${taxonid}`,
          example: null,
        });
    },
  };
}
