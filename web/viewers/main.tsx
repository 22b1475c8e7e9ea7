/** The views that pages embed: each answers at an address of its own, and only the code of the one asked for is loaded. */
import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { BootContext, readBoot } from "../shared/boot/boot.ts";
import { writeModels } from "../features/pathways/model-address.ts";
import "../styles/index.css";
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

const ProteinView = lazy(() => import("./protein/ProteinView.tsx"));
const StructureView = lazy(() => import("./structure/StructureView.tsx"));
const RnaView = lazy(() => import("./rna/RnaView.tsx"));
const ReactionView = lazy(() => import("./reaction/ReactionView.tsx"));
const MapView = lazy(() => import("./pathway-map/MapView.tsx"));
const PathwayView = lazy(() => import("./pathway/PathwayView.tsx"));

function Chosen({ view }: { readonly view: View }) {
  switch (view.kind) {
    case "protein":
      return <ProteinView scope={view.scope} gene={view.gene} />;
    case "structure":
      return <StructureView source={view.source} id={view.id} />;
    case "rna":
      return <RnaView gene={view.gene} urs={view.urs} />;
    case "reaction":
      return <ReactionView id={view.id} mini={view.mini} />;
    case "pathway-map":
      return <MapView connected={view.connected} />;
    case "pathway":
      return <PathwayView models={view.models} source={view.source} isWidget={view.isWidget} />;
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

readBoot().then(
  (boot) =>
    root.render(
      <StrictMode>
        <BootContext value={boot}>
          {view === null ? (
            <Unknown />
          ) : (
            <Suspense>
              <Chosen view={view} />
            </Suspense>
          )}
        </BootContext>
      </StrictMode>,
    ),
  () => root.render(<Unknown />),
);
