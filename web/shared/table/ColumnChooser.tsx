import { Columns3 } from "lucide-react";
import { Disclosure } from "../ui/Disclosure.tsx";
import type { ColumnChoice, NamedColumn } from "./column-choice.ts";
import { CheckBox } from "../ui/CheckBox.tsx";

/** A button that opens the list of a table's columns. The first column cannot be left out. */
export function ColumnChooser({
  columns,
  choice,
}: {
  readonly columns: readonly NamedColumn[];
  readonly choice: ColumnChoice;
}) {
  return (
    <Disclosure
      button={<Columns3 className="icon" aria-hidden />}
      buttonClass="icon-button"
      buttonLabel="Choose columns"
      align="end"
      panelClass="disclosure__panel--choices"
    >
      <ul>
        {columns.map((column, index) => (
          <li key={column.id}>
            <CheckBox
              checked={index === 0 || choice.isShown(column.id)}
              disabled={index === 0}
              onChange={(checked) => choice.show(column.id, checked)}
            >
              {column.header}
            </CheckBox>
          </li>
        ))}
      </ul>
      <button type="button" className="button button--quiet" onClick={choice.reset}>
        Show the usual columns
      </button>
    </Disclosure>
  );
}
