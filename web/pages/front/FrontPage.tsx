import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { useDeployment, useMetadata } from "../../shared/boot/boot.ts";
import { urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { SearchBox } from "../../features/search-box/SearchBox.tsx";
import { SmartLink } from "../../shared/ui/SmartLink.tsx";
import { GenomeMap } from "./GenomeMap.tsx";
import { Hero } from "../../features/front/Hero.tsx";
import { RecentlyCurated } from "./RecentlyCurated.tsx";
import type { Front } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { fillIn } from "./fill-in.ts";
import { shownOverviews } from "./shown-overviews.ts";

// They stand at the end of the page, and their words need a cleaner of HTML that is as large as all else of the page.
const Panels = lazy(async () => ({ default: (await import("./Panels.tsx")).Panels }));

/** / */
export function Component() {
  const { front, search, site, annotationTypes } = useDeployment();
  const hasRelease = useMetadata() !== null;
  usePageTitle();
  return (
    <div className="page">
      <Hero search={<SearchBox placeholder={search.front_placeholder} large />} />
      {hasRelease && <GenomeMap />}
      <div className="columns">
        <LinkList title="Overviews" links={shownOverviews(front, site, annotationTypes)} />
        <LinkList title="Tools" links={front.tools} />
        {hasRelease && front.show_recent_publications && <RecentlyCurated />}
      </div>
      <div className="columns columns--2">
        <Suspense fallback={<section />}>
          <Panels />
        </Suspense>
        <div>
          {front.news_on_front_page && <News />}
          <Community />
        </div>
      </div>
    </div>
  );
}

/** Community curation, talks, and what the staff curated. */
function Community() {
  const { front, site } = useDeployment();
  const metadata = useMetadata();
  return (
    <section className="front-community">
      <h2>Community</h2>
      <ul className="links">
        {metadata !== null && (
          <li>
            {metadata.counts.community_curated_references === undefined ? (
              <span className="is-missing">Community curated publications – not in this release</span>
            ) : (
              <Link to={urls.referenceList("community")}>Community curated publications</Link>
            )}
          </li>
        )}
        {metadata !== null && front.has_admin_curation && (
          <li>
            <Link to={urls.referenceList("admin")}>{site.site_name} curated publications</Link>
          </li>
        )}
        {front.talks_url !== null && (
          <li>
            <SmartLink to={front.talks_url}>Talks</SmartLink>
          </li>
        )}
        <li>
          <Link to={urls.metrics}>Literature and curation metrics</Link>
        </li>
      </ul>
    </section>
  );
}

const newsShown = 4;

/** The newest news of the site. */
function News() {
  const { news } = useDeployment().front;
  if (news.length === 0) return null;
  return (
    <section>
      <h2>News</h2>
      <ul className="pubs">
        {news
          .toSorted((a, b) => b.date.localeCompare(a.date))
          .slice(0, newsShown)
          .map((item) => (
            <li key={`${item.date} ${item.title}`}>
              <time className="subtle" dateTime={item.date}>
                {item.date}
              </time>
              <SmartLink to={item.url}>{item.title}</SmartLink>
            </li>
          ))}
      </ul>
      <p className="small">
        <Link to={urls.news}>All news</Link>
      </p>
    </section>
  );
}

/** A titled list of links, each with a line of detail whose numbers come from the release. */
function LinkList({ title, links }: { readonly title: string; readonly links: Front["overviews"] }) {
  const metadata = useMetadata();
  const needsSlims = links.some((link) => link.detail?.includes("{slim:"));
  const { data: slims } = api.useTermSubsetsQuery(undefined, { skip: metadata === null || !needsSlims });
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="links">
        {links.map((link) => (
          <li key={link.url}>
            {/^\/jbrowse2?(\/|$)/.test(link.url) ? (
              <Link to={link.url} target="_blank" rel="noopener">
                {link.label}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </Link>
            ) : (
              <SmartLink to={link.url}>{link.label}</SmartLink>
            )}
            <span className="subtle">
              {fillIn(link.detail ?? "", metadata?.counts ?? {}, slims) ?? "\u00a0"}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
