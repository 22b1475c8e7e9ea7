import type { AnnotationType } from "../../../api/contract/index.ts";
import { CopyButton, CopyLink } from "../../shared/ui/CopyButton.tsx";
import { DownloadPanel } from "../../shared/ui/DownloadPanel.tsx";
import { ColumnChooser } from "../../shared/table/ColumnChooser.tsx";
import type { ColumnChoice, NamedColumn } from "../../shared/table/column-choice.ts";
import { fileAddress } from "../../shared/api-client/annotations.ts";
import { fetchText } from "../../shared/api-client/fetch-text.ts";
import type { TableFormat } from "../../../api/contract/lists.ts";
import type { AnnotationsRequest } from "../../shared/api-client/annotations.ts";

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
  const files: readonly { readonly format: TableFormat; readonly label: string }[] = [
    { format: "tsv", label: "TSV, all columns" },
    ...(type.file_format ? [{ format: type.file_format, label: type.file_format.toUpperCase() }] : []),
    { format: "genes", label: "IDs of the genes" },
    { format: "jsonl", label: "JSON, an annotation a line" },
  ];
  return (
    <div className="actions">
      <ColumnChooser columns={columns} choice={choice} />
      <CopyButton
        label="Copy the table"
        what={`${type.display_name}, all rows`}
        // Without the line that a file says what it is with: a copy goes into a table.
        text={async () => (await fetchText(fileAddress(request, "tsv"))).replace(/^# .*\n/, "")}
      />
      <CopyLink what="link to this view" address={address} />
      <DownloadPanel hasArrow>
        <ul>
          {files.map(({ format, label }) => (
            <li key={format}>
              <a className="menu-link" href={fileAddress(request, format)} download>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </DownloadPanel>
    </div>
  );
}
