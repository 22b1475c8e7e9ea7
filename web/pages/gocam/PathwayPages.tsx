import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import type { PathwayGraph } from "../../../api/contract/index.ts";
import type { MegaModel } from "../../../api/contract/values/titles.ts";
import { Loaded } from "../../features/states/Loaded.tsx";
import { api } from "../../shared/api-client/api.ts";
import { urls } from "../../shared/urls/urls.ts";
import { useMetadata } from "../../shared/boot/boot.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";

type Entry =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly of: readonly [all: string, connected: string] };

const entries: readonly Entry[] = [
  { label: "About the models", to: urls.pathwayModels },
  { label: "Pathway list", to: urls.pathwayList },
  { label: "Summary map", of: [urls.pathwayMap("all"), urls.pathwayMap("connected")] },
  { label: "Mega model", of: [urls.megaModel("all"), urls.megaModel("connected")] },
  { label: "Missing activities", to: urls.missingActivities },
  { label: "Pathway joining activities", to: urls.joiningActivities },
];

/** The menu of all pages about all pathway models. */
const Menu = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <nav className="pathway-menu" aria-label="Pathway models">
    <ul>
      {entries.map((entry) =>
        "to" in entry ? (
          <li key={entry.label}>
            <NavLink to={entry.to} end>
              {entry.label}
            </NavLink>
          </li>
        ) : (
          <li key={entry.label}>
            <span className="pathway-menu__group" id={`menu-${entry.of[0]}`}>
              {entry.label}
            </span>
            <ul aria-labelledby={`menu-${entry.of[0]}`}>
              {entry.of.map((to, at) => (
                <li key={to}>
                  <NavLink to={to}>{at === 0 ? "All" : "Connected"}</NavLink>
                </li>
              ))}
            </ul>
          </li>
        ),
      )}
    </ul>
  </nav>
);

export interface PathwayPageProps {
  readonly title: string;
  /** What the page shows, below its title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page about all pathway models, with the menu of the others on its left. */
export function PathwayPage({ title, lead, children }: PathwayPageProps) {
  // Without models, pages of all of them are not there.
  const hasModels = useMetadata()?.counts["gocams"] !== 0;
  usePageTitle("Pathway models", ...(title === "Pathway models" ? [] : [title]));
  return (
    <div className="page pathway-page">
      <Menu entries={hasModels ? entries : entries.slice(0, 1)} />
      <div className="pathway-page__content">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </div>
  );
}

/** What stands on pages about all models, or all that are connected, where there are none. */
export const NoModels = ({ models = "ALL_MERGED" }: { readonly models?: MegaModel }) => (
  <p>This release has no {models === "ALL_CONNECTED" && "connected "}pathway models.</p>
);

interface AllModelsProps {
  readonly models: MegaModel;
  readonly title: string;
  readonly children: (graph: PathwayGraph) => ReactNode;
}

/** A page about the drawing of all models, or of all that are connected. */
export const AllModels = ({ models, title, children }: AllModelsProps) => (
  <Loaded query={api.usePathwaysQuery(models)} title={["Pathway models", title]}>
    {(graph) =>
      graph.models.length > 0 ? (
        children(graph)
      ) : (
        <PathwayPage title={title}>
          <NoModels models={models} />
        </PathwayPage>
      )
    }
  </Loaded>
);
