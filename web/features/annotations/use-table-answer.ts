import { useDeferredValue, useMemo } from "react";
import type { RefObject } from "react";
import { api } from "../../shared/api-client/api.ts";
import type { TableAnswer } from "../../shared/api-client/api.ts";
import { withoutIgnored } from "../../shared/api-client/annotations.ts";
import type { AnnotationsRequest, View } from "../../shared/api-client/annotations.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import type { Failure } from "../../shared/api-client/failure.ts";
import { useNearView } from "../../shared/browser/use-near-view.ts";
import type { TableState } from "./table-state.ts";
import { useRowsOnPaper } from "./use-rows-on-paper.ts";

/** Rows that are asked for first: enough to sort most tables by. */
export const pageSize = 50;
/** Rows that come when all are asked for; of a large table, where each may name many genes, fewer. */
export const allRows = (isLarge: boolean): number => (isLarge ? 200 : 1000);

export interface AskedTable {
  /** Of the element that has to come near the window before the rows are asked for. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Asks for the first page of what is shown; what the server did not understand is left out. */
  readonly request: AnnotationsRequest;
  /** What is to be drawn; null before the first answer. */
  readonly answer: TableAnswer | null;
  /** Rows of a page of the answer. */
  readonly size: number;
  /** Other rows than those drawn are under way. */
  readonly isBusy: boolean;
  /** Why there are no rows; null while all is well. */
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** Asks for the page of a table that its state names, once the table comes near the window or is printed. */
export function useTableAnswer(
  subject: string,
  type: string,
  view: View,
  { text, filters, page, all }: TableState,
  isLarge: boolean,
): AskedTable {
  const firstPage = useMemo<AnnotationsRequest>(
    () => ({ subject, type, view, page: 1, size: pageSize, text, filters }),
    [subject, type, view, text, filters],
  );
  const { currentData: first } = api.endpoints.annotations.useQueryState(firstPage);
  const hasAll = first !== undefined && first.row_total <= pageSize;
  const size = all && !hasAll ? allRows(isLarge) : pageSize;
  const request = useMemo(() => ({ ...firstPage, page, size }), [firstPage, page, size]);
  const { currentData: fetched } = api.endpoints.annotations.useQueryState(request);
  // On paper the rows are there before the table is near: else they would be asked for twice.
  const printed = useRowsOnPaper(request, fetched);
  const { ref, near } = useNearView<HTMLDivElement>(fetched !== undefined);
  const { data, currentData, isError, error, isFetching, refetch } = api.useAnnotationsQuery(request, {
    skip: !near,
  });
  // While the next answer is under way the last one stays; drawing its rows waits for whatever is more urgent.
  const latest = currentData ?? (isFetching && data ? data : null);
  const drawn = useDeferredValue(latest);
  const answer = printed ?? drawn;
  return {
    ref,
    request: useMemo(() => withoutIgnored(firstPage, answer?.ignored ?? []), [firstPage, answer?.ignored]),
    answer,
    size,
    isBusy: isFetching || drawn !== latest,
    failure: isError ? asFailure(error) : null,
    retry: () => void refetch(),
  };
}
