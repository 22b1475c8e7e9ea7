import { useCallback, useId, useMemo, useState } from "react";
import type { BrowserTrack, GenePage, GenomeBrowser } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { counted } from "../../shared/format/format.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { toasts } from "../../shared/toast/toasts.ts";
import { pageAddress } from "../../shared/urls/dataset.ts";
import { urls } from "../../shared/urls/urls.ts";
import { SmartLink } from "../../shared/ui/SmartLink.tsx";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { browser2Url, browserUrl } from "./location.ts";
import { chooseAll, noTracks, toggle } from "./track-choice.ts";
import type { TrackChoice } from "./track-choice.ts";
import { useBrowserLocation } from "./use-browser-location.ts";

function columnsFor(
  { columns, tracks }: GenomeBrowser,
  choice: TrackChoice,
  choose: (choice: TrackChoice) => void,
): Column<BrowserTrack>[] {
  return [
    {
      id: "label",
      header: "Track",
      sortBy: (track) => track.label,
      cell: (track) => {
        const chosen = choice.chosen.has(track.track_id);
        const refused = choice.isFull && !chosen;
        return (
          <label className="check" title={refused ? "JBrowse track limit reached" : undefined}>
            <input
              type="checkbox"
              checked={chosen}
              disabled={refused}
              title={refused ? "JBrowse track limit reached" : undefined}
              onChange={() => choose(toggle(tracks, choice, track))}
            />
            {track.label}
          </label>
        );
      },
    },
    {
      id: "track_id",
      header: "Track ID",
      className: "wrap-anywhere",
      sortBy: (track) => track.track_id,
      cell: (track) => <span className="id">{track.track_id}</span>,
    },
    ...columns.map(({ name, display_name: header, is_download: isDownload }): Column<BrowserTrack> => ({
      id: name,
      header,
      sortBy: (track) => track.values[name] ?? null,
      cell: ({ label, values: { [name]: value } }) =>
        value && isDownload ? (
          <SmartLink to={value}>
            Download<span className="visually-hidden"> {label}</span>
          </SmartLink>
        ) : (
          value
        ),
    })),
    {
      id: "throughput",
      header: "Throughput",
      inline: true,
      sortBy: (track) => track.throughput,
      cell: (track) => track.throughput,
    },
  ];
}

/** Chooses tracks and opens the genome browser at the gene with them. Hidden behind its link. */
export function TrackPicker({ gene }: { readonly gene: GenePage }) {
  const { site, genomeBrowser: picker } = useDeployment();
  const [open, setOpen] = useState(false);
  const id = useId();
  if (gene.location === null || picker.tracks.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="button button--quiet"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? "Hide genome browser tracks" : "Choose genome browser tracks ..."}
      </button>
      <div id={id} className="track-picker">
        {open && <Tracks picker={picker} location={gene.location} assembly={site.jbrowse2_assembly_name} />}
      </div>
    </>
  );
}

function Tracks({
  picker,
  location,
  assembly,
}: {
  readonly picker: GenomeBrowser;
  readonly location: NonNullable<GenePage["location"]>;
  readonly assembly: string;
}) {
  const dispatch = useAppDispatch();
  const [choice, setChoice] = useState(noTracks);
  const choose = useCallback(
    (next: TrackChoice) => {
      setChoice(next);
      if (next.said !== null) dispatch(toasts.actions.failed(next.said));
    },
    [dispatch],
  );
  const tracks = useMemo(() => picker.tracks.toSorted((a, b) => a.label.localeCompare(b.label)), [picker]);
  const columns = useMemo(
    () => columnsFor({ ...picker, tracks }, choice, choose),
    [picker, tracks, choice, choose],
  );
  const chosen = tracks.filter(({ track_id }) => choice.chosen.has(track_id));
  return (
    <>
      <div className="list-bar" role="group" aria-label="Tracks">
        <LoadTracks location={location} assembly={assembly} chosen={chosen} />
        <button type="button" className="button" onClick={() => choose(chooseAll(tracks))}>
          Select all
        </button>
        <button type="button" className="button" onClick={() => choose(noTracks)}>
          Select none
        </button>
        <span role="status">{chosen.length > 0 && `${counted(chosen.length, "track")} selected`}</span>
      </div>
      <DataTable
        caption="Genome browser tracks"
        columns={columns}
        rows={tracks}
        rowKey={({ track_id }) => track_id}
        sorted={{ column: "label", descending: false }}
      />
    </>
  );
}

interface LoadTracksProps {
  readonly location: NonNullable<GenePage["location"]>;
  readonly assembly: string;
  readonly chosen: readonly BrowserTrack[];
}

/** Links to the genome browser with the tracks, at both of its addresses. */
function LoadTracks({ location, assembly, chosen }: LoadTracksProps) {
  const { genomeBrowser } = useDeployment();
  const at = useBrowserLocation(location);
  const ids = chosen.map(({ track_id }) => track_id);
  const labels = chosen.map(({ label }) => label);
  const browsers = [
    { name: "JBrowse 1", url: browserUrl(genomeBrowser.base_url ?? urls.genomeBrowser, at, labels) },
    { name: "JBrowse 2", url: browser2Url(urls.genomeBrowser2, at, assembly, ids) },
  ];
  return browsers.map(({ name, url }) =>
    chosen.length === 0 ? (
      <button
        key={name}
        type="button"
        className="button"
        disabled
        title="Select some tracks from the list below"
      >
        Load tracks in {name}
      </button>
    ) : (
      <a key={name} className="button button--primary" href={pageAddress(url)} target="_blank" rel="noopener">
        Load tracks in {name}
      </a>
    ),
  );
}
