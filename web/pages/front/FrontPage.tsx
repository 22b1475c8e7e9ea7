import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { useDeployment, useMetadata } from "../../shared/boot/boot.ts";
import { entityUrl, urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { Glyph } from "../../features/entities/Glyph.tsx";
import { SearchBox } from "../../features/search-box/SearchBox.tsx";
import { SmartLink } from "../../shared/ui/SmartLink.tsx";
import { GenomeMap } from "./GenomeMap.tsx";
import { RecentlyCurated } from "./RecentlyCurated.tsx";
import type { Front } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { fillIn } from "./fill-in.ts";
import { inlineMarkdown } from "./inline-markdown.ts";
import { shownOverviews } from "./shown-overviews.ts";
import { about } from "../../features/entities/about.ts";

// They stand at the end of the page, and their words need a cleaner of HTML that is as large as all else of the page.
const Panels = lazy(async () => ({ default: (await import("./Panels.tsx")).Panels }));

/** / */
export function Component() {
  const { front, search, site, annotationTypes } = useDeployment();
  const hasRelease = useMetadata() !== null;
  usePageTitle();
  return (
    <div className="page">
      <section className="hero">
        <h1>{front.title}</h1>
        <p className="hero__welcome">
          <WelcomeText markdown={front.welcome_message} />
        </p>
        <QuickLinks links={front.quick_links} />
        <SearchBox placeholder={search.front_placeholder} large />
        <Examples pages={front.example_pages} />
      </section>
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

/** Things to try the site with. */
const Examples = ({ pages }: { readonly pages: Front["example_pages"] }) =>
  pages.length > 0 && (
    <dl className="examples">
      <dt>Try</dt>
      {pages.map(({ kind, id, label }) => (
        <dd key={`${kind} ${id}`}>
          {kind !== "query" && <Glyph type={kind} />}
          <Link
            to={kind === "query" ? urls.query : entityUrl[kind](id)}
            {...(kind !== "query" && about(kind, id))}
          >
            {kind === "gene" || kind === "allele" ? <i>{label}</i> : label}
          </Link>
        </dd>
      ))}
    </dl>
  );

/** The first links of the page, side by side. */
const QuickLinks = ({ links }: { readonly links: Front["quick_links"] }) =>
  links.length > 0 && (
    <ul className="quick-links" aria-label="Quick links">
      {links.map(({ label, url }) => (
        <li key={url}>
          <SmartLink to={url}>{label}</SmartLink>
        </li>
      ))}
    </ul>
  );

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

/** One paragraph of Markdown: emphasis and links. */
const WelcomeText = ({ markdown }: { readonly markdown: string }) =>
  inlineMarkdown(markdown).map(({ kind, text, url, at }) =>
    kind === "em" ? (
      <i key={at}>{text}</i>
    ) : kind === "strong" ? (
      <b key={at}>{text}</b>
    ) : kind === "link" ? (
      <SmartLink key={at} to={url}>
        {text}
      </SmartLink>
    ) : (
      text
    ),
  );
