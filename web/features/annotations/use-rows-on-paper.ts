import { useState } from "react";
import type { AnnotationsAnswer } from "../../../api/contract/index.ts";
import { api, finishedAmong } from "../../shared/api-client/api.ts";
import type { TableAnswer } from "../../shared/api-client/api.ts";
import { askAtOnce } from "../../shared/api-client/ask-at-once.ts";
import { useBeforePrint } from "../../shared/browser/use-before-print.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { annotationsAddress } from "../../shared/api-client/annotations.ts";
import type { AnnotationsRequest } from "../../shared/api-client/annotations.ts";

/** null when it does not come. */
function askForRows(request: AnnotationsRequest): TableAnswer | null {
  const answer = askAtOnce(annotationsAddress(request));
  // The api checks its answers against the contract's schemas in its own tests.
  return answer === null ? null : { ...(answer as AnnotationsAnswer), ignored: [] };
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
  const [rows, setRows] = useState<{
    readonly of: AnnotationsRequest;
    readonly answer: TableAnswer;
  } | null>(null);
  const printed = rows?.of === request ? rows.answer : null;
  useBeforePrint(printed === null, () => {
    // Read when it is needed: a table is not drawn anew because those of its page have come.
    const finished = dispatch(
      (_, getState) => api.endpoints.firstTables.select(request.subject)(getState()).data,
    );
    const answer = fetched ?? finishedAmong(finished, request) ?? askForRows(request);
    if (answer === null) return;
    if (answer !== fetched)
      dispatch(api.util.upsertQueryEntries([{ endpointName: "annotations", arg: request, value: answer }]));
    setRows({ of: request, answer });
  });
  return printed;
}
