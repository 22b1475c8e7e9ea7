import { useEffect } from "react";
import type { ProteinFeatures } from "../../../api/contract/index.ts";
import { useReady } from "../../features/frames/use-ready.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { useAnswer } from "../frame/use-answers.ts";
import { ProteinCanvas } from "./ProteinCanvas.tsx";

/** protein_feature_view/{scope}/{gene}: features along the gene's protein, as wide as the window. */
export default function ProteinView({ scope, gene }: { readonly scope: string; readonly gene: string }) {
  const answer = useAnswer<ProteinFeatures>(
    `protein_features/${encodeURIComponent(scope)}/${encodeURIComponent(gene)}`,
  );
  useReady(answer.state !== "asking");
  useEffect(() => {
    if (answer.state === "there") document.title = `Protein features of ${answer.data.gene.display_name}`;
  }, [answer]);
  if (answer.state === "asking") return <SkeletonRows rows={5} label="Loading protein features …" />;
  if (answer.state === "failed")
    return (
      <ErrorMessage
        title="The protein features could not be loaded."
        failure={answer.failure}
        onRetry={answer.retry}
      />
    );
  const {
    gene: { display_name: name },
    sequence,
    tracks,
  } = answer.data;
  if (sequence === null || tracks.length === 0)
    return <p className="empty">No features available for {name}</p>;
  return <ProteinCanvas name={name} sequence={sequence} tracks={tracks} />;
}
