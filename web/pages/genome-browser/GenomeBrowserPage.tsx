import { useEffect, useState } from "react";
import { useNavigationType, useSearchParams } from "react-router-dom";
import type { ChromosomeSummary } from "../../../api/contract/index.ts";
import { genomeBrowserLead } from "../../../api/contract/values/page-lead.ts";
import { asksForTracks } from "../../features/genome-browser/asks-for-tracks.ts";
import {
  defaultInterval,
  formatInterval,
  knownChromosomes,
  readInterval,
} from "../../features/genome-browser/interval.ts";
import type { KnownChromosome } from "../../features/genome-browser/interval.ts";
import { geneInterval, surroundings } from "../../features/genome-browser/location.ts";
import { hitsNamed } from "../../features/genome-browser/named-hit.ts";
import { api } from "../../shared/api-client/api.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { PageLead } from "../../shared/ui/PageLead.tsx";
import { loadAllTracks } from "./AllTracks.tsx";
import { isFramed, Place } from "./Place.tsx";
import type { PlaceProps } from "./Place.tsx";

/** Wide windows show all tracks in any case. */
const isWide = (): boolean => matchMedia("(min-width: 640px)").matches;

/** /jbrowse/?loc=…&highlight=…&tracks=labels and /jbrowse2?loc=…&assembly=…&highlight=…&tracks=ids */
export function Component() {
  usePageTitle("Genome browser");
  const { site } = useDeployment();
  const chromosomes = api.useChromosomeSummariesQuery();
  const isFirstPage = useNavigationType() === "POP";
  useEffect(() => {
    // The program of all tracks comes while the chromosomes do; what goes wrong shows where it is drawn. With the first page of a visit
    // it comes anyway, and would keep the processor from drawing the first genes.
    const isNeeded =
      isWide() || asksForTracks(new URLSearchParams(location.search), site.jbrowse2_assembly_name);
    if (!isFirstPage && isNeeded) loadAllTracks().catch(() => undefined);
  }, [isFirstPage, site]);
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
      {chromosomes.isLoading && <Waiting />}
      {chromosomes.data && <PlaceAtAddress summaries={chromosomes.data} />}
    </div>
  );
}

/** As high as what comes. */
const Waiting = () => (
  <div className="browser-stage">
    <p className="visually-hidden" role="status">
      Genome browser loading ...
    </p>
  </div>
);

type ReadPlace = Omit<PlaceProps, "known">;

/** What an address says, a gene's name already looked up; null while it is. */
function usePlace(known: readonly KnownChromosome[], usual: ReadPlace["interval"] | null) {
  const [params] = useSearchParams();
  const loc = params.get("loc")?.trim() ?? "";
  const read = loc === "" ? null : readInterval(loc, known);
  const name = read !== null && "name" in read ? read.name : null;
  const search = api.useGenomeSearchQuery(name ?? "", { skip: name === null });
  const highlight = readInterval(params.get("highlight")?.trim() ?? "", known);
  const marked = "interval" in highlight ? highlight.interval : null;
  const found = (): ReadPlace | null => {
    if (usual === null) return null;
    if (read === null) return { interval: usual, said: null, marked };
    if ("interval" in read) return { ...read, marked };
    if ("problem" in read) return { interval: usual, said: read.problem, marked: null };
    if (search.currentData === undefined) return null;
    const [hit] = hitsNamed(search.currentData.hits, read.name);
    if (!hit) {
      const said = `“${read.name}” is neither a place nor a gene of this release. A place is written like ${formatInterval(usual)}.`;
      return { interval: usual, said, marked: null };
    }
    const gene = geneInterval(hit.location);
    const length = known.find(({ id }) => id === gene.chromosome)?.length ?? null;
    return { interval: surroundings(hit.location, length), said: null, marked: gene };
  };
  return { found: found(), name, search };
}

interface PlaceAtAddressProps {
  readonly summaries: readonly ChromosomeSummary[];
}

/** Reads the address; while a gene is looked up, what was shown before stays. */
function PlaceAtAddress({ summaries }: PlaceAtAddressProps) {
  const { site } = useDeployment();
  const known = knownChromosomes(summaries, site.chromosomes);
  const usual = defaultInterval(known);
  const { found, name, search } = usePlace(known, usual);
  const [last, setLast] = useState(found);
  if (found !== null && JSON.stringify(found) !== JSON.stringify(last)) setLast(found);
  if (usual === null) return <p className="empty well">This release has no chromosomes.</p>;
  const hasFailed = name !== null && search.isError && !search.isFetching;
  const place = found ?? last;
  return (
    <>
      {hasFailed && (
        <ErrorMessage
          title={`“${name}” could not be looked up.`}
          failure={asFailure(search.error)}
          onRetry={() => void search.refetch()}
        />
      )}
      {place !== null ? <Place known={known} {...place} /> : !hasFailed && <Waiting />}
    </>
  );
}
