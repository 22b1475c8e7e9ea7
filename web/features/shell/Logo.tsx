import { Link } from "react-router-dom";
import { useDeployment } from "../../shared/boot/boot.ts";
import { siteAssetUrl, urls } from "../../shared/urls/urls.ts";

/** The deployment's logo, or the built-in mark: two chromatids in a cell. */
export function Logo() {
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
