import { useCallback, useEffect, useState } from "react";
import type { SuggestAnswer } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";

export interface Suggestions {
  /** The last answer that came; it stays while the next one is under way. */
  readonly answer: SuggestAnswer | null;
  /** The query that was answered last, or failed; null before the first answer. "" while too little is typed. */
  readonly answered: string | null;
  /** The search does not answer. It is asked again by itself. */
  readonly failed: boolean;
}

const nothing: Suggestions = { answer: null, answered: null, failed: false };

/** ms until a search that does not answer is asked again; twice as long after each failure, up to the longest. */
const firstRetry = 2000;
const maxRetryPause = 16_000;

/**
 * Suggestions for what is typed: one request after each pause, an earlier one that is still under way is aborted, so
 * that answers never come out of order. While too little is typed, "" is asked once, which tells whether the search is
 * there at all.
 * @param query without blanks around it
 * @param minLength fewer characters give no suggestions
 * @param pause ms without a key before a request goes out
 * @returns what is known, and a function that asks again at once
 */
export function useSuggestions(query: string, minLength: number, pause: number): [Suggestions, () => void] {
  const dispatch = useAppDispatch();
  const [suggestions, setSuggestions] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const asked = query.length < minLength ? "" : query;

  useEffect(() => {
    let request: { abort(): void; unsubscribe(): void } | null = null;
    let over = false;
    const ask = async (nextRetry: number) => {
      request?.unsubscribe();
      const started = dispatch(api.endpoints.suggest.initiate(asked));
      request = started;
      const { data, isError } = await started;
      if (over) return;
      if (data) setSuggestions({ answer: data, answered: asked, failed: false });
      else if (isError) {
        setSuggestions({ ...nothing, answered: asked, failed: true });
        timer = setTimeout(() => void ask(Math.min(2 * nextRetry, maxRetryPause)), nextRetry);
      }
    };
    let timer = setTimeout(() => void ask(firstRetry), asked === "" ? 0 : pause);
    return () => {
      over = true;
      clearTimeout(timer);
      request?.abort();
      request?.unsubscribe();
    };
  }, [dispatch, asked, pause, attempt]);

  return [suggestions, useCallback(() => setAttempt((count) => count + 1), [])];
}
