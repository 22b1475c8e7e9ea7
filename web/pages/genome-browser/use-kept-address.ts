import { useLocation, useNavigate } from "react-router-dom";
import { useDeployment } from "../../shared/boot/boot.ts";
import { urls } from "../../shared/urls/urls.ts";
import type { BrowserView } from "../../features/genome-browser/Browser.tsx";
import { formatInterval, readInterval } from "../../features/genome-browser/interval.ts";
import type { Interval, KnownChromosome } from "../../features/genome-browser/interval.ts";
import { browser2Url, browserUrl } from "../../features/genome-browser/location.ts";

/** Writes what JBrowse shows into the address. */
export function useKeptAddress(
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
