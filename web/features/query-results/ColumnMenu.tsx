import { Columns3 } from "lucide-react";
import { useState } from "react";
import type { ResultColumn } from "../../../api/contract/index.ts";
import { Disclosure } from "../../shared/ui/Disclosure.tsx";
import type { ColumnChoice } from "../../shared/table/column-choice.ts";

export interface ColumnMenuProps {
  readonly columns: readonly ResultColumn[];
  /** Reasons by field of columns that the release does not tell. */
  readonly gaps: Readonly<Record<string, string>>;
  readonly choice: ColumnChoice;
}

/** The list of columns to choose from. The first one always stays; those that few want come when asked for. */
export function ColumnMenu({ columns, gaps, choice }: ColumnMenuProps) {
  const [all, setAll] = useState(false);
  const first = columns[0]?.field;
  const extra = columns.filter(({ group }) => group === "extra");
  const parts = [
    columns.filter(({ group }) => group === "summary"),
    columns.filter(({ group }) => group === "details"),
    ...(all ? [extra] : []),
  ];
  return (
    <Disclosure
      button={
        <>
          <Columns3 className="icon" aria-hidden />
          Columns
        </>
      }
      buttonClass="button button--quiet"
      align="end"
      panelClass="disclosure__panel--choices column-menu"
    >
      {parts.map((part) => (
        <ul key={part[0]?.group ?? ""}>
          {part.map(({ field, head: name }) => (
            <li key={field}>
              <label
                className={field in gaps ? "check check--disabled" : "check"}
                title={gaps[field] && `Not in this release. ${gaps[field]}`}
              >
                <input
                  type="checkbox"
                  checked={field === first || choice.isShown(field)}
                  disabled={field === first || field in gaps}
                  onChange={(event) => choice.show(field, event.target.checked)}
                />
                {name}
                {field in gaps && " (not in this release)"}
              </label>
            </li>
          ))}
        </ul>
      ))}
      <div className="row">
        {!all && extra.length > 0 && (
          <button type="button" className="button button--quiet" onClick={() => setAll(true)}>
            More columns …
          </button>
        )}
        <button type="button" className="button button--quiet" onClick={choice.reset}>
          Show the usual columns
        </button>
      </div>
    </Disclosure>
  );
}
