import { useState } from "react";
import type { AnnotationsAnswer } from "../../../api/contract/index.ts";
import { api, finishedAmong } from "../../shared/api-client/api.ts";
import type { TableAnswer } from "../../shared/api-client/api.ts";
import { useBeforePrint } from "../../shared/browser/use-before-print.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { annotationsAddress } from "../../shared/api-client/annotations.ts";
import type { AnnotationsRequest } from "../../shared/api-client/annotations.ts";

/** The answer, for which everything waits: the browser draws the paper right after it says that it will. null when none comes. */
function askAtOnce(request: AnnotationsRequest): TableAnswer | null {
  const call = new XMLHttpRequest();
  call.open("GET", annotationsAddress(request), false);
  try {
    call.send();
    // The api checks its answers against the contract's schemas in its own tests.
    return call.status === 200
      ? { ...(JSON.parse(call.responseText) as AnnotationsAnswer), ignored: [] }
      : null;
  } catch {
    return null;
  }
}

/**
 * The rows of a table from the moment the page is printed; null until then. Those that have come are drawn at once, which
 * otherwise waits for whatever is more urgent; those that have not are fetched, and not asked for again later.
 */
export function useRowsOnPaper(
  request: AnnotationsRequest,
  fetched: TableAnswer | undefined,
): TableAnswer | null {
  const dispatch = useAppDispatch();
  const { data: finished } = api.endpoints.firstTables.useQueryState(request.subject);
  const [rows, setRows] = useState<{
    readonly of: AnnotationsRequest;
    readonly answer: TableAnswer;
  } | null>(null);
  const printed = rows?.of === request ? rows.answer : null;
  useBeforePrint(printed === null, () => {
    const answer = fetched ?? finishedAmong(finished, request) ?? askAtOnce(request);
    if (answer === null) return;
    if (answer !== fetched)
      dispatch(api.util.upsertQueryEntries([{ endpointName: "annotations", arg: request, value: answer }]));
    setRows({ of: request, answer });
  });
  return printed;
}
