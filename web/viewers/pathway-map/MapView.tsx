import { useEffect, useMemo } from "react";
import type { PathwayMap, PathwayWay } from "../../../api/contract/index.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { useReady } from "../../features/frames/use-ready.ts";
import { useFirstPicture } from "../frame/first-picture.ts";
import { useAnswer, useAnswers } from "../frame/use-answers.ts";
import { MapDrawing } from "./MapDrawing.tsx";
import { useMapState } from "./use-map-state.ts";
import "../pathway/pathway.css";
import "./pathway-map.css";

/** gocam_summary/{all|connected}: all pathway models, in groups by process, and what links them. */
export default function MapView({ connected }: { readonly connected: boolean }) {
  const answer = useAnswer<PathwayMap>("data/pathway_map");
  const [state, change] = useMapState();
  const { gene, to } = state;
  const way = useAnswers<PathwayWay>(
    useMemo(
      () =>
        gene !== "" && to !== ""
          ? [`data/pathway_way/${encodeURIComponent(gene)}/${encodeURIComponent(to)}`]
          : [],
      [gene, to],
    ),
  );
  const map = answer.state === "there" ? answer.data : null;
  const ids = useMemo(
    () =>
      new Set(
        map?.models.filter((model) => !connected || model.is_connected).map(({ gocam_id: id }) => id) ?? [],
      ),
    [map, connected],
  );
  const isDrawn = answer.state !== "asking";
  useReady(isDrawn);
  useFirstPicture(isDrawn);
  useEffect(() => {
    document.title = connected ? "Map of connected pathway models" : "Map of all pathway models";
  }, [connected]);
  if (answer.state === "failed")
    return (
      <ErrorMessage
        title="The map of pathway models could not be loaded."
        failure={answer.failure}
        onRetry={answer.retry}
      />
    );
  if (map === null) return <SkeletonRows rows={8} label="Map loading ..." />;
  if (ids.size === 0)
    return (
      <p className="empty">
        {connected && map.models.length > 0
          ? "No model of this release is linked to another one."
          : "This release has no pathway models."}
      </p>
    );
  return <MapDrawing map={map} ids={ids} state={state} change={change} way={way} />;
}
