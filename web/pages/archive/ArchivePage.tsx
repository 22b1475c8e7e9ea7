import { useParams } from "react-router-dom";
import type { FrontPanel } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { sentenceCase } from "../../shared/format/format.ts";
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
  const { type = "" } = useParams();
  const title = `Archive of ${names[type] ?? sentenceCase(type)}`;
  return (
    <Loaded query={api.useFrontPanelsQuery()} title={[title]}>
      {(panels) => {
        const ofType = panels.filter((panel) => panel.panel_type === type);
        return ofType.length === 0 ? <NotFound /> : <Archive title={title} panels={ofType} />;
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
      {newestFirst.map((panel) => (
        <PanelArticle key={`${panel.date_added ?? ""} ${panel.title}`} panel={panel} level={2} />
      ))}
    </div>
  );
}
