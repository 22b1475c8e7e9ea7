import { useDeployment } from "../../shared/boot/boot.ts";
import { siteAssetUrl } from "../../shared/urls/urls.ts";
import { SearchBox } from "../search-box/SearchBox.tsx";
import { Logo } from "./Logo.tsx";
import { Ribbon } from "./Ribbon.tsx";
import { SiteNav } from "./SiteNav.tsx";

/** Logo, search box, menus and ribbon. The front page has its own, larger search box. */
export function Header({ withSearch }: { readonly withSearch: boolean }) {
  const { site, search } = useDeployment();
  const background = site.header_background_file_name;
  return (
    <header
      className="site-header"
      style={background === null ? undefined : { backgroundImage: `url("${siteAssetUrl(background)}")` }}
    >
      <div className={withSearch ? "site-header__row" : "site-header__row site-header__row--bare"}>
        <Logo />
        {withSearch && <SearchBox placeholder={search.placeholder} />}
        <SiteNav />
      </div>
      {site.deploy_mode === "dev" && (
        <div className="site-notice site-notice--dev">
          <p>
            <b>DEV/TEST SERVER</b>
          </p>
        </div>
      )}
      {site.notice !== null && (
        <div className="site-notice">
          <p>{site.notice}</p>
        </div>
      )}
      <Ribbon />
    </header>
  );
}
