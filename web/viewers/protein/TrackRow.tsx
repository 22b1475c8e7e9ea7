import { useMemo } from "react";
import type { ProteinFeature, ProteinTrack } from "../../../api/contract/index.ts";
import { lanesOf } from "../../features/widgets/lanes.ts";
import { counted, words } from "../../shared/format/format.ts";
import { Blocks, blocksHeight } from "./Blocks.tsx";
import { Pins, pinsHeight } from "./Pins.tsx";
import { pinsOf } from "./pins.ts";
import type { Scale } from "./scale.ts";

/** Colours of tracks: the tokens' chart colours in turn, so that they follow the theme. */
const inks = ["--chart-1", "--chart-3", "--chart-4", "--chart-5", "--chart-2", "--chart-6"] as const;

export interface TrackRowProps {
  readonly track: ProteinTrack;
  /** Place among all tracks, for its colour. */
  readonly index: number;
  readonly scale: Scale;
  readonly selected: string | null;
  /** The feature that is pointed at or selected. */
  readonly shown: ProteinFeature | null;
  readonly onPoint: (feature: string | null) => void;
  readonly onSelect: (feature: string | null) => void;
}

/** A track: its name, which steps through its features when pressed, and its features drawn. */
export function TrackRow({ track, index, scale, selected, shown, onPoint, onSelect }: TrackRowProps) {
  const ink = `var(${inks[index % inks.length] ?? inks[0]})`;
  const lanes = useMemo(() => lanesOf(track.features), [track]);
  const pins = useMemo(() => (track.display_type === "pin" ? pinsOf(track.features) : null), [track]);
  const height = pins === null ? blocksHeight(lanes) : pinsHeight(pins);
  const ids = lanes.flat().map(({ id }) => id);
  const next = ids[selected === null ? 0 : ids.indexOf(selected) + 1] ?? null;
  const drawn = { scale, ink, shown: shown?.id ?? null, onPoint, onSelect };
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
      {/* What is drawn is said by the name and by the line above. */}
      <svg className="protein-track" width={scale.width} height={height} aria-hidden>
        <Marks shown={shown} scale={scale} height={height} />
        {pins === null ? (
          <Blocks lanes={lanes} {...drawn} />
        ) : (
          <Pins pins={pins} height={height} {...drawn} />
        )}
      </svg>
    </div>
  );
}

interface MarksProps extends Pick<TrackRowProps, "shown" | "scale"> {
  readonly height: number;
}

/** Bars over the residues of what is pointed at, through all tracks. */
const Marks = ({ shown, scale, height }: MarksProps) =>
  shown?.positions.map(([, start, end], index) => (
    <rect
      key={index}
      className="protein-mark"
      x={scale.left(start)}
      width={Math.max(1, scale.left(end + 1) - scale.left(start))}
      height={height}
    />
  ));
