import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { QueryNode } from "../../../api/contract/query.ts";
import { urls } from "../../shared/urls/urls.ts";
import { useRunQuery } from "../../features/query-history/use-run-query.ts";

export interface RunTest {
  /** @param name what the history calls it */
  readonly run: (constraints: QueryNode, name?: string) => Promise<void>;
  readonly isBusy: boolean;
}

/** Runs a query, puts it into the history and goes to the test of its genes. */
export function useRunTest(): RunTest {
  const [isBusy, setBusy] = useState(false);
  const runQuery = useRunQuery();
  const navigate = useNavigate();
  const run: RunTest["run"] = async (constraints, name) => {
    setBusy(true);
    const id = await runQuery(constraints, name);
    setBusy(false);
    if (id !== null) void navigate(urls.enrichment(id));
  };
  return { run, isBusy };
}
