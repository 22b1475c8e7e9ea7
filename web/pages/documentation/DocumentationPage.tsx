import { lazy, Suspense, useMemo } from "react";
import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { DocumentationPage } from "../../../api/contract/index.ts";
import { minTextSections } from "../../../api/contract/values/pages.ts";
import { titleParts } from "../../../api/contract/values/titles.ts";
import { api } from "../../shared/api-client/api.ts";
import { textPath } from "../../shared/urls/text-path.ts";
import { isPage } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { PageWithMenu } from "../../features/section-menu/PageWithMenu.tsx";
import type { MenuEntry } from "../../features/section-menu/SectionMenu.tsx";
import { useFragment } from "../../features/section-menu/use-fragment.ts";
import { Loaded } from "../../features/states/Loaded.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";

/** Only some pages show data. */
const PageDataView = lazy(async () => ({
  default: (await import("../../features/page-data/PageDataView.tsx")).PageDataView,
}));

/** Pages of the deployment's own text. */
export function Component() {
  const path = textPath(useLocation().pathname);
  return (
    <Loaded query={api.useDocumentationQuery(path)} title={[path]}>
      {(page) => <DocumentationContent page={page} />}
    </Loaded>
  );
}

/** The headings of the second level. */
const sectionsOf = (html: string): MenuEntry[] =>
  [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("h2[id]")].map(
    ({ id, textContent }) => ({ id, label: textContent }),
  );

function DocumentationContent({ page }: { readonly page: DocumentationPage }) {
  const { html } = page;
  const navigate = useNavigate();
  const sections = useMemo(() => sectionsOf(html), [html]);
  usePageTitle(...titleParts.text(page));
  useFragment();
  /** Links within the text stay in the client. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const to = link?.getAttribute("href") ?? "";
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !isPage(to))
      return;
    event.preventDefault();
    void navigate(to);
  };
  const text = (
    <>
      <article className="prose" onClick={follow}>
        {!/<h1[\s>]/.test(html) && <h1>{page.title}</h1>}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </article>
      {page.shows && (
        <Suspense fallback={<SkeletonRows rows={12} label="Loading …" />}>
          <PageDataView shows={page.shows} />
        </Suspense>
      )}
    </>
  );
  return sections.length < minTextSections ? (
    <div className="page">
      <div>{text}</div>
    </div>
  ) : (
    <PageWithMenu entries={sections}>{text}</PageWithMenu>
  );
}
