/** What an address of the genome browser asks for. Pure. */
import type { BrowserTrack } from "../../../api/contract/index.ts";

export interface RequestedTracks {
  /** Tracks to be drawn, in the order asked for. */
  readonly ids: readonly string[];
  /** One sentence for what cannot be drawn. */
  readonly problems: readonly string[];
}

/** @param text labels or ids, joined by commas; null when the address names none */
export function readTracks(text: string | null, tracks: readonly BrowserTrack[]): RequestedTracks {
  const usual = tracks
    .filter((track) => track.open && track.jbrowse !== null)
    .map(({ track_id }) => track_id);
  if (text === null) return { ids: usual, problems: [] };
  const names = [
    ...new Set(
      text
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name !== ""),
    ),
  ];
  const found = names.map((name) => ({ name, track: find(name, tracks) }));
  const ids = found.flatMap(({ track }) => (track?.jbrowse ? [track.track_id] : []));
  const unknown = found.filter(({ track }) => !track).map(({ name }) => `“${name}”`);
  const elsewhere = found.filter(({ track }) => track?.jbrowse === null).map(({ name }) => `“${name}”`);
  const problems = [
    ...(unknown.length > 0
      ? [
          `There is no track ${unknown.join(", ")} here; there are ${tracks.map(({ label }) => label).join(", ")}.`,
        ]
      : []),
    ...(elsewhere.length > 0 ? [`This browser does not draw ${elsewhere.join(", ")}.`] : []),
  ];
  // An address whose tracks are all unknown still shows something.
  return { ids: ids.length === 0 && problems.length > 0 ? usual : [...new Set(ids)], problems };
}

function find(name: string, tracks: readonly BrowserTrack[]): BrowserTrack | undefined {
  const isCalled =
    (lowerCased: string) =>
    ({ label, track_id: id }: BrowserTrack): boolean =>
      label.toLowerCase() === lowerCased || id.toLowerCase() === lowerCased;
  return (
    tracks.find(({ track_id: id, label }) => id === name || label === name) ??
    tracks.find(isCalled(name.toLowerCase()))
  );
}

/** The sentence for an assembly that the site does not have; null when it has it, or none is asked for. */
export const assemblyProblem = (asked: string | null, assembly: string): string | null =>
  asked === null || asked === "" || asked === assembly
    ? null
    : `There is no assembly “${asked}” here; shown is ${assembly}.`;
