import { TriangleAlert } from "lucide-react";
import { startTransition, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ComponentType } from "react";
import { useLocation, useNavigate, useNavigationType, useSearchParams } from "react-router-dom";
import type { ChromosomeSummary } from "../../../api/contract/index.ts";
import { genomeBrowserLead } from "../../../api/contract/values/page-lead.ts";
import { api } from "../../shared/api-client/api.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { dataset } from "../../shared/urls/dataset.ts";
import { urls } from "../../shared/urls/urls.ts";
import { useMedia } from "../../shared/browser/use-media.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { assemblyProblem, readTracks } from "../../features/genome-browser/requested-tracks.ts";
import type { BrowserProps, BrowserView } from "../../features/genome-browser/Browser.tsx";
import {
  browser2Url,
  browserUrl,
  geneInterval,
  surroundings,
} from "../../features/genome-browser/location.ts";
import {
  defaultInterval,
  knownChromosomes,
  readInterval,
  formatInterval,
} from "../../features/genome-browser/interval.ts";
import type { KnownChromosome, Interval } from "../../features/genome-browser/interval.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { useDark } from "../../shared/theme/use-dark.ts";
import { PageLead } from "../../shared/ui/PageLead.tsx";
import { useReady } from "../../features/frames/use-ready.ts";
import { FirstGenes } from "./FirstGenes.tsx";

const load = () => import("../../features/genome-browser/Browser.tsx");

const isFramed = parent !== window;

/** /jbrowse/?loc=…&highlight=…&tracks=labels and /jbrowse2?loc=…&assembly=…&highlight=…&tracks=ids */
export function Component() {
  usePageTitle("Genome browser");
  const chromosomes = api.useChromosomeSummariesQuery();
  const isFirstPage = useNavigationType() === "POP";
  useEffect(() => {
    // Its code comes while the chromosomes do; what goes wrong shows where it is drawn. With the first page of a visit it comes
    // anyway, and would keep the processor from drawing the first genes.
    if (!isFirstPage) load().catch(() => undefined);
  }, [isFirstPage]);
  return (
    <div className={isFramed ? "browser-page browser-page--framed" : "page page--wide browser-page"}>
      {isFramed ? (
        <h1 className="visually-hidden">Genome browser</h1>
      ) : (
        <header className="page-head">
          <h1>Genome browser</h1>
          <PageLead of={genomeBrowserLead} />
        </header>
      )}
      {chromosomes.isError && (
        <ErrorMessage
          title="The chromosomes could not be loaded."
          failure={asFailure(chromosomes.error)}
          onRetry={() => void chromosomes.refetch()}
        />
      )}
      {chromosomes.data && <BrowserAtAddress summaries={chromosomes.data} />}
    </div>
  );
}

interface BrowserAtAddressProps {
  readonly summaries: readonly ChromosomeSummary[];
}

/** Reads the address; a place that is the name of a gene is looked up first. */
function BrowserAtAddress({ summaries }: BrowserAtAddressProps) {
  const { site } = useDeployment();
  const [params] = useSearchParams();
  const known = knownChromosomes(summaries, site.chromosomes);
  const loc = params.get("loc")?.trim() ?? "";
  const read = loc === "" ? null : readInterval(loc, known);
  const name = read !== null && "name" in read ? read.name : null;
  const highlight = readInterval(params.get("highlight")?.trim() ?? "", known);
  const marked = "interval" in highlight ? highlight.interval : null;
  const search = api.useGenomeSearchQuery(name ?? "", { skip: name === null });
  const usual = defaultInterval(known);
  if (usual === null) return <p className="empty well">This release has no chromosomes.</p>;
  if (read !== null && "interval" in read)
    return <Page known={known} interval={read.interval} said={read.said} marked={marked} />;
  if (read !== null && "problem" in read) return <Page known={known} interval={usual} said={read.problem} />;
  if (name === null) return <Page known={known} interval={usual} said={null} />;
  if (search.isFetching)
    return (
      <div className="browser-stage">
        <Loading />
      </div>
    );
  if (search.isError)
    return (
      <ErrorMessage
        title={`“${name}” could not be looked up.`}
        failure={asFailure(search.error)}
        onRetry={() => void search.refetch()}
      />
    );
  const hit = search.data?.hits.find(({ id, label }) =>
    [id, label].some((one) => one.toLowerCase() === name.toLowerCase()),
  );
  if (!hit)
    return (
      <Page
        known={known}
        interval={usual}
        said={`“${name}” is neither a place nor a gene of this release. A place is written like ${formatInterval(usual)}.`}
      />
    );
  const gene = geneInterval(hit.location);
  const length = known.find(({ id }) => id === gene.chromosome)?.length ?? null;
  return <Page known={known} interval={surroundings(hit.location, length)} said={null} marked={gene} />;
}

interface PageProps {
  readonly known: readonly KnownChromosome[];
  readonly interval: Interval;
  readonly said: string | null;
  /** An interval, mostly a gene, that stands out. */
  readonly marked?: Interval | null;
}

