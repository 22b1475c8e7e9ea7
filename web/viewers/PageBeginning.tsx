import { configureStore } from "@reduxjs/toolkit";
import type { ComponentType } from "react";
import { Provider } from "react-redux";
import { StaticRouter, useRoutes } from "react-router-dom";
import type { RouteObject } from "react-router-dom";
import type { Boot } from "../../api/contract/index.ts";
import type { FirstAnswers } from "../../api/contract/first-answers.ts";
import type { PagePart } from "../../api/contract/pictures.ts";
import { isDrawnPage } from "../../api/contract/values/drawn-pages.ts";
import { pages } from "../../api/contract/values/pages.ts";
import type { DrawnPage } from "../../api/contract/values/drawn-pages.ts";
import { SearchPending } from "../features/search-box/SearchPending.tsx";
import { Header } from "../features/shell/Header.tsx";
import { Hero } from "../features/front/Hero.tsx";
import { haveAnswers } from "../shared/api-client/named-calls.ts";
import { BootContext, ViewBootContext, viewBootOf } from "../shared/boot/boot.ts";
import { rootReducer } from "../shared/store/root-reducer.ts";

/** Pages of which all is drawn, found by their names as the router finds them. */
const modules = import.meta.glob<{ Component: ComponentType }>(
  [
    "../pages/archive/ArchivePage.tsx",
    "../pages/compare/ComparePage.tsx",
    "../pages/docsearch/DocsearchPage.tsx",
    "../pages/enrichment/EnrichmentPage.tsx",
    "../pages/gocam/JoiningActivitiesPage.tsx",
    "../pages/gocam/LandingPage.tsx",
    "../pages/gocam/MegaModelPage.tsx",
    "../pages/gocam/MissingActivitiesPage.tsx",
    "../pages/gocam/ModelListPage.tsx",
    "../pages/gocam/SummaryMapPage.tsx",
    "../pages/identifier-mapper/MapperPage.tsx",
    "../pages/internal-details/InternalDetailsPage.tsx",
    "../pages/metrics/MetricsPage.tsx",
    "../pages/motif-search/MotifSearchPage.tsx",
    "../pages/query/QueryPage.tsx",
    "../pages/reference-list/ReferenceListPage.tsx",
  ],
  { eager: true },
);

const routes: RouteObject[] = pages.flatMap(({ patterns, module }) => {
  const found = modules[`../pages/${module}.tsx`];
  return found ? patterns.map((path) => ({ path, Component: found.Component })) : [];
});

const WholePage: ComponentType = () => useRoutes(routes);

const parts: Readonly<Record<Exclude<PagePart, DrawnPage>, ComponentType>> = {
  header: () => <Header search={<SearchPending />} />,
  "front header": () => <Header search={null} />,
  "bare header": () => (
    <header className="site-header">
      <div className="site-header__row site-header__row--bare">
        <SearchPending />
      </div>
    </header>
  ),
  "front page": () => (
    <div className="page">
      <Hero search={<SearchPending large />} />
    </div>
  ),
};

/** The content security policy allows no style in an element: an image behind the header comes with the program. */
const withoutBackground = ({ deployment, ...boot }: Boot): Boot => ({
  ...boot,
  deployment: { ...deployment, site: { ...deployment.site, header_background_file_name: null } },
});

/** As in a browser that has the answers already. */
function storeWith(answers: FirstAnswers) {
  const store = configureStore({ reducer: rootReducer });
  store.dispatch(haveAnswers(answers));
  return store;
}

export interface PageBeginningProps {
  readonly part: PagePart;
  readonly boot: Boot;
  readonly answers: FirstAnswers;
}

/** What a page of the live release begins with, before anyone has done anything. */
export function PageBeginning({ part, boot, answers }: PageBeginningProps) {
  const shown = withoutBackground(boot);
  const isWhole = isDrawnPage(part);
  const Part = isWhole ? WholePage : parts[part];
  return (
    <Provider store={storeWith(answers)}>
      <BootContext value={shown}>
        <ViewBootContext value={viewBootOf(shown)}>
          <StaticRouter location={isWhole ? `/${part}` : "/"}>
            <Part />
          </StaticRouter>
        </ViewBootContext>
      </BootContext>
    </Provider>
  );
}
