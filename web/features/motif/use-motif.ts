import { useCallback, useEffect, useState } from "react";
import { useNavigationType, useSearchParams } from "react-router-dom";
import { tooLong } from "../../../api/contract/values/motif-faults.ts";
import { cleanMotif, isTooShort } from "./clean-motif.ts";

/** ms without a key before what is typed is searched for */
const pause = 250;

export interface MotifInput {
  readonly text: string;
  readonly type: (text: string) => void;
  /** What is typed, cleaned. */
  readonly motif: string;
  /** The motif of the address, which is the one that is searched for. */
  readonly searched: string;
  /** Searches at once, also for a single sign. */
  readonly search: () => void;
}

/** What is typed, and the motif of the address that follows it. Back and links bring others. */
export function useMotif(): MotifInput {
  const [params, setParams] = useSearchParams();
  const given = params.get("motif") ?? "";
  const searched = cleanMotif(given);
  const [text, setText] = useState(given);
  const motif = cleanMotif(text);
  const arrived = useNavigationType();
  useEffect(() => {
    if (arrived !== "REPLACE") setText(given);
  }, [given, arrived]);
  const write = useCallback(
    (next: string) =>
      setParams(next === "" ? {} : { motif: next }, { replace: true, preventScrollReset: true }),
    [setParams],
  );
  useEffect(() => {
    if (motif === searched || isTooShort(motif) || tooLong(motif)) return;
    const timer = setTimeout(() => write(motif), pause);
    return () => clearTimeout(timer);
  }, [motif, searched, write]);
  return {
    text,
    type: setText,
    motif,
    searched,
    search: () => {
      if (motif !== searched && !tooLong(motif)) write(motif);
    },
  };
}
