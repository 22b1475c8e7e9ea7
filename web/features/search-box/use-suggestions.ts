import { useEffect, useState } from "react";
import type { SuggestAnswer } from "../../../api/contract/index.ts";
import { api } from "../../app/api.ts";
import { useAppDispatch } from "../../app/store.ts";

export interface Suggestions {
  /** The last answer that came; it stays while the next one is under way. */
  readonly answer: SuggestAnswer | null;
  /** The query that it answers. */
  readonly answered: string | null;
  readonly failed: boolean;
}

const nothing: Suggestions = { answer: null, answered: null, failed: false };

/**
 * Suggestions for what is typed: one request after each pause, an earlier one that is still under way is aborted, so
 * that answers never come out of order.
 * @param query trimmed; shorter than `minLength` gives no suggestions
 * @param pause ms without a key before a request goes out
 * @param attempt a new number asks again after a failure
 */
export function useSuggestions(query: string, minLength: number, pause: number, attempt: number): Suggestions {
  const dispatch = useAppDispatch();
  const [suggestions, setSuggestions] = useState(nothing);

  useEffect(() => {
    if (query.length < minLength) {
      setSuggestions(nothing);
      return;
    }
    let request: { abort(): void; unsubscribe(): void } | null = null;
    let over = false;
    const ask = async () => {
      const started = dispatch(api.endpoints.suggest.initiate(query));
      request = started;
      const { data, isError } = await started;
      if (over) return;
      if (data) setSuggestions({ answer: data, answered: query, failed: false });
      else if (isError) setSuggestions({ ...nothing, answered: query, failed: true });
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      over = true;
      clearTimeout(timer);
      request?.abort();
      request?.unsubscribe();
    };
  }, [dispatch, query, minLength, pause, attempt]);

  return suggestions;
}
