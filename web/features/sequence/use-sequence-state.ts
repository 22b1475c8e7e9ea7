import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { Transcript } from "../../../api/contract/index.ts";
import { readSequenceState, writeSequenceState } from "./address.ts";
import type { SequenceState } from "./address.ts";

/** ms after the last change before it stands in the address, so that held keys change it once */
const pause = 200;

/**
 * What the section shows. A change shows at once; the address follows when the page has time, since every section reads
 * the address. A change of the address from outside, such as Back, is taken over.
 */
export function useSequenceState(transcripts: readonly Transcript[]) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const inAddress = useMemo(() => readSequenceState(search, transcripts), [search, transcripts]);
  const [state, setState] = useState(inAddress);
  const written = JSON.stringify(inAddress);
  const [seen, setSeen] = useState(written);
  // States on their way into the address, the newest last: what comes back of them is no news.
  const [sent, setSent] = useState<readonly string[]>([written]);
  if (seen !== written) {
    setSeen(written);
    if (!sent.includes(written)) setState(inAddress);
    if (written === sent.at(-1) || !sent.includes(written)) setSent([written]);
  }
  const addressOf = useCallback(
    (next: SequenceState) => `${pathname}?${writeSequenceState(search, next, transcripts).toString()}`,
    [pathname, search, transcripts],
  );
  const timer = useRef(0);
  // Other sections may have written to the address meanwhile.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = useCallback(
    (next: SequenceState) => {
      setState(next);
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        setSent((present) => [...present, JSON.stringify(next)]);
        void navigate(
          { pathname, search: writeSequenceState(latest.current, next, transcripts).toString() },
          { replace: true, preventScrollReset: true },
        );
      }, pause);
    },
    [navigate, pathname, transcripts],
  );
  return { state, change, addressOf };
}
