/** JBrowse with the deployment's tracks. Comes with a megabyte or two of code: to be loaded when it is needed. */
import { addMiddleware, onPatch } from "@jbrowse/mobx-state-tree";
import { createViewState, JBrowseLinearGenomeView } from "@jbrowse/react-linear-genome-view2";
import { use, useEffect, useEffectEvent, useRef, useState } from "react";
import type { BrowserTrack } from "../../../api/contract/index.ts";
import type { Interval } from "./interval.ts";
import { jbrowseConfig } from "./jbrowse-config.ts";
import { chromosomeColour, jbrowseTheme } from "./jbrowse-theme.ts";
import { partsFor } from "./later-parts.ts";
import { readable } from "./messages.ts";
import { nameControls } from "./name-controls.ts";
import { siteFiles } from "./site-files.ts";
import SitePlugin, { siteSearch } from "./site-plugin.tsx";

export interface BrowserView {
  /** `II:1493146..1509146` */
  readonly locString: string;
  /** Ids of tracks. */
  readonly tracks: readonly string[];
}

export interface BrowserProps {
  readonly shown: BrowserView;
  /** An interval that stands out. */
  readonly marked: Interval | null;
  readonly tracks: readonly BrowserTrack[];
  readonly assembly: string;
  /** Path of the data set, e.g. /api/v1/dataset/2025-09-01--k3f9. */
  readonly dataset: string;
  /** Read once: a browser of another theme is another one. */
  readonly isDark: boolean;
  /** Little room: without the drawing of the whole chromosome. */
  readonly isSmall: boolean;
  /** Tracks share the room that is left below them. */
  readonly fillsWindow: boolean;
  /** Hears what is shown, once the reader rests. `place` as JBrowse writes it. */
  readonly onChange: (shown: BrowserView) => void;
  /** Hears that the browser can be used. */
  readonly onReady: () => void;
  /** Hears that something is seen in its tracks. */
  readonly onDrawn: () => void;
  readonly onFailure: (reason: string) => void;
  /** Hears what JBrowse has to say, e.g. that a name was not found. */
  readonly onSaid: (message: string) => void;
}

const uses = ["pointerdown", "keydown", "wheel"] as const;

/** ms without a change before it is told: JBrowse works out half a second after a change what is shown */
const rest = 600;

function start({ shown, tracks, assembly, dataset, isDark, isSmall }: BrowserProps) {
  const address = new URL(dataset, location.href).href;
  const { assembly: sequence, tracks: configured } = jbrowseConfig(tracks, assembly, address);
  const state = createViewState({
    assembly: { ...sequence, refNameColors: [chromosomeColour(isDark)] },
    tracks: configured,
    plugins: [SitePlugin],
    internetAccounts: [siteFiles(address)],
    aggregateTextSearchAdapters: [siteSearch(assembly, address)],
    // The policy of the page lets in only what the deployment has.
    disableAddTracks: true,
    configuration: { theme: jbrowseTheme(isDark) },
    defaultSession: {
      name: "session",
      view: {
        id: "view",
        type: "LinearGenomeView",
        hideHeaderOverview: isSmall,
        trackLabels: "offset",
        // A view that is nowhere begins with a form to choose a place, whose code comes with all that is seldom needed.
        init: { loc: shown.locString, assembly },
      },
    },
  });
  // Asked for it, JBrowse makes it; before that it holds that there is none, and shows the form.
  state.assemblyManager.get(assembly);
  // The names that the site finds are ranked already, and not all of them hold the letters that were typed.
  state.textSearchManager.sortResults2 = ({ results }: { readonly results: unknown[] }) => results;
  return state;
}

type State = ReturnType<typeof start>;

/** Messages of the session, which the embedded browser itself does not show. Those that something worked are left out. */
function hearMessages({ session }: State, hear: (message: string) => void): () => void {
  return addMiddleware(session, (call, next) => {
    const [message, level]: unknown[] = call.args;
    const isProblem =
      call.name === "notifyError" || (call.name === "notify" && level !== "success" && level !== "info");
    if (call.type === "action" && isProblem && typeof message === "string") hear(readable(message));
    next(call);
  });
}

const shownIn = ({ session: { view } }: State): BrowserView => ({
  locString: view.coarseVisibleLocStrings.replaceAll(",", ""),
  tracks: shownTracks(view),
});

/** Draws the tracks asked for, in their order, and no others. */
function showTracks({ session: { view } }: State, trackIds: readonly string[]): void {
  for (const id of shownTracks(view)) if (!trackIds.includes(id)) view.hideTrack(id);
  for (const id of trackIds) view.showTrack(id);
}
const shownTracks = (view: State["session"]["view"]): string[] =>
  view.tracks.map((track: { configuration: { trackId: string } }) => track.configuration.trackId);

