import { useEffect, useState } from "react";
import type { GeneLookupAnswer } from "../../../api/contract/query.ts";
import { askAfterPause } from "../../shared/api-client/ask-after-pause.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { useRecoveries } from "../../shared/store/recoveries.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";

export interface Lookup {
  readonly found: GeneLookupAnswer["found"];
  readonly again: GeneLookupAnswer["again"];
  readonly unknown: GeneLookupAnswer["unknown"];
  /** Why nothing could be looked up; null when it could. */
  readonly problem: string | null;
  /** The ids have changed since. */
  readonly pending: boolean;
}

const nothing: Lookup = { found: [], again: [], unknown: [], problem: null, pending: false };

/** ms without a key before ids are looked up */
const pause = 250;

/** Looks up ids of genes whenever they change. @param ids no more than can be looked up at once */
export function useLookup(ids: readonly string[], type: "gene" | "uniprot"): Lookup {
  const dispatch = useAppDispatch();
  const [lookup, setLookup] = useState(nothing);
  const recovered = useRecoveries();
  const text = ids.join(" ");
  useEffect(() => {
    if (text === "") {
      setLookup(nothing);
      return;
    }
    setLookup((before) => ({ ...before, pending: true }));
    return askAfterPause(
      () => dispatch(queries.endpoints.lookUpGenes.initiate({ ids: text.split(" "), type })),
      ({ data, error, isError }) => {
        if (data) setLookup({ ...data, problem: null, pending: false });
        else if (isError) setLookup({ ...nothing, problem: asFailure(error).detail });
      },
      pause,
    );
  }, [dispatch, text, type, recovered]);
  return lookup;
}
