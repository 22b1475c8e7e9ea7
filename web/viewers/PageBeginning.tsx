import { configureStore } from "@reduxjs/toolkit";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { StaticRouter } from "react-router-dom";
import type { Boot, PagePart } from "../../api/contract/index.ts";
import { SearchPending } from "../features/search-box/SearchPending.tsx";
import { Header } from "../features/shell/Header.tsx";
import { Hero } from "../features/front/Hero.tsx";
import { BootContext } from "../shared/boot/boot.ts";
import { rootReducer } from "../shared/store/root-reducer.ts";

const parts: Readonly<Record<PagePart, () => ReactNode>> = {
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

/** What a page of the live release begins with, before anything is asked for. */
export const PageBeginning = ({ part, boot }: { readonly part: PagePart; readonly boot: Boot }) => (
  <Provider store={configureStore({ reducer: rootReducer })}>
    <BootContext value={withoutBackground(boot)}>
      <StaticRouter location="/">{parts[part]()}</StaticRouter>
    </BootContext>
  </Provider>
);
