import { Link } from "react-router-dom";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { urls } from "../../shared/urls/urls.ts";
import { usePage } from "../../shared/urls/use-page.ts";

/** A page that is known but not in this version, and what does its job meanwhile. */
export function Component() {
  const { title = "", instead } = usePage() ?? {};
  usePageTitle(title);
  return (
    <div className="page">
      <div className="not-found">
        <h1>{title}: not in this version</h1>
        <p>This page is planned. Meanwhile these do its job, as far as they go:</p>
        <ul className="links">
          {instead && (
            <li>
              <Link to={instead.address}>{instead.label}</Link>
            </li>
          )}
          <li>
            <Link to={urls.front}>Main page, with the search box</Link>
          </li>
        </ul>
      </div>
    </div>
  );
}
