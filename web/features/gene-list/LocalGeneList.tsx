import { useEffect, useMemo, useState } from "react";
import type { GeneShort } from "../../../api/contract/index.ts";
import { usePageNumber } from "../table/Pager.tsx";
import { plainColumns } from "./columns.tsx";
import { GeneListView, listSize } from "./GeneListView.tsx";
import type { FileFormat } from "./GeneListView.tsx";
import { asFile, viewOf } from "./local.ts";
import { useView } from "./use-view.ts";

export interface LocalGeneListProps {
  readonly about: string;
  readonly genes: readonly GeneShort[];
  readonly queryUrl?: string | null;
}

const types: Readonly<Record<FileFormat, readonly [type: string, ending: string]>> = {
  tsv: ["text/tab-separated-values", "tsv"],
  jsonl: ["application/jsonl", "jsonl"],
  ids: ["text/plain", "txt"],
};

/** Addresses of the genes as files, for as long as the genes are shown. */
function useFiles(genes: readonly GeneShort[]): Readonly<Record<FileFormat, string>> {
  const [files, setFiles] = useState<Readonly<Record<FileFormat, string>>>({ tsv: "", jsonl: "", ids: "" });
  useEffect(() => {
    const urlOf = (format: FileFormat) =>
      URL.createObjectURL(new Blob([asFile[format](genes)], { type: types[format][0] }));
    const made = { tsv: urlOf("tsv"), jsonl: urlOf("jsonl"), ids: urlOf("ids") };
    setFiles(made);
    return () => Object.values(made).forEach((url) => URL.revokeObjectURL(url));
  }, [genes]);
  return files;
}

/** Genes that the browser has all of: the same table as for lists of the server. */
export function LocalGeneList({ about, genes, queryUrl = null }: LocalGeneListProps) {
  const [view] = useView();
  const shown = useMemo(() => viewOf(genes, view), [genes, view]);
  const page = usePageNumber("page", shown.length, listSize);
  const files = useFiles(shown);
  return (
    <GeneListView
      about={about}
      columns={plainColumns}
      order={null}
      rows={shown.slice((page - 1) * listSize, page * listSize)}
      page={page}
      filtered={shown.length}
      total={genes.length}
      queryUrl={queryUrl}
      fileOf={(format) => ({ href: files[format], name: `genes.${types[format][1]}` })}
      idsOf={() => Promise.resolve(asFile.ids(shown))}
    />
  );
}
