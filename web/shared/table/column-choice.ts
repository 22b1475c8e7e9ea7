import { createSlice } from "@reduxjs/toolkit";
import type { PayloadAction } from "@reduxjs/toolkit";
import { useCallback, useMemo } from "react";
import { useSelector } from "react-redux";
import { readStored, storedKeys } from "../browser/storage.ts";
import { persisted } from "../store/persistence.ts";
import { rootReducer } from "../store/root-reducer.ts";
import { useAppDispatch } from "../store/use-app-dispatch.ts";
import type { Column } from "./column.ts";

/** Columns of a table that were chosen or put away. */
type ShownColumns = Readonly<Record<string, boolean>>;

const key = "karyon.columns";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function parseTable(value: unknown): ShownColumns {
  const entries = isObject(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean"),
  );
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
}

/** Earlier versions kept the columns of each table under a key of its own. */
const earlier = (): [string, unknown][] =>
  storedKeys("browser", `${key}.`).map((one) => [
    one.slice(key.length + 1),
    parseJson(readStored("browser", one)),
  ]);

function parse(text: string | null): Readonly<Record<string, ShownColumns>> {
  const value = parseJson(text);
  const tables = text === null ? earlier() : isObject(value) ? Object.entries(value) : [];
  return Object.fromEntries(tables.map(([table, chosen]) => [table, parseTable(chosen)]));
}

const columnChoice = createSlice({
  ...persisted({ name: "columnChoice", key, lasting: "browser", parse, format: JSON.stringify }),
  reducers: {
    chosen: (
      state,
      { payload }: PayloadAction<{ readonly table: string; readonly chosen: ShownColumns }>,
    ) => ({
      ...state,
      [payload.table]: payload.chosen,
    }),
  },
  selectors: { tables: (tables) => tables },
}).injectInto(rootReducer);

export interface ColumnChoice {
  readonly isShown: (column: string) => boolean;
  readonly show: (column: string, shown: boolean) => void;
  readonly reset: () => void;
}

const none: ShownColumns = {};
const noneHidden: readonly string[] = [];

/** Which columns of a table the visitor wants to see, remembered in the browser; `hidden` are left out until chosen. */
export function useColumnChoice(table: string, hidden: readonly string[] = noneHidden): ColumnChoice {
  const dispatch = useAppDispatch();
  const chosen = useSelector(columnChoice.selectors.tables)[table] ?? none;
  const choose = useCallback(
    (next: ShownColumns) => dispatch(columnChoice.actions.chosen({ table, chosen: next })),
    [dispatch, table],
  );
  return useMemo(
    () => ({
      isShown: (column) => chosen[column] ?? !hidden.includes(column),
      show: (column, shown) => choose({ ...chosen, [column]: shown }),
      reset: () => choose({}),
    }),
    [chosen, hidden, choose],
  );
}

/** The columns that are to be seen; the first one always is. */
export const chosenColumns = <Row>(
  columns: readonly Column<Row>[],
  isShown: ColumnChoice["isShown"],
): Column<Row>[] => columns.filter((column, index) => index === 0 || isShown(column.id));

/** What a column chooser says of a column. */
export type NamedColumn = Pick<Column<never>, "id" | "header">;
