import { useMemo } from "react";
import { Link, useParams } from "react-router-dom";
import type { FrontPanel } from "../../../api/contract/index.ts";
import { isArchiveType } from "../../../api/contract/values/pages.ts";
import { titleParts } from "../../../api/contract/values/titles.ts";
import { api } from "../../shared/api-client/api.ts";
import { urls } from "../../shared/urls/urls.ts";
import { useParts } from "../../shared/table/use-parts.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { PanelArticle } from "../../features/panels/PanelArticle.tsx";
import { Loaded } from "../../features/states/Loaded.tsx";
import { NotFound } from "../../features/states/NotFound.tsx";

/** Panels that are drawn at once: more than a screen has. */
const atOnce = 12;

/** /archive/{type} */
export function Component() {
  const { id: type = "" } = useParams();
  const [title] = titleParts.archive(type);
  return (
    <Loaded query={api.useFrontPanelsQuery()} title={[title]}>
      {(panels) =>
        !isArchiveType(type) && panels.every((panel) => panel.panel_type !== type) ? (
          <NotFound />
        ) : (
          <Archive title={title} type={type} panels={panels} />
        )
      }
    </Loaded>
  );
}

interface ArchiveProps {
  readonly title: string;
  readonly type: string;
  /** Those of all types. */
  readonly panels: readonly FrontPanel[];
}

function Archive({ title, type, panels }: ArchiveProps) {
  usePageTitle(title);
  const newestFirst = useMemo(
    () =>
      panels
        .filter((panel) => panel.panel_type === type)
        .sort((a, b) => (b.date_added ?? "").localeCompare(a.date_added ?? "")),
    [panels, type],
  );
  const drawn = useParts(newestFirst, atOnce);
  return (
    <div className="page">
      <header className="entity-head">
        <h1>{title}</h1>
      </header>
      {newestFirst.length === 0 && (
        <p className="muted">
          There are no panels of this kind in this release. What authors curated stands in the{" "}
          <Link to={urls.referenceList("community")}>community curated publications</Link>.
        </p>
      )}
      {drawn.map((panel) => (
        <PanelArticle key={`${panel.date_added ?? ""} ${panel.title}`} panel={panel} level={2} />
      ))}
    </div>
  );
}
