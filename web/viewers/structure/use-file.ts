import type { CifFrame } from "molstar/lib/mol-io/reader/cif/data-model.js";
import { useEffect, useState } from "react";
import type { Failure } from "../../shared/api-client/failure.ts";
import { fetchFile } from "./read-file.ts";

export interface StructureFile {
  /** Its tables once they are there; "missing" where there is no such file. */
  readonly state: "coming" | "missing" | { readonly tables: CifFrame } | { readonly failure: Failure };
  readonly again: () => void;
}

/** The file of a structure, asked for once more for each attempt. */
export function useFile(address: string): StructureFile {
  const [state, setState] = useState<StructureFile["state"]>("coming");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const asked = new AbortController();
    setState("coming");
    fetchFile(address, asked.signal).then(
      (tables) => {
        if (!asked.signal.aborted) setState(tables === null ? "missing" : { tables });
      },
      (error: unknown) => {
        if (!asked.signal.aborted) setState({ failure: failureOf(error) });
      },
    );
    return () => asked.abort();
  }, [address, attempt]);
  return { state, again: () => setAttempt(attempt + 1) };
}

/** What kept a structure from being read or drawn. */
export const failureOf = (error: unknown): Failure => ({
  status: null,
  detail: error instanceof Error ? error.message : String(error),
  requestId: null,
});
