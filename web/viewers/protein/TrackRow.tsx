import { useMemo } from "react";
import type { ProteinTrack } from "../../../api/contract/index.ts";
import { lanesOf } from "../../features/widgets/lanes.ts";
import { counted, words } from "../../shared/format/format.ts";
import type { Scale } from "./scale.ts";
import { Features, heightOf, inkOf } from "./TrackFeatures.tsx";
import type { FeatureChoice } from "./use-feature-choice.ts";

export interface TrackRowProps {
  readonly track: ProteinTrack;
  /** Place among all tracks, for its colour. */
  readonly index: number;
  readonly scale: Scale;
  readonly choice: FeatureChoice;
}

/** A track: its name, which steps through its features when pressed, and its features drawn. */
export function TrackRow({ track, index, scale, choice }: TrackRowProps) {
  const { selected, shown, marked, point, select } = choice;
  const height = useMemo(() => heightOf(track), [track]);
  const ids = useMemo(() => lanesOf(track.features).flatMap((lane) => lane.map(({ id }) => id)), [track]);
  const next = ids[selected === null ? 0 : ids.indexOf(selected) + 1] ?? null;
  return (
    <div className="protein-row">
      <button
        type="button"
        className="protein-row__name"
        aria-pressed={selected !== null && ids.includes(selected)}
        onClick={() => select(next)}
        title={`Step through the features of ${words(track.name)}`}
      >
        {words(track.name)}
        <span className="visually-hidden">
          , {counted(ids.length, "feature")}: press to step through them
        </span>
      </button>
      {/* What is drawn is said by the name and by the line above. */}
      <svg className="protein-track" width={scale.width} height={height} aria-hidden>
        {marked.map(([start, end], at) => (
          <rect
            key={at}
            className="protein-mark"
            x={scale.left(start)}
            width={Math.max(1, scale.left(end + 1) - scale.left(start))}
            height={height}
          />
        ))}
        <Features
          track={track}
          scale={scale}
          ink={inkOf(index)}
          shown={shown?.id ?? null}
          onPoint={point}
          onSelect={select}
        />
      </svg>
    </div>
  );
}
