import { useEffect, useMemo } from "react";
import type { PathwayGraph, PathwayModel } from "../../../api/contract/index.ts";
import { megaModels } from "../../../api/contract/values/titles.ts";
import type { QueryAnswer } from "../../../api/contract/query.ts";
import { pageAddress } from "../../shared/urls/dataset.ts";
import { urls } from "../../shared/urls/urls.ts";
import { markedOf } from "../../features/pathways/marked.ts";
import { areMerged, writeModels } from "../../features/pathways/model-address.ts";
import type { ModelSelection, PathwaySource } from "../../features/pathways/model-address.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { useAnswer, useAnswers } from "../frame/use-answers.ts";
import { useReady } from "../../features/frames/use-ready.ts";
import { useFirstPicture } from "../frame/first-picture.ts";
import { pathwayOf } from "./activities.ts";
import { PathwayDrawing } from "./PathwayDrawing.tsx";
import { useLayout } from "./use-layout.ts";
import "./pathway.css";

export interface PathwayViewProps {
  readonly models: ModelSelection;
  readonly source: PathwaySource;
  /** It is part of a page about something else. */
  readonly isWidget: boolean;
}

/** The models and the genes of a query, and what is drawn of them once both are there. */
function usePathway(models: ModelSelection, source: PathwaySource) {
  const answer = useAnswer<PathwayGraph>(`data/pathways/${encodeURIComponent(writeModels(models))}`);
  const queried = useAnswers<QueryAnswer>(
    useMemo(() => (source.kind === "query" ? [`query/${source.id}?fields=gene_uniquename`] : []), [source]),
  );
  const graph = answer.state === "there" ? answer.data : null;
  const genes = queried.state === "there" ? queried.data : null;
  const title =
    models.mega === null
      ? (graph?.models.map((model) => model.title).join(", ") ?? "")
      : megaModels[models.mega];
  useEffect(() => {
    document.title = title === "" ? "Pathway view" : title;
  }, [title]);
  const pathway = useMemo(
    () =>
      graph &&
      genes &&
      pathwayOf(
        graph,
        models,
        markedOf(
          source,
          genes.flatMap(({ rows }) => rows.map((row) => row.gene_uniquename)),
        ),
      ),
    [graph, genes, models, source],
  );
  return { answer, queried, graph, title, pathway };
}

/** gocam_view|gocam_viz/{widget|full}/{models[:flags]}[/{source}]: what the activities of pathway models bring about in each other. */
export default function PathwayView({ models, source, isWidget }: PathwayViewProps) {
  const { answer, queried, graph, title, pathway } = usePathway(models, source);
  const isListed = graph !== null && graph.activities.length === 0 && !areMerged(models);
  const drawing = useLayout(isListed ? null : pathway);
  const isDrawn = isListed || drawing !== null || answer.state === "failed" || queried.state === "failed";
  useReady(isDrawn);
  useFirstPicture(isDrawn);
  if (answer.state === "failed")
    return (
      <ErrorMessage
        title="The pathway could not be loaded."
        failure={answer.failure}
        onRetry={answer.retry}
      />
    );
  if (queried.state === "failed")
    return (
      <ErrorMessage
        title="The genes to highlight could not be loaded."
        failure={queried.failure}
        onRetry={queried.retry}
      />
    );
  if (isListed) return graph.models.map((model) => <OnlyListed key={model.gocam_id} model={model} />);
  if (!pathway || !drawing) return <SkeletonRows rows={6} label="Pathway loading ..." />;
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      {models.unknownFlags.length > 0 && (
        <p role="note" className="pathway__note">
          Unknown flags in the address: {models.unknownFlags.join(", ")}
        </p>
      )}
      {pathway.nodes.length > 0 ? (
        <PathwayDrawing
          pathway={pathway}
          activities={graph?.activities ?? []}
          drawing={drawing}
          ids={writeModels(models)}
          title={title}
          isWidget={isWidget}
        />
      ) : (
        <p className="empty">
          {graph?.models.length === 0
            ? "This release has no such pathway models."
            : "None of these models has such a gene."}
        </p>
      )}
    </>
  );
}

/** The release knows of the model, but not its activities. */
const OnlyListed = ({ model }: { readonly model: PathwayModel }) => (
  <div className="viewer__listed">
    <h1>
      <a href={pageAddress(urls.gocam(model.gocam_id))} target="_top">
        {model.title || model.gocam_id}
      </a>
    </h1>
    <p>
      The release has no activities of this model to draw.{" "}
      {model.activity_enabling_genes.length > 0 && "Genes with an activity:"}
    </p>
    <ul className="viewer__genes">
      {model.activity_enabling_genes.map(({ uniquename, name }) => (
        <li key={uniquename}>
          <a href={pageAddress(urls.gene(uniquename))} target="_top">
            {name === null ? uniquename : <i>{name}</i>}
          </a>
        </li>
      ))}
    </ul>
  </div>
);
