/** The views that pages embed: each answers at an address of its own, and only the code of the one asked for is loaded. */
import { StrictMode } from "react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { readViewBoot, ViewBootContext } from "../shared/boot/boot.ts";
import { writeModels } from "../features/pathways/model-address.ts";
import type { Failure } from "../shared/api-client/failure.ts";
import { ErrorMessage } from "../shared/ui/ErrorMessage.tsx";
import "../styles/frame.css";
import { removeFirstPicture } from "./frame/first-picture.ts";
import { viewOf } from "./address.ts";
import type { View } from "./address.ts";

/** There is no such view. */
const Unknown = () => (
  <div className="empty">
    <h1>There is no such view</h1>
    <p>
      The address <b className="id--long">{location.pathname}</b> leads to no view of this site.
    </p>
  </div>
);

/** A view, once its code is there: React shows what it had to wait for within itself a third of a second late. */
async function drawnBy(view: View): Promise<ReactNode> {
  switch (view.kind) {
    case "protein": {
      const { default: ProteinView } = await import("./protein/ProteinView.tsx");
      return <ProteinView scope={view.scope} gene={view.gene} />;
    }
    case "structure": {
      const { default: StructureView } = await import("./structure/StructureView.tsx");
      return <StructureView source={view.source} id={view.id} />;
    }
    case "rna": {
      const { default: RnaView } = await import("./rna/RnaView.tsx");
      return <RnaView gene={view.gene} urs={view.urs} />;
    }
    case "reaction": {
      const { default: ReactionView } = await import("./reaction/ReactionView.tsx");
      return <ReactionView id={view.id} mini={view.mini} />;
    }
    case "pathway-map": {
      const { default: MapView } = await import("./pathway-map/MapView.tsx");
      return <MapView connected={view.connected} />;
    }
    case "pathway": {
      const { default: PathwayView } = await import("./pathway/PathwayView.tsx");
      return <PathwayView models={view.models} source={view.source} isWidget={view.isWidget} />;
    }
  }
}

/** Tells the view from the page around it, and from other views there. */
function labelOf(view: View): string {
  switch (view.kind) {
    case "protein":
      return `Protein view: ${view.scope.replaceAll("_", " ")}`;
    case "structure":
      return `Structure view: ${view.id}`;
    case "rna":
      return `RNA structure view: ${view.urs}`;
    case "reaction":
      return `Reaction view: ${view.id}`;
    case "pathway-map":
      return view.connected ? "Map of connected pathway models" : "Map of all pathway models";
    case "pathway":
      return `Pathway view: ${writeModels(view.models)}`;
  }
}

const element = document.getElementById("root");
if (element === null) throw new Error("the page has no #root");
const root = createRoot(element);
const view = viewOf(location.pathname);
element.ariaLabel = view === null ? "View" : labelOf(view);

const noServer: Failure = {
  status: null,
  detail: "A part of the site could not be reached.",
  requestId: null,
};

Promise.all([readViewBoot(), view === null ? <Unknown /> : drawnBy(view)]).then(
  ([boot, drawn]) =>
    root.render(
      <StrictMode>
        <ViewBootContext value={boot}>{drawn}</ViewBootContext>
      </StrictMode>,
    ),
  () => {
    removeFirstPicture();
    root.render(
      <ErrorMessage
        title="The view could not be loaded."
        failure={noServer}
        onRetry={() => location.reload()}
      />,
    );
  },
);
