import { useLayoutEffect } from "react";
import { Search } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import type { Problem } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { cut } from "../../shared/format/cut.ts";
import { mailUrl, urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { NearestPages } from "./NearestPages.tsx";
import { NearestTexts } from "./NearestTexts.tsx";
import { searchRequest } from "../../shared/store/search-request.ts";
import { textPrefixes } from "../../../api/contract/values/pages.ts";
import { goneGeneLabel, joint, removalText } from "../../../api/contract/values/gone.ts";
import { about } from "../entities/about.ts";

/** Characters of what an address says that have room on a button, also on a phone. */
const longest = 32;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The parts of an address, as they are read. */
const partsOf = (path: string): string[] => path.split("/").filter(Boolean).map(decoded);

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
  const parts = partsOf(pathname);
  const sought = parts.at(-1) ?? "";
  const isText = isOfTexts(pathname);
  usePageTitle(...title);
  // Nobody is to cite what is not there; the footer is no part of the page.
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add("is-not-found");
    return () => classList.remove("is-not-found");
  }, []);

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
        {isText ? <NearestTexts path={pathname} sought={sought} /> : <NearestPages parts={parts} />}
      </div>
    </div>
  );
}

/** Whether an address is one of the site's own texts or panels: no name of a gene can be meant by it. */
const isOfTexts = (path: string): boolean => {
  const [first = ""] = path.split("/").filter(Boolean);
  return first === "archive" || textPrefixes.some((prefix) => prefix === first);
};

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
