/**
 * What a visitor has chosen in one annotation table, as it stands in the address: `TYPE.view=details`, `TYPE.text=kinase`,
 * `TYPE.rows=all` (not only the first rows), `TYPE.page=2`, and `TYPE.FILTER=value` once for each value of a filter, `TYPE.FILTER=!value` for one that is
 * left out. Defaults are left out.
 */
import { leftOut } from "../../../api/contract/values/left-out.ts";
import type { TableView } from "../../../api/contract/lists.ts";

export interface TableState {
  readonly view: TableView;
  readonly page: number;
  /** All rows are seen, not only the first ones of a long table. */
  readonly all: boolean;
  readonly text: string;
  /** Values by the id of the filter, in the order of the address. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

const own = new Set(["view", "page", "text", "rows"]);

/** The state of the table of a type; `preset` is the view that the address need not name. */
export function readTableState(search: URLSearchParams, type: string, preset: TableView): TableState {
  const prefix = `${type}.`;
  const page = Number(search.get(`${prefix}page`) ?? 1);
  const view = search.get(`${prefix}view`);
  const filters: Record<string, string[]> = {};
  for (const [name, value] of search) {
    const filter = name.slice(prefix.length);
    if (!name.startsWith(prefix) || filter === "" || own.has(filter)) continue;
    filters[filter] = [...(filters[filter] ?? []), value];
  }
  return {
    view: view === "summary" || view === "details" ? view : preset,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    // Who asks for a later page has asked for more than the first rows.
    all: search.get(`${prefix}rows`) === "all" || page > 1,
    text: search.get(`${prefix}text`) ?? "",
    filters,
  };
}

/** The address's parameters with the state of one table changed; those of other tables stay. */
export function writeTableState(
  search: URLSearchParams,
  type: string,
  state: TableState,
  preset: TableView,
): URLSearchParams {
  const prefix = `${type}.`;
  const params = new URLSearchParams([...search].filter(([name]) => !name.startsWith(prefix)));
  if (state.view !== preset) params.set(`${prefix}view`, state.view);
  for (const [filter, values] of Object.entries(state.filters))
    for (const value of values) params.append(prefix + filter, value);
  if (state.text !== "") params.set(`${prefix}text`, state.text);
  if (state.all) params.set(`${prefix}rows`, "all");
  if (state.page > 1) params.set(`${prefix}page`, String(state.page));
  return params;
}

/** Whether rows are left out: by a filter or by words. */
export const isFiltered = (state: TableState): boolean =>
  state.text !== "" || Object.keys(state.filters).length > 0;

/** Only rows with the value, only those without it, or either. */
export type ValueChoice = "in" | "out" | null;

/** What is chosen of a value, among those of its filter in the address. */
export const choiceOf = (values: readonly string[], value: string): ValueChoice =>
  values.includes(value) ? "in" : values.includes(leftOut(value)) ? "out" : null;

/** The values of a filter with one of them chosen otherwise. */
export const valuesWith = (values: readonly string[], value: string, choice: ValueChoice): string[] => [
  ...values.filter((one) => one !== value && one !== leftOut(value)),
  ...(choice === null ? [] : [choice === "in" ? value : leftOut(value)]),
];

/** A value of a filter chosen otherwise. Another choice has other pages. */
export function withValue(state: TableState, filter: string, value: string, choice: ValueChoice): TableState {
  const { [filter]: present = [], ...others } = state.filters;
  const values = valuesWith(present, value, choice);
  return { ...state, page: 1, filters: values.length === 0 ? others : { ...others, [filter]: values } };
}

/** All values of a filter taken back. */
export function withoutFilter(state: TableState, filter: string): TableState {
  const { [filter]: _, ...filters } = state.filters;
  return { ...state, page: 1, filters };
}

/** Without any filter, in a view. */
export const cleared = (view: TableView, all = false): TableState => ({
  view,
  page: 1,
  all,
  text: "",
  filters: {},
});
