import { useEffect, useState } from "react";
import type { TermSearchHit } from "../../../../api/contract/term-search.ts";
import { askAfterPause } from "../../../shared/api-client/ask-after-pause.ts";
import { useDeployment } from "../../../shared/boot/boot.ts";
import { queries } from "../../../shared/api-client/queries.ts";
import { useRecoveries } from "../../../shared/store/recoveries.ts";
import { useAppDispatch } from "../../../shared/store/use-app-dispatch.ts";

export interface FoundTerms {
  readonly hits: readonly TermSearchHit[];
  /** What was typed when these were found; null before the first answer. */
  readonly answered: string | null;
  readonly failed: boolean;
}

const nothing: FoundTerms = { hits: [], answered: null, failed: false };

/** Terms of some ontologies for what is typed; an earlier request that is still under way is aborted. */
export function useTerms(typed: string, ontologies: readonly string[]): FoundTerms {
  const {
    search: { min_query_length: min, debounce },
  } = useDeployment();
  const dispatch = useAppDispatch();
  const [found, setFound] = useState(nothing);
  const recovered = useRecoveries();
  const q = typed.trim();
  useEffect(() => {
    if (q.length < min) {
      setFound(nothing);
      return;
    }
    return askAfterPause(
      () => dispatch(queries.endpoints.searchTerms.initiate({ q, ontologies })),
      ({ data, isError }) => {
        if (data) setFound({ hits: data.hits, answered: q, failed: false });
        else if (isError) setFound({ ...nothing, answered: q, failed: true });
      },
      debounce,
    );
  }, [dispatch, q, ontologies, min, debounce, recovered]);
  return found;
}
