import { useEffect, useMemo, useState } from "react";
import type { QueryNode, QueryWarning } from "../../../api/contract/query.ts";
import { askAfterPause } from "../../shared/api-client/ask-after-pause.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import type { Failure } from "../../shared/api-client/failure.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { useRecoveries } from "../../shared/store/recoveries.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";

export interface Count {
  /** Genes that match; null as long as that is not known. The last number stays while the next one is under way. */
  readonly count: number | null;
  readonly warnings: readonly QueryWarning[];
  readonly failure: Failure | null;
  readonly pending: boolean;
}

const unknown: Count = { count: null, warnings: [], failure: null, pending: false };

/** ms without a change before a query is counted */
const pause = 200;

/** How many genes a query finds, asked again after each change; what is still asked for an earlier one is aborted. */
export function useCount(node: QueryNode | null): Count {
  const dispatch = useAppDispatch();
  const [state, setState] = useState(unknown);
  const recovered = useRecoveries();
  const text = useMemo(() => JSON.stringify(node), [node]);
  useEffect(() => {
    // The text is what JSON.stringify made of a node.
    const constraints = JSON.parse(text) as QueryNode | null;
    if (constraints === null) {
      setState(unknown);
      return;
    }
    setState((before) => ({ ...before, pending: true }));
    return askAfterPause(
      () => dispatch(queries.endpoints.countGenes.initiate({ constraints })),
      ({ data, error, isError }) => {
        if (data) setState({ count: data.count, warnings: data.warnings, failure: null, pending: false });
        else if (isError) setState({ ...unknown, failure: asFailure(error) });
      },
      pause,
    );
  }, [dispatch, text, recovered]);
  return state;
}
