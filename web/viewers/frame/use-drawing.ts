import { useCallback, useEffect, useState } from "react";
import type { Failure } from "../../shared/api-client/failure.ts";

export interface DrawingState {
  /** Text of the file; null until it is there. */
  readonly drawing: string | null;
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** A drawing from a source of the deployment; asks for nothing where there is none. */
export function useDrawing(file: string | null): DrawingState {
  const [drawing, setDrawing] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((present) => present + 1), []);
  useEffect(() => {
    setDrawing(null);
    setFailure(null);
    if (file === null) return;
    const asked = new AbortController();
    const fail = (status: number | null) =>
      setFailure({
        status,
        detail: status === null ? "The source could not be reached." : `The source answered ${status}.`,
        requestId: null,
      });
    fetch(file, { signal: asked.signal }).then(
      async (answer) => {
        if (answer.ok) setDrawing(await answer.text());
        else fail(answer.status);
      },
      () => {
        if (!asked.signal.aborted) fail(null);
      },
    );
    return () => asked.abort();
  }, [file, attempt]);
  return { drawing, failure, retry };
}
