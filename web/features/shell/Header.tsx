import { Link } from "react-router-dom";
import { useDeployment } from "../../shared/boot/boot.ts";
import { siteAssetUrl, urls } from "../../shared/urls/urls.ts";
import { SearchBox } from "../search-box/SearchBox.tsx";
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

/** The deployment's logo, or the built-in mark: two chromatids in a cell. */
function Logo() {
  const { site } = useDeployment();
  return (
    <Link className="logo" to={urls.front}>
      {site.logo_file_name === null ? (
        <svg viewBox="0 0 36 20" aria-hidden>
          <rect x="1" y="2" width="34" height="16" rx="8" />
          <path d="M18 2v16" strokeDasharray="2.5 2" />
          <circle cx="9.75" cy="10" r="3.25" />
          <circle cx="26.25" cy="10" r="3.25" />
        </svg>
      ) : (
        <img src={siteAssetUrl(site.logo_file_name)} alt="" />
      )}
      {site.site_name}
    </Link>
  );
}
