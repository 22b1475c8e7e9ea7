import { ChevronDown, Copy, Download, Link as LinkIcon } from "lucide-react";
import type { AnnotationType } from "../../../api/contract/index.ts";
import { Disclosure } from "../../shared/ui/Disclosure.tsx";
import { useCopy } from "../../shared/toast/use-copy.ts";
import { ColumnChooser } from "../../shared/table/ColumnChooser.tsx";
import type { ColumnChoice, NamedColumn } from "../../shared/table/column-choice.ts";
import { fetchText, fileAddress } from "../../shared/api-client/annotations.ts";
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
  const copy = useCopy();
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
          <li>
            <a className="menu-link" href={fileAddress(request, "tsv")} download>
              TSV, all columns
            </a>
          </li>
          {type.file_format !== null && (
            <li>
              <a className="menu-link" href={fileAddress(request, type.file_format)} download>
                {type.file_format.toUpperCase()}
              </a>
            </li>
          )}
          <li>
            <a className="menu-link" href={fileAddress(request, "genes")} download>
              IDs of the genes
            </a>
          </li>
          <li>
            <a className="menu-link" href={fileAddress(request, "jsonl")} download>
              JSON, an annotation a line
            </a>
          </li>
        </ul>
      </Disclosure>
    </div>
  );
}
