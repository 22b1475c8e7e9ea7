import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useDeployment } from "../../shared/boot/boot.ts";
import { siteAssetUrl, urls } from "../../shared/urls/urls.ts";
import { Ribbon } from "./Ribbon.tsx";
import { SiteNav } from "./SiteNav.tsx";

export interface HeaderProps {
  /** The search box; null on the front page, which has its own, larger one. */
  readonly search: ReactNode;
}

/** Logo, search box, menus and ribbon. */
export function Header({ search }: HeaderProps) {
  const { site } = useDeployment();
  const background = site.header_background_file_name;
  return (
    <header
      className="site-header"
      style={background === null ? undefined : { backgroundImage: `url("${siteAssetUrl(background)}")` }}
    >
      <div className={search === null ? "site-header__row site-header__row--bare" : "site-header__row"}>
        <Logo />
        {search}
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
