import { Download } from "lucide-react";
import { CopyButton, CopyLink } from "../ui/CopyButton.tsx";
import { saveText } from "../browser/save.ts";
import { tsvOf } from "./tsv.ts";
import type { FileColumn } from "./tsv.ts";

export interface TakeTableProps<Row> {
  /** What the table is of, e.g. "orthologs of cdc2". */
  readonly what: string;
  /** Name of the file without its ending. */
  readonly file: string;
  /** Id of the section that it stands in. */
  readonly section: string;
  readonly columns: readonly FileColumn<Row>[];
  /** All rows, also those on other pages. */
  readonly rows: readonly Row[];
}

/** Takes a table along whose rows are all at hand: copied, as a link, as a file. */
export function TakeTable<Row>({ what, file, section, columns, rows }: TakeTableProps<Row>) {
  return (
    <>
      <CopyButton
        label="Copy the table"
        fullLabel={`Copy the table of ${what}`}
        what={`${what}, all rows`}
        text={() => tsvOf(columns, rows)}
      />
      <CopyLink
        what={`link to ${what}`}
        address={() => `${location.pathname}${location.search}#${section}`}
      />
      <button
        type="button"
        className="button button--quiet"
        aria-label={`Download the table of ${what} as TSV`}
        onClick={() => saveText(`${file}.tsv`, "text/tab-separated-values", tsvOf(columns, rows))}
      >
        <Download className="icon" aria-hidden />
        TSV
      </button>
    </>
  );
}
