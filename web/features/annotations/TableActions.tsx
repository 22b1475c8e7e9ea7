import { ChevronDown, Copy, Download, Link as LinkIcon } from "lucide-react";
import type { AnnotationType } from "../../../api/contract/index.ts";
import { Disclosure } from "../../shared/ui/Disclosure.tsx";
import { useCopy } from "../../shared/toast/use-copy.ts";
import { ColumnChooser } from "../../shared/table/ColumnChooser.tsx";
import type { ColumnChoice, NamedColumn } from "../../shared/table/column-choice.ts";
import { fetchText, fileAddress } from "../../shared/api-client/annotations.ts";
import type { AnnotationsRequest, FileFormat } from "../../shared/api-client/annotations.ts";

export interface TableActionsProps {
  readonly type: AnnotationType;
  readonly request: AnnotationsRequest;
  /** Address of the table as it is shown. */
  readonly address: () => string;
  readonly columns: readonly NamedColumn[];
  readonly choice: ColumnChoice;
}

/** What can be done with all rows that a table shows with its filters: columns, copies, a link, files. */
export function TableActions({ type, request, address, columns, choice }: TableActionsProps) {
  const copy = useCopy();
  const files: readonly { readonly format: FileFormat; readonly label: string }[] = [
    { format: "tsv", label: "TSV, all columns" },
    ...(type.file_format ? [{ format: type.file_format, label: type.file_format.toUpperCase() }] : []),
    { format: "genes", label: "IDs of the genes" },
    { format: "jsonl", label: "JSON, an annotation a line" },
  ];
  return (
    <div className="actions">
      <ColumnChooser columns={columns} choice={choice} />
      <button
        type="button"
        className="icon-button"
        aria-label="Copy the table"
        title="Copy the table"
        onClick={() => void copy(`${type.display_name}, all rows`, fetchText(fileAddress(request, "tsv")))}
      >
        <Copy className="icon" aria-hidden />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label="Copy a link to this view"
        title="Copy a link to this view"
        onClick={() => void copy("link to this view", location.origin + address())}
      >
        <LinkIcon className="icon" aria-hidden />
      </button>
      <Disclosure
        button={
          <>
            <Download className="icon" aria-hidden />
            Download
            <ChevronDown className="icon" aria-hidden />
          </>
        }
        buttonClass="button button--quiet"
        align="end"
      >
        <ul>
          {files.map(({ format, label }) => (
            <li key={format}>
              <a className="menu-link" href={fileAddress(request, format)} download>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
