import { Download } from "lucide-react";
import { CopyButton, CopyLink } from "../ui/CopyButton.tsx";
import { useDeployment, useMetadata } from "../boot/boot.ts";
import { sentenceCase } from "../format/format.ts";
import { saveText } from "../browser/save.ts";
import { tsvOf } from "./tsv.ts";
import type { FileColumn } from "./tsv.ts";

export interface TakeTableProps<Row> {
  /** What the table is of, e.g. "orthologs of cdc2". */
  readonly what: string;
  /** Name of the file without release and ending. */
  readonly file: string;
  /** What the rows are filtered by, in words; all rows where it is left out. */
  readonly filter?: string;
  /** Id of the section that it stands in. */
  readonly section: string;
  readonly columns: readonly FileColumn<Row>[];
  /** All rows, also those on other pages. */
  readonly rows: readonly Row[];
}

/** Takes a table along whose rows are all at hand: copied, as a link, as a file. */
export function TakeTable<Row>({ what, file, filter = "", section, columns, rows }: TakeTableProps<Row>) {
  const release = useMetadata()?.date_version ?? "";
  const { site_name: site } = useDeployment().site;
  const save = () => {
    const head = `# ${sentenceCase(what)}; ${filter || "all rows"}; ${site}, release ${release}\n`;
    const parts = [file, filter.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-"), release];
    const name = parts
      .filter((part) => part !== "" && (part !== release || !file.includes(release)))
      .join("-");
    saveText(`${name}.tsv`, "text/tab-separated-values", head + tsvOf(columns, rows));
  };
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
        onClick={save}
      >
        <Download className="icon" aria-hidden />
        TSV
      </button>
    </>
  );
}
