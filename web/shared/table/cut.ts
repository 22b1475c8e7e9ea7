/** How many rows of a table are seen before a visitor asks for all of them. */
import { useCallback, useMemo } from "react";
import { setOrDelete, useParameters } from "../urls/use-parameters.ts";

/** Rows that each table shows at first on a page of many tables. */
export const firstRows = 6;
/** Rows that a table may have above its first ones without being long: a button for two more would be in the way. */
const fewMore = 2;

/** Whether a table of so many rows shows its first ones only: always where it has more than the `fetched` ones that come first. */
export const isLong = (total: number, first = firstRows, fetched = Infinity): boolean =>
  total > Math.min(first + fewMore, fetched);

/** A table that shows its first rows until all are asked for. */
export interface Cut {
  /** Rows that are seen at first. */
  readonly at: number;
  /** All rows are seen. */
  readonly isOpen: boolean;
  /** One of the others was found by a search of the browser: they have to be seen. */
  readonly onFound: () => void;
}

/** Rows on both sides of a cut; where nothing is cut, all are before it. */
export const parted = <Row>(rows: readonly Row[], cut: Cut | null): (readonly Row[])[] =>
  cut === null || cut.at >= rows.length ? [rows] : [rows.slice(0, cut.at), rows.slice(cut.at)];

export interface NamedCut {
  /** null where the table is not long. */
  readonly cut: Cut | null;
  readonly toggle: () => void;
}

/** The cut of a table whose rows are all at hand: the address opens the table of a name by `NAME.rows=all`. */
export function useCut(name: string | undefined, total: number): NamedCut {
  const [search, change] = useParameters();
  const parameter = `${name ?? ""}.rows`;
  const isOpen = search.get(parameter) === "all";
  const set = useCallback(
    (all: boolean, isStep: boolean) =>
      change((present) => setOrDelete(present, parameter, all ? "all" : ""), { isStep }),
    [change, parameter],
  );
  const long = name !== undefined && isLong(total);
  const cut = useMemo(
    () => (long ? { at: firstRows, isOpen, onFound: () => set(true, false) } : null),
    [long, isOpen, set],
  );
  return { cut, toggle: () => set(!isOpen, true) };
}
