import { useEffect, useMemo } from "react";
import type { GocamPage } from "../../../api/contract/index.ts";
import { urls } from "../../app/urls.ts";
import { ErrorMessage } from "../../features/states/ErrorMessage.tsx";
import { SkeletonRows } from "../../features/states/Loading.tsx";
import { useAnswers } from "../use-answers.ts";
import { useReady } from "../use-ready.ts";
import { pathwayOf } from "./activities.ts";
import { PathwayDrawing } from "./PathwayDrawing.tsx";

export interface PathwayViewProps {
  readonly models: readonly string[];
  readonly gene: string | null;
}

/** gocam_view/{widget|full}/{models}[/{gene}]: what the activities of pathway models bring about in each other. */
export default function PathwayView({ models, gene }: PathwayViewProps) {
  const answer = useAnswers<GocamPage>(useMemo(() => models.map((model) => `data/gocam/${encodeURIComponent(model)}`), [models]));
  useReady(answer.state !== "asking");
  const found = answer.state === "there" ? answer.data : null;
  const title = found?.map((model) => model.title).join(", ") ?? "";
  useEffect(() => { document.title = title === "" ? "Pathway view" : title; }, [title]);
  const pathway = useMemo(() => (found ? pathwayOf(found, gene) : null), [found, gene]);
  if (answer.state === "failed") return <ErrorMessage title="The pathway could not be loaded." failure={answer.failure} onRetry={answer.retry} />;
  if (!found || !pathway) return <SkeletonRows rows={6} label="Pathway loading ..." />;
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      {pathway.nodes.length > 0 && <PathwayDrawing pathway={pathway} title={title} />}
      {found.filter((model) => model.activities.length === 0).map((model) => <OnlyListed key={model.gocam_id} model={model} />)}
    </>
  );
}

/** The release knows of the model, but not its activities. */
const OnlyListed = ({ model }: { readonly model: GocamPage }) => (
  <div className="viewer__listed">
    <h2><a href={urls.gocam(model.gocam_id)} target="_top">{model.title || model.gocam_id}</a></h2>
    <p>The release has no activities of this model to draw. {model.activity_enabling_genes.length > 0 && "Genes with an activity:"}</p>
    <ul className="viewer__genes">{model.activity_enabling_genes.map(({ uniquename, name }) => <li key={uniquename}><a href={urls.gene(uniquename)} target="_top">{name === null ? uniquename : <i>{name}</i>}</a></li>)}</ul>
  </div>
);
