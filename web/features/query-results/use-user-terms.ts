import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { QueryAnswer } from "../../../api/contract/query.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { useRecoveries } from "../../shared/store/recoveries.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";

/** A term that the visitor added as a column. */
export interface UserTerm {
  readonly termid: string;
  readonly name: string;
  /** Ids of the genes of the list that are annotated to it or below it; null as long as that is not known. */
  readonly genes: ReadonlySet<string> | null;
}

/** Terms of the address (`term`, as often as there are terms) with the genes of the list that are under them. */
export function useUserTerms(answer: QueryAnswer): {
  readonly terms: readonly UserTerm[];
  readonly add: (termid: string) => void;
  readonly remove: (termid: string) => void;
} {
  const [search, setSearch] = useSearchParams();
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState<ReadonlyMap<string, UserTerm>>(new Map());
  const ids = [...new Set(search.getAll("term"))];
  const joinedIds = ids.join(" ");
  const recovered = useRecoveries();

  useEffect(() => {
    let isLeft = false;
    for (const termid of joinedIds.split(" ").filter(Boolean)) {
      const constraints = { and: [{ query_id: { id: answer.id } }, { term: { termid } }] };
      void dispatch(queries.endpoints.queryGenes.initiate({ constraints }, { subscribe: false })).then(
        ({ data }) => {
          // Where nothing answered, nothing is known: not that no gene has it.
          if (isLeft || !data) return;
          const genes = new Set(data.rows.map((row) => row.gene_uniquename));
          setKnown((before) =>
            new Map(before).set(termid, { termid, name: data.labels[termid] ?? termid, genes }),
          );
        },
      );
    }
    return () => {
      isLeft = true;
    };
  }, [joinedIds, answer.id, dispatch, recovered]);

  const write = (next: readonly string[]) => {
    const params = new URLSearchParams(search);
    params.delete("term");
    for (const termid of next) params.append("term", termid);
    setSearch(params, { preventScrollReset: true });
  };
  const terms = useMemo(
    () =>
      joinedIds
        .split(" ")
        .filter(Boolean)
        .map((termid) => known.get(termid) ?? { termid, name: termid, genes: null }),
    [joinedIds, known],
  );
  return {
    terms,
    add: (termid) => write([...ids.filter((id) => id !== termid), termid]),
    remove: (termid) => write(ids.filter((id) => id !== termid)),
  };
}
