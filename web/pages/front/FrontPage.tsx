import { useDeployment, useMetadata } from "../../shared/boot/boot.ts";
import { entityUrl, urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { Glyph } from "../../features/entities/Glyph.tsx";
import { SearchBox } from "../../features/search-box/SearchBox.tsx";
import { SmartLink } from "../../shared/ui/SmartLink.tsx";
import { GenomeMap } from "./GenomeMap.tsx";
import { LinkList } from "./LinkList.tsx";
import { News } from "./News.tsx";
import { Panels } from "./Panels.tsx";
import { RecentlyCurated } from "./RecentlyCurated.tsx";
import { WelcomeText } from "./WelcomeText.tsx";

/** / */
export function Component() {
  const { front, search } = useDeployment();
  const hasRelease = useMetadata() !== null;
  usePageTitle();
  return (
    <div className="page">
      <section className="hero">
        <h1>{front.title}</h1>
        <p className="hero__welcome">
          <WelcomeText markdown={front.welcome_message} />
        </p>
        <SearchBox placeholder={search.front_placeholder} large />
        {front.example_pages.length > 0 && (
          <dl className="examples">
            <dt>Try</dt>
            {front.example_pages.map(({ kind, id, label }) => (
              <dd key={`${kind} ${id}`}>
                {kind !== "query" && <Glyph type={kind} />}
                <SmartLink to={kind === "query" ? urls.query : entityUrl[kind](id)}>
                  {kind === "gene" || kind === "allele" ? <i>{label}</i> : label}
                </SmartLink>
              </dd>
            ))}
          </dl>
        )}
      </section>
      {hasRelease && <GenomeMap />}
      <div className="columns">
        <LinkList title="Overviews" links={front.overviews} />
        <LinkList title="Tools" links={front.tools} />
        {hasRelease && front.show_recent_publications && <RecentlyCurated />}
      </div>
      <div className="columns columns--2">
        <Panels />
        <News />
      </div>
    </div>
  );
}
