import { Download } from "lucide-react";
import { CopyButton, CopyLink } from "../ui/CopyButton.tsx";
import { tsvOf } from "./tsv.ts";
import { useSaveTable } from "./use-save-table.ts";
import type { SavedTable } from "./use-save-table.ts";

export interface TakeTableProps<Row> extends SavedTable<Row> {
  /** Id of the section that it stands in. */
  readonly section: string;
}

/** Takes a table along whose rows are all at hand: copied, as a link, as a file. */
export function TakeTable<Row>({ section, ...table }: TakeTableProps<Row>) {
  const { what, columns, rows } = table;
  const save = useSaveTable();
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
        onClick={() => save(table)}
      >
        <Download className="icon" aria-hidden />
        TSV
      </button>
    </>
  );
}
