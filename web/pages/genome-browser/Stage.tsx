import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FocusEvent, ReactNode, Ref } from "react";
import { flushSync } from "react-dom";
import type { BrowserProps } from "../../features/genome-browser/Browser.tsx";
import { formatInterval } from "../../features/genome-browser/interval.ts";
import type { Interval, KnownChromosome } from "../../features/genome-browser/interval.ts";
import { browserUrl } from "../../features/genome-browser/location.ts";
import { programSize } from "../../features/genome-browser/program-size.ts";
import { GenomeView } from "../../features/genome-view/GenomeView.tsx";
import { isShort, useGenesAround } from "../../features/genome-view/use-genes-around.ts";
import { useReady } from "../../features/frames/use-ready.ts";
import { useOnPaper } from "../../shared/browser/use-on-paper.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { pageAddress } from "../../shared/urls/dataset.ts";
import { urls } from "../../shared/urls/urls.ts";
import { AllTracks } from "./AllTracks.tsx";

/** ms that frames may take. */
const maxFrames = 1_000;

/** Whether something has been painted. The frame after next begins then; a page in the background has no frames. */
function usePainted(isThere: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isThere) return;
    const painted = () => setPainted(true);
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(painted);
    });
    const timer = setTimeout(painted, maxFrames);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isThere]);
  return isPainted;
}

/** Whether something inside has the focus, also while another window has it. */
function useHeld() {
  const [isHeld, setHeld] = useState(false);
  const handlers = {
    onFocus: () => setHeld(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setHeld(relatedTarget === null ? !document.hasFocus() : currentTarget.contains(relatedTarget)),
  };
  return { isHeld, letGo: () => setHeld(false), handlers };
}

export interface StageProps extends Omit<BrowserProps, "onDrawn" | "onReady" | "onFailure"> {
  readonly known: readonly KnownChromosome[];
  readonly interval: Interval;
  readonly isFramed: boolean;
  readonly isNarrow: boolean;
  /** JBrowse is to be shown, as soon as it is there. */
  readonly hasAll: boolean;
  readonly onWanted: () => void;
  /** Back from JBrowse to the drawing of the site. */
  readonly onPlain: () => void;
  readonly onMove: (interval: Interval) => void;
  readonly onGo: (loc: string) => void;
}

/** Which of the two is shown: JBrowse when it is drawn, unless somebody who has not asked for it has the focus in the other. */
function useTurns(hasAll: boolean) {
  const [isDrawn, setDrawn] = useState(false);
  const [isReleased, setReleased] = useState(false);
  const { isHeld, letGo, handlers } = useHeld();
  const all = useRef<HTMLDivElement>(null);
  const isReplaced = hasAll && isDrawn && (!isHeld || isReleased);
  const enter = useEffectEvent(() => {
    if (isReleased && all.current !== null) {
      all.current.focus({ preventScroll: true });
      // Who has asked for it did so below what it replaces.
      if (all.current.getBoundingClientRect().top < 0) all.current.scrollIntoView();
    }
    letGo();
  });
  useEffect(() => {
    if (isReplaced) enter();
  }, [isReplaced]);
  const gone = () => {
    setDrawn(false);
    setReleased(false);
  };
  return {
    isDrawn,
    isReplaced,
    all,
    handlers,
    drawn: () => setDrawn(true),
    gone,
    release: () => setReleased(true),
  };
}

/**
 * The drawing of the site, and JBrowse, which begins when that is seen and takes its place. On paper the drawing of the site stands for
 * both.
 */
export function Stage(props: StageProps) {
  const { known, interval, isFramed, isNarrow, hasAll, onWanted, onPlain, onMove, onGo, ...browser } = props;
  const { marked } = browser;
  const whole = known.find(({ id }) => id === interval.chromosome)?.length ?? interval.end;
  const genes = useGenesAround(interval, whole);
  const isSeen = usePainted(!isShort(interval) || genes.genes !== null || genes.error !== null);
  const [failure, setFailure] = useState<string | null>(null);
  const { isDrawn, isReplaced, all, handlers, drawn, gone, release } = useTurns(hasAll);
  const first = useRef<HTMLDivElement>(null);
  const onPaper = useOnPaper();
  useReady(isSeen);
  const comeBack = () => {
    flushSync(onPlain);
    first.current?.focus({ preventScroll: true });
  };
  const ask = () => {
    release();
    onWanted();
  };
  const state = failure !== null ? "failed" : !hasAll ? "offered" : isDrawn ? "there" : "coming";
  return (
    <>
      {failure !== null && <Failed reason={failure} />}
      {isReplaced && isNarrow && !isFramed && <WayBack onPress={comeBack} />}
      <div className={hasAll ? "browser-stage" : "browser-stage browser-stage--plain"}>
        {(!isReplaced || onPaper) && (
          <div
            className="browser-first"
            ref={first}
            tabIndex={-1}
            role="region"
            aria-label="Genes"
            {...handlers}
          >
            <GenomeView {...{ known, interval, genes, marked, isFramed, onMove, onGo }}>
              <Foot {...{ interval, marked, isFramed, isNarrow, state }} onPress={ask} />
            </GenomeView>
          </div>
        )}
        {hasAll && isSeen && failure === null && (
          <Covered ref={all} isCovered={!isReplaced}>
            <AllTracks
              {...browser}
              onChange={(view) => isReplaced && browser.onChange(view)}
              onReady={() => undefined}
              onDrawn={drawn}
              onFailure={setFailure}
              onGone={gone}
            />
          </Covered>
        )}
      </div>
    </>
  );
}

interface CoveredProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly isCovered: boolean;
  readonly children: ReactNode;
}