/** Writes what the browser shows into the address. */
function useKeptAddress(
  known: readonly KnownChromosome[],
  marked: Interval | null,
): (view: BrowserView) => void {
  const { site, genomeBrowser } = useDeployment();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return ({ locString, tracks: ids }) => {
    const read = readInterval(locString, known);
    // Several intervals side by side have no address.
    if (!("interval" in read)) return;
    const at = {
      loc: formatInterval(read.interval),
      highlight: marked === null ? undefined : formatInterval(marked),
    };
    const labels = ids.flatMap(
      (id) => genomeBrowser.tracks.find((track) => track.track_id === id)?.label ?? [],
    );
    const next = pathname.startsWith(urls.genomeBrowser2)
      ? browser2Url(pathname, at, site.jbrowse2_assembly_name, ids)
      : browserUrl(pathname, at, labels);
    // Without tracks the address would stand for the usual ones.
    void navigate(ids.length === 0 ? `${next}&tracks=` : next, { replace: true, preventScrollReset: true });
  };
}

/** What was wrong with the address, and what the browser says of a search. */
function useWarnings(inAddress: readonly (string | null)[]) {
  // What was wrong stays said while one looks around, until another address is opened.
  const [problems] = useState(() => inAddress.filter((one) => one !== null));
  // What is said of a search goes when another place is shown.
  const [message, setMessage] = useState<string | null>(null);
  const shown = useRef<string | null>(null);
  const onMove = (locString: string) => {
    if (shown.current !== locString) setMessage(null);
    shown.current = locString;
  };
  const warnings = [...problems, ...(message === null || problems.includes(message) ? [] : [message])];
  return { warnings, setMessage, onMove };
}

function Page({ known, interval, said, marked = null }: PageProps) {
  const { site, genomeBrowser } = useDeployment();
  const { tracks } = genomeBrowser;
  const assembly = site.jbrowse2_assembly_name;
  const [params] = useSearchParams();
  const isDark = useDark();
  const isSmall = useMedia("(max-width: 639px)");
  const [state, setState] = useState<"loading" | "ready" | { readonly failure: string }>("loading");
  useReady(state !== "loading");
  const asked = readTracks(params.get("tracks"), tracks);
  const { warnings, setMessage, onMove } = useWarnings([
    assemblyProblem(params.get("assembly"), assembly),
    said,
    ...asked.problems,
  ]);
  const keepAddress = useKeptAddress(known, marked);
  const keep = (view: BrowserView) => {
    onMove(view.locString);
    keepAddress(view);
  };
  const label = known.find(({ id }) => id === interval.chromosome)?.label ?? interval.chromosome;
  return (
    <>
      {!isFramed && (
        <p className="browser-place" role="status">
          {label}, {interval.start.toLocaleString("en")} to {interval.end.toLocaleString("en")} · {assembly}
        </p>
      )}
      <Warnings texts={warnings} />
      {typeof state === "object" && (
        <ErrorMessage
          title="The genome browser could not be drawn."
          failure={{ status: null, detail: state.failure, requestId: null }}
        />
      )}
      <div className="browser-stage">
        {state === "loading" && <Loading />}
        <Stage
          key={isDark ? "dark" : "light"}
          interval={interval}
          hasFailed={typeof state === "object"}
          shown={{ locString: formatInterval(interval), tracks: asked.ids }}
          marked={marked}
          tracks={tracks}
          assembly={assembly}
          dataset={dataset}
          isDark={isDark}
          isSmall={isSmall || isFramed}
          fillsWindow={!isFramed}
          onChange={keep}
          onReady={() => setState("ready")}
          onFailure={(failure) => setState({ failure })}
          onSaid={setMessage}
        />
      </div>
    </>
  );
}

interface StageProps extends Omit<BrowserProps, "onDrawn"> {
  readonly interval: Interval;
  readonly hasFailed: boolean;
}

/** The genes of the place, and the browser, which begins when they are seen and takes their place. */
function Stage({ interval, hasFailed, ...browser }: StageProps) {
  const [isSeen, setSeen] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  return (
    <>
      {!isDrawn && !hasFailed && (
        <FirstGenes interval={interval} marked={browser.marked} onSeen={() => setSeen(true)} />
      )}
      {isSeen && <LateBrowser {...browser} onDrawn={() => setDrawn(true)} />}
    </>
  );
}

/** The browser, once its code is there: React would show what it waits for by itself a third of a second late. */
function LateBrowser(props: BrowserProps) {
  const [Browser, setBrowser] = useState<ComponentType<BrowserProps> | null>(null);
  const failed = useEffectEvent(props.onFailure);
  useEffect(() => {
    load().then(
      // Drawn in steps, between which the page answers.
      (module) => startTransition(() => setBrowser(() => module.default)),
      () => failed("A part of the site could not be reached."),
    );
  }, []);
  return (
    Browser && (
      <Suspense>
        <Browser {...props} />
      </Suspense>
    )
  );
}

/** The page around a frame says it for what is in the frame. */
const Loading = () => (
  <p className={isFramed ? "visually-hidden" : "browser-loading"} role="status">
    Genome browser loading ...
  </p>
);

const Warnings = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.length > 0 && (
    <div className="message message--warn" role="alert">
      <TriangleAlert className="icon" aria-hidden />
      <div>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
