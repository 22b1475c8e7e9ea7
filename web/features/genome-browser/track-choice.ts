/** Which tracks the genome browser is opened with: their labels may not be longer than an address can hold. Pure. */
import type { BrowserTrack } from "../../../api/contract/index.ts";

type Track = Pick<BrowserTrack, "track_id" | "label">;

/** Letters that the labels of the chosen tracks may have together. */
const maxLabelLetters = 1_500;

export interface TrackChoice {
  /** Ids of the chosen tracks. */
  readonly chosen: ReadonlySet<string>;
  /** A track was refused, so no more can be chosen until one is given back. */
  readonly isFull: boolean;
  /** What was refused, in words for the page. */
  readonly said: string | null;
}

export const noTracks: TrackChoice = { chosen: new Set(), isFull: false, said: null };

const lengthOf = (tracks: readonly Track[], chosen: ReadonlySet<string>): number =>
  tracks.reduce((sum, { track_id, label }) => sum + (chosen.has(track_id) ? label.length : 0), 0);

/** All tracks in their order, up to the limit. */
export function chooseAll(tracks: readonly Track[]): TrackChoice {
  const chosen = new Set<string>();
  let length = 0;
  for (const { track_id, label } of tracks) {
    length += label.length;
    if (length > maxLabelLetters)
      return { chosen, isFull: true, said: `Only ${chosen.size} tracks selected due to a JBrowse limit` };
    chosen.add(track_id);
  }
  return { chosen, isFull: false, said: null };
}

/** The choice with one track more or less. */
export function toggle(tracks: readonly Track[], choice: TrackChoice, track: Track): TrackChoice {
  if (choice.chosen.has(track.track_id)) {
    return {
      chosen: new Set([...choice.chosen].filter((id) => id !== track.track_id)),
      isFull: false,
      said: null,
    };
  }
  if (lengthOf(tracks, choice.chosen) + track.label.length > maxLabelLetters)
    return { ...choice, isFull: true, said: "No more tracks can be selected due to a JBrowse limit" };
  return { chosen: new Set([...choice.chosen, track.track_id]), isFull: false, said: null };
}
