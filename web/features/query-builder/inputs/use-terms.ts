import { useEffect, useState } from "react";
import type { TermSearchHit } from "../../../../api/contract/term-search.ts";
import { useDeployment } from "../../../app/boot.ts";
import { queries } from "../../../app/queries.ts";
import { useAppDispatch } from "../../../app/store.ts";

export interface FoundTerms {
  readonly hits: readonly TermSearchHit[];
  /** What was typed when these were found; null before the first answer. */
  readonly answered: string | null;
  readonly failed: boolean;
}

const nothing: FoundTerms = { hits: [], answered: null, failed: false };

/** Terms of some ontologies for what is typed; an earlier request that is still under way is aborted. */
export function useTerms(typed: string, ontologies: readonly string[]): FoundTerms {
  const { search: { min_query_length: least, debounce } } = useDeployment();
  const dispatch = useAppDispatch();
  const [found, setFound] = useState(nothing);
  const q = typed.trim();
  useEffect(() => {
    if (q.length < least) {
      setFound(nothing);
      return;
    }
    let request: { abort(): void; unsubscribe(): void } | null = null;
    let over = false;
    const ask = async () => {
      const started = dispatch(queries.endpoints.searchTerms.initiate({ q, ontologies }));
      request = started;
      const { data, isError } = await started;
      if (over) return;
      if (data) setFound({ hits: data.hits, answered: q, failed: false });
      else if (isError) setFound({ ...nothing, answered: q, failed: true });
    };
    const timer = setTimeout(() => void ask(), debounce);
    return () => {
      over = true;
      clearTimeout(timer);
      request?.abort();
      request?.unsubscribe();
    };
  }, [dispatch, q, ontologies, least, debounce]);
  return found;
}
