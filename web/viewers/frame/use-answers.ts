import { useCallback, useEffect, useMemo, useState } from "react";
import type { Problem } from "../../../api/contract/index.ts";
import type { Failure } from "../../shared/api-client/failure.ts";
import { dataset, pageGeneration } from "../../shared/urls/dataset.ts";

export type FrameAnswer<T> =
  | { readonly state: "asking" }
  | { readonly state: "there"; readonly data: T }
  | { readonly state: "failed"; readonly failure: Failure; readonly retry: () => void };

const unreachable: Failure = { status: null, detail: "The server could not be reached.", requestId: null };

/** The answer that the server wrote into the view; null for calls that it did not foresee, and within pages of another release. */
function writtenAnswer<T>(path: string): { readonly data: T } | null {
  const element = document.getElementById("karyon-answer");
  const of = document.querySelector<HTMLMetaElement>('meta[name="karyon-generation"]')?.content ?? null;
  if (element?.dataset["path"] !== path || of !== pageGeneration) return null;
  // Our own server's answer, of the shape that the call is described with.
  return { data: JSON.parse(element.textContent) as T };
}

async function ask<T>(
  path: string,
  signal: AbortSignal,
): Promise<{ readonly data: T } | { readonly failure: Failure }> {
  const written = writtenAnswer<T>(path);
  if (written) return written;
  const answer = await fetch(`${dataset}/${path}`, { signal });
  if (answer.ok) return { data: (await answer.json()) as T }; // our own server's answer, of the shape that the call is described with
  const problem: Partial<Problem> = await answer.json().catch(() => ({}));
  return {
    failure: {
      status: answer.status,
      detail: problem.detail ?? `The server answered ${answer.status}.`,
      requestId: problem.request_id ?? null,
    },
  };
}

/** The answers to calls below the data set, all or none. Views are small, so each asks by itself. */
export function useAnswers<T>(paths: readonly string[]): FrameAnswer<readonly T[]> {
  const [answer, setAnswer] = useState<FrameAnswer<readonly T[]>>({ state: "asking" });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((present) => present + 1), []);
  useEffect(() => {
    const asked = new AbortController();
    setAnswer({ state: "asking" });
    Promise.all(paths.map((path) => ask<T>(path, asked.signal))).then(
      (found) => {
        const failed = found.find((one) => "failure" in one);
        setAnswer(
          failed && "failure" in failed
            ? { state: "failed", failure: failed.failure, retry }
            : { state: "there", data: found.flatMap((one) => ("data" in one ? [one.data] : [])) },
        );
      },
      () => {
        if (!asked.signal.aborted) setAnswer({ state: "failed", failure: unreachable, retry });
      },
    );
    return () => asked.abort();
  }, [paths, attempt, retry]);
  return answer;
}

/** The answer to one call. */
export function useAnswer<T>(path: string): FrameAnswer<T> {
  const paths = useMemo(() => [path], [path]);
  const answers = useAnswers<T>(paths);
  if (answers.state !== "there") return answers;
  const [data] = answers.data;
  return data === undefined ? { state: "asking" } : { state: "there", data };
}
