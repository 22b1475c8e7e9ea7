import { useCallback, useEffect, useMemo, useState } from "react";
import type { ProteinFeature, ProteinTrack } from "../../../api/contract/index.ts";
import { isFeature, isIntervals } from "../../features/frames/messages.ts";
import type { FeatureMessage, SelectedMessage, ResidueInterval } from "../../features/frames/messages.ts";

export interface FeatureChoice {
  readonly selected: ProteinFeature | null;
  /** The feature that is pointed at, here or in a table of the page around, else the one that is selected. */
  readonly shown: ProteinFeature | null;
  /** What is marked through all tracks: the residues of that feature, else what is selected on the page around. */
  readonly marked: readonly ResidueInterval[];
  readonly point: (id: string | null) => void;
  /** Selects a feature, or takes the selection back. @param interval which of its intervals, where it has several */
  readonly select: (id: string | null, interval?: ResidueInterval) => void;
}

/** Tells the page around, and it alone. */
function tell(message: FeatureMessage | SelectedMessage): void {
  if (parent !== window) parent.postMessage(message, location.origin);
}

/** All of a feature from its first residue to its last. */
const spanOf = ({ positions }: ProteinFeature): ResidueInterval => [
  Math.min(...positions.map(([, start]) => start)),
  Math.max(...positions.map(([, , end]) => end)),
];

/** What is pointed at and what is selected, here and on the page around: each is told of the other's. */
export function useFeatureChoice(tracks: readonly ProteinTrack[]): FeatureChoice {
  const [pointed, setPointed] = useState<string | null>(null);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [around, setAround] = useState<readonly ResidueInterval[]>([]);
  const features = useMemo(
    () => new Map(tracks.flatMap((track) => track.features.map((feature) => [feature.id, feature] as const))),
    [tracks],
  );
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== parent || parent === window) return;
      if (isFeature(data)) setPointed(data.selectedProteinFeatureId);
      if (isIntervals(data)) setAround(data.intervals);
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, []);
  const point = useCallback((id: string | null) => {
    setPointed(id);
    tell({ type: "karyon:feature", selectedProteinFeatureId: id });
  }, []);
  const select = useCallback(
    (id: string | null, interval?: ResidueInterval) => {
      const feature = features.get(id ?? "");
      setSelectedId(id);
      // What was done last counts, also where the pointer still rests on another feature.
      setPointed(null);
      tell({ type: "karyon:feature", selectedProteinFeatureId: id });
      tell({ type: "karyon:selected", interval: feature ? (interval ?? spanOf(feature)) : null });
    },
    [features],
  );
  const selected = features.get(selectedId ?? "") ?? null;
  const shown = features.get(pointed ?? "") ?? selected;
  const marked = useMemo(
    () => shown?.positions.map(([, start, end]): ResidueInterval => [start, end]) ?? around,
    [shown, around],
  );
  return { selected, shown, marked, point, select };
}
