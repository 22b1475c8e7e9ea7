import { Link, useLocation } from "react-router-dom";
import { api } from "../../shared/api-client/api.ts";
import { counted } from "../../shared/format/format.ts";
import { frames } from "../../shared/urls/frames.ts";
import { urls } from "../../shared/urls/urls.ts";
import { Frame } from "../../features/frames/Frame.tsx";
import { Loaded } from "../../features/states/Loaded.tsx";
import { PathwayPage } from "./PathwayPages.tsx";
import { useFrameSearch } from "./use-frame-search.ts";

/** /gocam/summary/all and /gocam/summary/connected: all models as a map. */
export function Component() {
  const { pathname } = useLocation();
  const which = pathname.endsWith("/connected") ? "connected" : "all";
  return (
    <Loaded query={api.usePathwayMapQuery()} title={["Pathway models", "Summary map"]}>
      {({ models }) => (
        <SummaryMap
          key={which}
          which={which}
          unconnected={models.filter((model) => !model.is_connected).length}
        />
      )}
    </Loaded>
  );
}

function SummaryMap({
  which,
  unconnected,
}: {
  readonly which: "all" | "connected";
  readonly unconnected: number;
}) {
  const search = useFrameSearch();
  return (
    <PathwayPage
      title={which === "all" ? "Summary map" : "Summary map: connected models"}
      lead="Each box is a model, among those of its process. Lines lead to models with which it shares an activity or a gene, or that take what it makes."
    >
      {unconnected > 0 && (
        <p className="subtle">
          {counted(unconnected, "unconnected model")} {unconnected === 1 ? "is" : "are"}{" "}
          {which === "all" ? "shown" : "hidden"} (
          <Link to={urls.pathwayMap(which === "all" ? "connected" : "all")}>
            {which === "all" ? "hide" : "show"}
          </Link>
          )
        </p>
      )}
      <Frame
        title="Summary map of all pathway models"
        src={frames.gocamSummary(which, search)}
        className="frame--map"
        loading="Map loading ..."
      />
    </PathwayPage>
  );
}
