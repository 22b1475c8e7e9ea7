import { startTransition, useOptimistic } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { AnnotationType, OverviewCell, OverviewPart } from "../../../api/contract/index.ts";
import { readTableState, withValue, withoutFilter, writeTableState } from "../annotations/table-state.ts";
import { yearsParameter } from "../literature/years.ts";

interface ChosenCell<Part> {
  readonly part: Part;
  readonly cell: OverviewCell;
}

type PartOfTable = OverviewPart & { readonly table: AnnotationType };

export interface ChooseCell {
  readonly chosen: readonly ChosenCell<PartOfTable & { readonly annotations: number }>[];
  readonly isChosen: (part: OverviewPart, value: string) => boolean;
  /** Filters the table of a part by a value alone, or takes this filter back. */
  readonly choose: (part: PartOfTable, value: string) => void;
  /** The same for papers of some years. */
  readonly chooseYears: (years: string) => void;
}

/** Cells that the tables are filtered by, as the address has it, where the tables have their filters too. */
export function useChosenCells(
  parts: readonly (PartOfTable & { readonly annotations: number })[],
): ChooseCell {
  const [address] = useSearchParams();
  // A cell is seen pressed at once; the tables come with the address.
  const [search, showAtOnce] = useOptimistic(address);
  const navigate = useNavigate();
  const presetOf = ({ table }: PartOfTable) =>
    table.details_only ? ("details" as const) : ("summary" as const);
  const valuesOf = (part: PartOfTable): readonly string[] =>
    readTableState(search, part.type, presetOf(part)).filters[part.table.overview?.filter ?? ""] ?? [];
  const go = (params: URLSearchParams) =>
    startTransition(async () => {
      showAtOnce(params);
      await navigate(
        { pathname: location.pathname, search: params.toString() },
        { preventScrollReset: true },
      );
    });
  const chosen = parts.flatMap((part) => {
    const values = valuesOf(part);
    return part.cells.filter(({ value }) => values.includes(value)).map((cell) => ({ part, cell }));
  });
  return {
    chosen,
    isChosen: (part, value) => chosen.some((one) => one.part.type === part.type && one.cell.value === value),
    choose: (part, value) => {
      const filter = part.table.overview?.filter;
      if (filter === undefined) return;
      const present = new URLSearchParams(location.search);
      const state = readTableState(present, part.type, presetOf(part));
      const isSet = state.filters[filter]?.includes(value) ?? false;
      const next = isSet
        ? withoutFilter(state, filter)
        : withValue(withoutFilter(state, filter), filter, value, "in");
      go(writeTableState(present, part.type, next, presetOf(part)));
    },
    chooseYears: (years) => {
      const present = new URLSearchParams(location.search);
      const isSet = present.get(yearsParameter) === years;
      if (isSet) present.delete(yearsParameter);
      else present.set(yearsParameter, years);
      go(present);
    },
  };
}
