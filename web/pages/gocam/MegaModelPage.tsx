import { useMemo } from "react";
import { Link, useLocation } from "react-router-dom";
import type { PathwayGraph } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { useMetadata } from "../../shared/boot/boot.ts";
import { AllModels, PathwayPage } from "./PathwayPages.tsx";
import { PathwayPanel } from "./PathwayPanel.tsx";
import { readView } from "./view-address.ts";

/** /gocam/mega-model/all and /gocam/mega-model/connected: the activities of all models as one drawing. */
export function Component() {
  const { pathname } = useLocation();
  const which = pathname.endsWith("/connected") ? "connected" : "all";
  return (
    <AllModels models={which === "all" ? "ALL_MERGED" : "ALL_CONNECTED"} title="Mega model">
      {(graph) => <MegaModel key={which} which={which} graph={graph} />}
    </AllModels>
  );
}

function MegaModel({ which, graph }: { readonly which: "all" | "connected"; readonly graph: PathwayGraph }) {
  const view = useMemo(
    () => readView("", { source: "docs", id: which === "all" ? "ALL_MERGED" : "ALL_CONNECTED" }),
    [which],
  );
  const all = useMetadata()?.counts.gocams ?? graph.models.length;
  const shared = graph.activities.filter(({ models }) => models.length > 1);
  const unconnected =
    all -
    (which === "connected" ? graph.models.length : new Set(shared.flatMap(({ models }) => models)).size);
  return (
    <PathwayPage
      title={which === "all" ? "Mega model" : "Mega model: connected models"}
      lead={`${counted(graph.models.length, "model")} as one drawing, joined where they have the same activity: enabled by the same gene or complex, with the same function, place and process. ${counted(shared.length, "activity", "activities")} stand in several of them.`}
    >
      {unconnected > 0 && (
        <p className="subtle">
          {counted(unconnected, "unconnected model")} {unconnected === 1 ? "is" : "are"}{" "}
          {which === "all" ? "shown" : "hidden"} (
          <Link to={urls.megaModel(which === "all" ? "connected" : "all")}>
            {which === "all" ? "hide" : "show"}
          </Link>
          )
        </p>
      )}
      <PathwayPanel view={view} models={graph.models} activities={graph.activities} isAmongAll />
    </PathwayPage>
  );
}