/** Waits until a new view is at the place that it is made for, or cannot get there. */
async function arrived({ assemblyManager, session: { view } }: State, assembly: string): Promise<void> {
  await assemblyManager.waitForAssembly(assembly);
  if (view.init === undefined || assemblyManager.get(assembly)?.initialized !== true) return;
  await new Promise<void>((resolve) => {
    const forget = onPatch(view, ({ path }) => {
      if (path !== "/init") return;
      forget();
      resolve();
    });
  });
}

/** Colours the interval through all tracks. Positions of JBrowse begin at 0. */
function mark({ session: { view } }: State, marked: Interval | null, assemblyName: string): void {
  view.setHighlight(
    marked === null
      ? []
      : [{ assemblyName, refName: marked.chromosome, start: marked.start - 1, end: marked.end }],
  );
}

/** JBrowse's types do not know which kinds of displays its plug-ins bring; all of them have these. */
interface SizedDisplay {
  readonly height: number;
  readonly setHeight: (height: number) => number;
}

/** px that stay free below the browser */
const below = 24;
/** Frames that its tracks are waited for; a browser that draws none keeps the height that it has. */
const maxFrames = 300;

/** Tracks grow by equal shares until the browser reaches the end of the window. */
function fillWindow(state: State, browser: HTMLElement, framesLeft = maxFrames): void {
  const displays: readonly SizedDisplay[] = state.session.view.tracks.flatMap(
    (track: { displays: readonly SizedDisplay[] }) => track.displays.slice(0, 1),
  );
  if (displays.length === 0 || !browser.isConnected) return;
  const { bottom, height } = browser.getBoundingClientRect();
  if (height < displays.reduce((sum, display) => sum + display.height, 0)) {
    // Its tracks are about to be drawn.
    if (framesLeft > 0) requestAnimationFrame(() => fillWindow(state, browser, framesLeft - 1));
    return;
  }
  const room = innerHeight - below - (bottom + scrollY);
  if (room <= 0) return;
  for (const display of displays) display.setHeight(display.height + Math.floor(room / displays.length));
}

/** Frames that the first features are waited for: a place may have none. */
const maxFramesUntilDrawn = 60;

/** Calls back when tracks have begun to show something. */
function whenDrawn(browser: HTMLElement, call: () => void, framesLeft = maxFramesUntilDrawn): void {
  if (framesLeft === 0 || browser.querySelector("canvas") !== null) call();
  else requestAnimationFrame(() => whenDrawn(browser, call, framesLeft - 1));
}

/** What is drawn is never quite what was asked for, by parts of a pixel: the address stays until the reader does something. */
function useIsUsed() {
  const isUsed = useRef(false);
  useEffect(() => {
    const use = () => {
      isUsed.current = true;
    };
    for (const event of uses) addEventListener(event, use, { capture: true, passive: true });
    return () => {
      for (const event of uses) removeEventListener(event, use, { capture: true });
    };
  }, []);
  return isUsed;
}

/** JBrowse with the tracks of the deployment. */
export default function Browser(props: BrowserProps) {
  const later = partsFor(props.tracks);
  if (later !== null) use(later);
  const { shown, marked, assembly, fillsWindow, onReady, onDrawn, onFailure, onSaid, onChange } = props;
  const browser = useRef<HTMLDivElement>(null);
  const [state] = useState(() => start(props));
  const [begun] = useState(shown.locString);
  const drawnKey = useRef<string | null>(null);
  const isUsed = useIsUsed();
  const tell = useEffectEvent(() => {
    const now = shownIn(state);
    if (now.locString === "" || !isUsed.current) return;
    drawnKey.current = JSON.stringify(now);
    onChange(now);
  });
  const drawn = useEffectEvent(onDrawn);
  const ready = useEffectEvent(() => {
    mark(state, marked, assembly);
    if (fillsWindow && browser.current) fillWindow(state, browser.current);
    onReady();
    if (browser.current) whenDrawn(browser.current, () => drawn());
  });
  const failed = useEffectEvent(onFailure);
  const say = useEffectEvent(onSaid);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = onPatch(state, () => {
      clearTimeout(timer);
      timer = setTimeout(() => tell(), rest);
    });
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [state]);

  useEffect(() => hearMessages(state, (message) => say(message)), [state]);

  const viewKey = JSON.stringify({ locString: shown.locString, tracks: shown.tracks });
  useEffect(() => {
    // What the browser itself has told comes back as the address.
    if (drawnKey.current === viewKey) return;
    // As written above; the text tells whether place and tracks are others.
    const { locString, tracks } = JSON.parse(viewKey) as BrowserView;
    const go = async () => {
      showTracks(state, tracks);
      const { view } = state.session;
      await arrived(state, assembly);
      if (locString !== begun || drawnKey.current !== null || !view.hasDisplayedRegions)
        await view.navToLocString(locString, assembly);
      drawnKey.current = viewKey;
      ready();
    };
    go().catch((error: unknown) => failed(error instanceof Error ? error.message : String(error)));
  }, [state, assembly, begun, viewKey]);

  useEffect(() => nameControls(), []);
  return (
    <div className="genome-browser" ref={browser}>
      <JBrowseLinearGenomeView viewState={state} />
    </div>
  );
}
