import { Search } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import type { Problem } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { useDeployment, useMetadata } from "../../shared/boot/boot.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { cut } from "../../shared/format/cut.ts";
import { mailUrl, urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { NearestTexts } from "./NearestTexts.tsx";
import { Glyph } from "../entities/Glyph.tsx";
import { optionGroups } from "../search-box/options.ts";
import { searchRequest } from "../../shared/store/search-request.ts";
import { textPrefixes } from "../../../api/contract/values/pages.ts";
import { goneGeneLabel, joint, removalText } from "../../../api/contract/values/gone.ts";
import { about } from "../entities/about.ts";

/** Characters of what an address says that have room on a button, also on a phone. */
const longest = 32;

const nearestShown = 3;

/** The words of an address: its last part. */
function wordsOf(path: string): string {
  const last = path.split("/").filter(Boolean).at(-1) ?? "";
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

export interface NotFoundProps {
  readonly said?: string;
  /** Parts of the page's title, where it has one even without its data. */
  readonly title?: readonly string[];
  /** What became of a gene's id that was in use once. */
  readonly gone?: NonNullable<Problem["gone"]>;
}

/** No such page: what the server said of it, where that is more than its absence, why it has gone, where that is known, the address as read, a search for it, whom to ask, and the nearest pages. */
export function NotFound({ said, title = ["Page not found"], gone }: NotFoundProps) {
  const { site } = useDeployment();
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const sought = wordsOf(pathname);
  const isText = isOfTexts(pathname);
  usePageTitle(...title);

  return (
    <div className="page">
      <div className="not-found">
        <h1>{said ?? `No page for ${sought === "" ? "this address" : sought}`}</h1>
        <p>
          The address <b className="id--long">{pathname}</b> leads to no page of {site.site_name}.
          {gone === undefined && " It may have a slip, or the page may have gone."}
        </p>
        {gone !== undefined && <WhyGone id={sought} gone={gone} />}
        <div className="row">
          {sought !== "" && (
            <button
              type="button"
              className="button button--primary"
              onClick={() => dispatch(searchRequest.actions.asked(sought))}
            >
              <Search className="icon" aria-hidden />
              Search for {cut(sought, longest)}
            </button>
          )}
          <Link to={urls.front}>Main page</Link>
          {site.contact_address !== null && (
            <a href={mailUrl(site.contact_address, `Page not found: ${pathname}`)}>Contact the curators</a>
          )}
        </div>
        {/* They come later than the page, and below all that could be pressed by then. */}
        {isText ? <NearestTexts path={pathname} sought={sought} /> : <NearestThings sought={sought} />}
      </div>
    </div>
  );
}

/** Whether an address is one of the site's own texts or panels: no name of a gene can be meant by it. */
const isOfTexts = (path: string): boolean => {
  const [first = ""] = path.split("/").filter(Boolean);
  return first === "archive" || textPrefixes.some((prefix) => prefix === first);
};

/** Things of the release whose names are near to what was asked for. */
function NearestThings({ sought }: { readonly sought: string }) {
  const { search } = useDeployment();
  const unanswerable = useMetadata() === null || sought.length < search.min_query_length;
  const { data } = api.useSuggestQuery(sought, { skip: unanswerable });
  const nearest = data
    ? optionGroups(data)
        .flatMap((group) => group.options)
        .slice(0, nearestShown)
    : [];
  if (nearest.length === 0) return null;
  return (
    <>
      <p className="after">The nearest pages:</p>
      <ul className="links links--inline">
        {nearest.map(({ type, hit, url }) => (
          <li key={url}>
            <Glyph type={type} />
            <Link to={url}>
              {type === "gene" && hit.label !== hit.id ? <i>{hit.label}</i> : hit.label}
            </Link>{" "}
            <span className="subtle">
              {[hit.label === hit.id ? "" : hit.id, hit.detail].filter(Boolean).join(", ")}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Why a gene's id has no page any more, with the genes that it stands for. */
function WhyGone({ id, gone }: { readonly id: string; readonly gone: NonNullable<Problem["gone"]> }) {
  const removal = removalText(id, gone);
  return (
    <>
      {removal !== null && <p className="after">{removal}</p>}
      {gone.genes.length > 0 && (
        <p className="after">
          This id now stands for{" "}
          {gone.genes.map((gene, i) => (
            <span key={gene.uniquename}>
              {joint(i, gone.genes.length)}
              <Link to={urls.gene(gene.uniquename)} {...about("gene", gene.uniquename)}>
                {goneGeneLabel(gene)}
              </Link>
            </span>
          ))}
          .
        </p>
      )}
    </>
  );
}
