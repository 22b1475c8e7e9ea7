import { Link } from "react-router-dom";
import type { PathwayGraph, PathwayModel } from "../../../api/contract/index.ts";
import { megaModels, titleParts } from "../../../api/contract/values/titles.ts";
import { count, counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { EntityHead } from "../../features/entities/EntityHead.tsx";
import { writeModels } from "../../features/pathways/model-address.ts";
import { PathwayPanel } from "./PathwayPanel.tsx";
import type { ViewAddress } from "./view-address.ts";

/** More models are listed when they are wanted. */
const fewModels = 12;

/** Several models as one drawing, with a list of them. */
export function MergedModels({ graph, view }: { readonly graph: PathwayGraph; readonly view: ViewAddress }) {
  const { mega } = view.models;
  const ids = writeModels(view.models);
  const title = titleParts.gocams(ids, graph.models);
  usePageTitle(...title);
  const name =
    mega === null
      ? view.from === "gene" && view.sourceId !== null
        ? `Merged GO-CAM pathway models with overlapping gene ${view.name ?? view.sourceId}:`
        : "Merged GO-CAM pathway models"
      : megaModels[mega];
  const shared = graph.activities.filter(({ models }) => models.length > 1).length;
  const modelsWithActivities = new Set(graph.activities.flatMap(({ models }) => models)).size;
  const list = (
    <ul className="links pathway-models">
      {graph.models.map((model) => (
        <li key={model.gocam_id}>
          <ModelLink model={model} source={view.sourceId} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="page">
      <EntityHead
        type="gocam"
        kind="Pathway models"
        isTitle
        name={name}
        id={null}
        copied={ids}
        longName={title.at(-1) ?? ""}
      >
        <p className="subtle">
          {counted(graph.models.length, "model")},{" "}
          {counted(graph.activities.length, "activity", "activities")}
          {shared > 0 && `, ${count(shared)} of them in several models`}.
          {modelsWithActivities < graph.models.length &&
            ` The release has the activities of ${counted(modelsWithActivities, "model")}, and only the genes of the other ${count(graph.models.length - modelsWithActivities)}.`}
        </p>
      </EntityHead>
      {graph.models.length <= fewModels ? (
        list
      ) : (
        <details className="list-bar">
          <summary>List of the {counted(graph.models.length, "model")}</summary>
          {list}
        </details>
      )}
      <PathwayPanel view={view} models={graph.models} activities={graph.activities} />
    </div>
  );
}

const ModelLink = ({ model, source }: { readonly model: PathwayModel; readonly source: string | null }) => (
  <Link to={urls.pathways("docs", model.gocam_id, ...(source === null ? [] : [source]))}>
    {model.title || model.gocam_id}
  </Link>
);