/** Below the drawing of the site until it takes its place; nobody gets into it before. */
const Covered = ({ ref, isCovered, children }: CoveredProps) => (
  <div
    className="browser-all screen-only"
    ref={ref}
    tabIndex={-1}
    role="region"
    aria-label="All tracks"
    inert={isCovered}
  >
    {children}
  </div>
);

const Failed = ({ reason }: { readonly reason: string }) => (
  <ErrorMessage
    title="JBrowse could not be drawn."
    failure={{ status: null, detail: reason, requestId: null }}
  />
);

const WayBack = ({ onPress }: { readonly onPress: () => void }) => (
  <p className="browser-back">
    <button type="button" className="button" onClick={onPress}>
      Back to the genes only
    </button>
  </p>
);

interface FootProps {
  readonly interval: Interval;
  readonly marked: Interval | null;
  readonly isFramed: boolean;
  readonly isNarrow: boolean;
  readonly state: "offered" | "coming" | "there" | "failed";
  readonly onPress: () => void;
}

/** The way from the drawing of the site to all tracks. */
function Foot({ interval, marked, isFramed, isNarrow, state, onPress }: FootProps) {
  if (state === "failed") return null;
  if (isFramed && isNarrow && state === "offered")
    return (
      <p className="browser-foot">
        <a
          href={pageAddress(
            browserUrl(
              urls.genomeBrowser,
              { loc: formatInterval(interval), highlight: marked ? formatInterval(marked) : undefined },
              [],
            ),
          )}
          target="_top"
        >
          Open in the genome browser
        </a>
      </p>
    );
  if (state === "coming" && !isNarrow)
    return (
      <p className="browser-foot browser-loading" role="status">
        Genome browser loading ...
      </p>
    );
  const isComing = state === "coming";
  return (
    <p className="browser-foot">
      <button
        type="button"
        className="button"
        aria-disabled={isComing || undefined}
        onClick={isComing ? undefined : onPress}
      >
        {state === "there" ? "Show all tracks" : isComing ? "All tracks loading ..." : "All tracks (JBrowse)"}
      </button>
      {state === "offered" && <span className="muted">Transcripts, domains, sequence: {programSize}</span>}
    </p>
  );
}
