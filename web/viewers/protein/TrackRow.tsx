import { useMemo, useState } from "react";
import type { MouseEvent } from "react";
import type { ProteinTrack } from "../../../api/contract/index.ts";
import { lanesOf } from "../../features/widgets/lanes.ts";
import { words } from "../../shared/format/format.ts";
import { FeaturesHere } from "./FeaturesHere.tsx";
import type { PressedFeatures } from "./FeaturesHere.tsx";
import type { Scale } from "./scale.ts";
import { pressedTargets } from "./targets.ts";
import { Features, heightOf, inkOf, targetsOf } from "./TrackFeatures.tsx";
import { TrackName } from "./TrackName.tsx";
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
  const { shown, marked, point, select } = choice;
  const height = useMemo(() => heightOf(track), [track]);
  const ids = useMemo(() => lanesOf(track.features).flatMap((lane) => lane.map(({ id }) => id)), [track]);
  const [pressed, setPressed] = useState<PressedFeatures | null>(null);
  const press = ({ clientX, clientY, currentTarget }: MouseEvent<SVGSVGElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const at = { x: clientX - left, y: clientY - top };
    const targets = pressedTargets(targetsOf(track, scale), scale.width, at);
    const [nearest, ...others] = targets;
    if (nearest === undefined) return;
    select(nearest.feature.id, nearest.interval);
    if (others.length > 0) setPressed({ targets, left: clientX, top: clientY });
  };
  return (
    <div className="protein-row">
      <TrackName name={words(track.name)} ids={ids} choice={choice} />
      {/* What is drawn is said by the name and by the line above. */}
      <svg className="protein-track" width={scale.width} height={height} aria-hidden onClick={press}>
        {marked.map(([start, end], at) => (
          <rect
            key={at}
            className="protein-mark"
            x={scale.left(start)}
            width={Math.max(1, scale.left(end + 1) - scale.left(start))}
            height={height}
          />
        ))}
        <Features track={track} scale={scale} ink={inkOf(index)} shown={shown?.id ?? null} onPoint={point} />
      </svg>
      {pressed !== null && (
        <FeaturesHere
          key={`${pressed.left} ${pressed.top}`}
          pressed={pressed}
          choice={choice}
          // Another press may have opened the next list before this one says that it is closed.
          onClose={() => setPressed((present) => (present === pressed ? null : present))}
        />
      )}
    </div>
  );
}
