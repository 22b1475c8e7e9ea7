import { Link, useParams } from "react-router-dom";
import type { FrontPanel } from "../../../api/contract/index.ts";
import { archiveTypes } from "../../../api/contract/values/pages.ts";
import { api } from "../../shared/api-client/api.ts";
import { sentenceCase } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { PanelArticle } from "../../features/panels/PanelArticle.tsx";
import { Loaded } from "../../features/states/Loaded.tsx";
import { NotFound } from "../../features/states/NotFound.tsx";

/** What the archive of a type is called; other types are called by themselves. */
const names: Readonly<Record<string, string>> = {
  explore: "Explore items",
  community: "Community Curation Research Spotlights",
};

/** /archive/{type} */
export function Component() {
  const { id: type = "" } = useParams();
  const title = `Archive of ${names[type] ?? sentenceCase(type)}`;
  return (
    <Loaded query={api.useFrontPanelsQuery()} title={[title]}>
      {(panels) => {
        const ofType = panels.filter((panel) => panel.panel_type === type);
        return ofType.length === 0 && !archiveTypes.has(type) ? (
          <NotFound />
        ) : (
          <Archive title={title} panels={ofType} />
        );
      }}
    </Loaded>
  );
}

function Archive({ title, panels }: { readonly title: string; readonly panels: readonly FrontPanel[] }) {
  usePageTitle(title);
  const newestFirst = panels.toSorted((a, b) => (b.date_added ?? "").localeCompare(a.date_added ?? ""));
  return (
    <div className="page">
      <header className="entity-head">
        <h1>{title}</h1>
      </header>
      {panels.length === 0 && (
        <p className="muted">
          There are no panels of this kind in this release. What authors curated stands in the{" "}
          <Link to={urls.referenceList("community")}>community curated publications</Link>.
        </p>
      )}
      {newestFirst.map((panel) => (
        <PanelArticle key={`${panel.date_added ?? ""} ${panel.title}`} panel={panel} level={2} />
      ))}
    </div>
  );
}
