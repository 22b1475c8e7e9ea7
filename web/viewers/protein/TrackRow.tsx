import { useEffect, useRef } from "react";
import type { ProteinFeature, ProteinTrack } from "../../../api/contract/index.ts";
import { counted, words } from "../../shared/format/format.ts";
import type { NightingaleTrack } from "./nightingale.ts";

const laneHeight = 18;

/** Colours of tracks: the tokens' chart colours in turn, so that they follow the theme. */
const inks = ["--chart-1", "--chart-3", "--chart-4", "--chart-5", "--chart-2", "--chart-6"] as const;

/** The colours of a track, by its rank among all. */
function trackColour(index: number): { readonly color: string; readonly fill: string } {
  const ink = inks[index % inks.length] ?? inks[0];
  return { color: `var(${ink})`, fill: `color-mix(in srgb, var(${ink}) 55%, var(--surface))` };
}

export interface TrackRowProps {
  readonly track: ProteinTrack;
  /** Place among all tracks, for its colour. */
  readonly index: number;
  readonly lanes: readonly (readonly ProteinFeature[])[];
  readonly length: number;
  readonly width: number;
  readonly selected: string | null;
  readonly onPoint: (feature: string | null) => void;
  readonly onSelect: (feature: string | null) => void;
}

/** What elements tell of the pointer: which feature it is at. */
const pointedAt = (event: Event): { readonly type: string; readonly id: string | null } | null => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (
    typeof detail !== "object" ||
    detail === null ||
    !("eventType" in detail) ||
    typeof detail.eventType !== "string"
  )
    return null;
  const feature: unknown = "feature" in detail ? detail.feature : null;
  const id: unknown =
    typeof feature === "object" && feature !== null && "accession" in feature ? feature.accession : null;
  return { type: detail.eventType, id: typeof id === "string" ? id : null };
};

/** A track: its name, which steps through its features when pressed, and its features drawn. */
export function TrackRow({ track, index, lanes, length, width, selected, onPoint, onSelect }: TrackRowProps) {
  const element = useRef<NightingaleTrack>(null);

  useEffect(() => {
    const { color, fill } = trackColour(index);
    if (!element.current) return;
    element.current.data = lanes.flat().map(({ id, positions }) => ({
      accession: id,
      color,
      fill,
      shape: track.display_type === "pin" ? ("circle" as const) : ("roundRectangle" as const),
      opacity: 1,
      locations: [{ fragments: positions.map(([, start, end]) => ({ start, end })) }],
    }));
  }, [track, index, lanes]);

  useEffect(() => {
    const drawn = element.current;
    const hear = (event: Event) => {
      const pointed = pointedAt(event);
      if (pointed?.type === "mouseover") onPoint(pointed.id);
      else if (pointed?.type === "mouseout") onPoint(null);
      else if (pointed?.type === "click") onSelect(pointed.id);
    };
    drawn?.addEventListener("change", hear);
    return () => drawn?.removeEventListener("change", hear);
  }, [onPoint, onSelect]);

  const ids = lanes.flat().map(({ id }) => id);
  const next = ids[selected === null ? 0 : ids.indexOf(selected) + 1] ?? null;
  return (
    <div className="protein-row">
      <button
        type="button"
        className="protein-row__name"
        aria-pressed={selected !== null && ids.includes(selected)}
        onClick={() => onSelect(next)}
        title={`Step through the features of ${words(track.name)}`}
      >
        {words(track.name)}
        <span className="visually-hidden">
          , {counted(ids.length, "feature")}: press to step through them
        </span>
      </button>
      <nightingale-track
        ref={element}
        length={length}
        width={width}
        height={Math.max(1, lanes.length) * laneHeight + 4}
        margin-left={0}
        margin-right={0}
        layout="non-overlapping"
      />
    </div>
  );
}
