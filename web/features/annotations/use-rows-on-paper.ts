import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { AnnotationsAnswer } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import type { TableAnswer } from "../../shared/api-client/api.ts";
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

/** Rows that are fetched when the page is printed before they were asked for; null until then. They are not asked for again later. */
export function useRowsOnPaper(request: AnnotationsRequest, known: boolean): TableAnswer | null {
  const dispatch = useAppDispatch();
  const [rows, setRows] = useState<{
    readonly of: AnnotationsRequest;
    readonly answer: TableAnswer;
  } | null>(null);
  const here = rows?.of === request ? rows.answer : null;
  const isThere = known || here !== null;
  useEffect(() => {
    if (isThere) return;
    const toPaper = () => {
      const answer = askAtOnce(request);
      if (answer === null) return;
      dispatch(api.util.upsertQueryEntries([{ endpointName: "annotations", arg: request, value: answer }]));
      // What the store has is drawn with the next frame, which is too late.
      flushSync(() => setRows({ of: request, answer }));
    };
    const paper = matchMedia("print");
    const onChange = () => paper.matches && toPaper();
    addEventListener("beforeprint", toPaper);
    paper.addEventListener("change", onChange);
    return () => {
      removeEventListener("beforeprint", toPaper);
      paper.removeEventListener("change", onChange);
    };
  }, [isThere, request, dispatch]);
  return here;
}
