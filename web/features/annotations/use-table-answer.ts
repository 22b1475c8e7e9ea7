import { useDeferredValue, useMemo } from "react";
import type { RefCallback } from "react";
import { api } from "../../shared/api-client/api.ts";
import type { TableAnswer } from "../../shared/api-client/api.ts";
import { withoutIgnored } from "../../shared/api-client/annotations.ts";
import type { TableView } from "../../../api/contract/lists.ts";
import type { AnnotationsRequest } from "../../shared/api-client/annotations.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import type { Failure } from "../../shared/api-client/failure.ts";
import { useNearView } from "../../shared/browser/use-near-view.ts";
import type { TableState } from "./table-state.ts";
import { useRowsOnPaper } from "./use-rows-on-paper.ts";

/** Rows that are asked for first: enough to sort most tables by. */
export const pageSize = 50;
/** Rows that come when all are asked for; of a large table, where each may name many genes, fewer. */
export const allRows = (isLarge: boolean): number => (isLarge ? 200 : 1000);

/** What was asked for, and what came: the same object until something of it is another. */
export interface AskedTable {
  /** Asks for the first page of what is shown; what the server did not understand is left out. */
  readonly request: AnnotationsRequest;
  /** What is to be drawn; null before the first answer. */
  readonly answer: TableAnswer | null;
  /** Rows of a page of the answer. */
  readonly size: number;
  /** Why there are no rows, or those from before; null while all is well. */
  readonly failure: Failure | null;
  readonly retry: () => void;
}

interface UsedTable {
  /** Of the element that has to come near the window before the rows are asked for. */
  readonly ref: RefCallback<HTMLDivElement>;
  /** Other rows than those drawn are under way. */
  readonly isBusy: boolean;
  readonly asked: AskedTable;
}

/** Asks for the page of a table that its state names, once the table comes near the window or is printed. */
export function useTableAnswer(
  subject: string,
  type: string,
  view: TableView,
  { text, filters, page, all }: TableState,
  isLarge: boolean,
): UsedTable {
  const firstPage = useMemo<AnnotationsRequest>(
    () => ({ subject, type, view, page: 1, size: pageSize, text, filters }),
    [subject, type, view, text, filters],
  );
  const { currentData: first } = api.endpoints.annotations.useQueryState(firstPage, onlyData);
  const hasAll = first !== undefined && first.row_total <= pageSize;
  const size = all && !hasAll ? allRows(isLarge) : pageSize;
  const request = useMemo(() => ({ ...firstPage, page, size }), [firstPage, page, size]);
  const { currentData: fetched } = api.endpoints.annotations.useQueryState(request, onlyData);
  // On paper the rows are there before the table is near: else they would be asked for twice.
  const printed = useRowsOnPaper(request, fetched);
  const { ref, near } = useNearView<HTMLDivElement>(fetched !== undefined);
  const { latest, isRefetching, failed, refetch } = api.useAnnotationsQuery(request, {
    skip: !near,
    selectFromResult: latestOf,
  });
  // Drawing rows waits for whatever is more urgent.
  const drawn = useDeferredValue(latest);
  const answer = printed ?? drawn;
  const ignored = answer?.ignored;
  const understood = useMemo(() => withoutIgnored(firstPage, ignored ?? []), [firstPage, ignored]);
  const isBusy = isRefetching || drawn !== latest || (near && latest === null && failed === null);
  const asked = useMemo(
    () => ({
      request: understood,
      answer,
      size,
      failure: failed === null ? null : asFailure(failed),
      retry: () => void refetch(),
    }),
    [understood, answer, size, failed, refetch],
  );
  return { ref, isBusy, asked };
}

/** Whether an answer is under way is said by another call. */
const onlyData = {
  selectFromResult: ({ currentData }: { readonly currentData?: TableAnswer }) => ({ currentData }),
};

/** What a call for rows says, as far as it is drawn: a first answer that is under way changes nothing. */
const latestOf = ({
  data,
  currentData,
  isError,
  error,
  isFetching,
  isUninitialized,
}: {
  readonly data?: TableAnswer;
  readonly currentData?: TableAnswer;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly isUninitialized: boolean;
}) => {
  // A call whose words have just changed is not under way yet.
  const isUnderWay = isFetching || isUninitialized;
  // While the next answer is under way, or failed, the last one stays.
  const latest = currentData ?? ((isUnderWay || isError) && data ? data : null);
  return { latest, isRefetching: isUnderWay && latest !== null, failed: isError ? error : null };
};
