import { useViewBoot } from "../boot/boot.ts";
import { saveText } from "../browser/save.ts";
import { sentenceCase } from "../format/format.ts";
import { tsvOf } from "./tsv.ts";
import type { FileColumn } from "./tsv.ts";

export interface SavedTable<Row> {
  /** What the table is of, e.g. "orthologs of cdc2". */
  readonly what: string;
  /** Name of the file without release and ending. */
  readonly file: string;
  /** What the rows are filtered by, in words; all rows where it is left out. */
  readonly filter?: string;
  readonly columns: readonly FileColumn<Row>[];
  readonly rows: readonly Row[];
}

/** Saves rows as a file whose name and first line say what they are of, what they are filtered by, and which release they come from. */
export function useSaveTable(): <Row>(table: SavedTable<Row>) => void {
  const boot = useViewBoot();
  const release = boot.release ?? "";
  const { site_name: site } = boot.site;
  return ({ what, file, filter = "", columns, rows }) => {
    const head = `# ${sentenceCase(what)}; ${filter || "all rows"}; ${site}, release ${release}\n`;
    const parts = [file, filter.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-"), release];
    const name = parts
      .filter((part) => part !== "" && (part !== release || !file.includes(release)))
      .join("-");
    saveText(`${name}.tsv`, "text/tab-separated-values", head + tsvOf(columns, rows));
  };
}
