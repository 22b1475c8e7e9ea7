import { useCallback, useState } from "react";
import type { Column } from "./column.ts";

const storageKey = (table: string): string => `karyon.columns.${table}`;

/** Storage may be full, forbidden or hold something else: then nothing was chosen. */
function stored(table: string): Readonly<Record<string, boolean>> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(storageKey(table)) ?? "{}");
    const entries = typeof read === "object" && read !== null ? Object.entries(read) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean"),
    );
  } catch {
    return {};
  }
}

export interface ColumnChoice {
  readonly isShown: (column: string) => boolean;
  readonly show: (column: string, shown: boolean) => void;
  readonly reset: () => void;
}

/** Which columns of a table the visitor wants to see, remembered in the browser; `hidden` are left out until chosen. */
export function useColumnChoice(table: string, hidden: readonly string[] = []): ColumnChoice {
  const [chosen, setChosen] = useState(() => stored(table));
  const keep = useCallback(
    (next: Readonly<Record<string, boolean>>) => {
      setChosen(next);
      try {
        localStorage.setItem(storageKey(table), JSON.stringify(next));
      } catch {
        // The choice then lasts as long as the page.
      }
    },
    [table],
  );
  return {
    isShown: useCallback((column) => chosen[column] ?? !hidden.includes(column), [chosen, hidden]),
    show: useCallback((column, shown) => keep({ ...chosen, [column]: shown }), [chosen, keep]),
    reset: useCallback(() => keep({}), [keep]),
  };
}

/** The columns that are to be seen; the first one always is. */
export const chosenColumns = <Row>(
  columns: readonly Column<Row>[],
  isShown: ColumnChoice["isShown"],
): Column<Row>[] => columns.filter((column, index) => index === 0 || isShown(column.id));

/** What a column chooser says of a column. */
export type NamedColumn = Pick<Column<never>, "id" | "header">;
