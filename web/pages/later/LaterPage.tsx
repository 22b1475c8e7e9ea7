import { Link, matchPath, useLocation } from "react-router-dom";
import { laterPages } from "../../shared/urls/page-list.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { NotFound } from "../../features/states/NotFound.tsx";

/** A page that is known but not in this version, and what does its job meanwhile. */
export function Component() {
  const { pathname } = useLocation();
  for (const page of laterPages) {
    const match = matchPath(page.path, pathname);
    if (match) return <Later title={page.title} meanwhile={page.meanwhile(match.params)} />;
  }
  return <NotFound />;
}

function Later({
  title,
  meanwhile,
}: {
  readonly title: string;
  readonly meanwhile: readonly { label: string; url: string }[];
}) {
  usePageTitle(title);
  return (
    <div className="page">
      <div className="not-found">
        <h1>{title}: not in this version</h1>
        <p>This page is planned. Meanwhile these do its job, as far as they go:</p>
        <ul className="links">
          {meanwhile.map((link) => (
            <li key={link.url}>
              <Link to={link.url}>{link.label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
