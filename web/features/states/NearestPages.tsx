import { Link } from "react-router-dom";
import { api } from "../../shared/api-client/api.ts";
import { useDeployment, useMetadata } from "../../shared/boot/boot.ts";
import { Glyph } from "../entities/Glyph.tsx";
import { optionGroups } from "../search-box/options.ts";
import { namingPart, pagesLike, thingsCalled } from "./nearest-pages.ts";

const shown = 3;

/** Things that the address names, and pages that are spelled like it. */
export function NearestPages({ parts }: { readonly parts: readonly string[] }) {
  const { front, search } = useDeployment();
  const sought = namingPart(parts);
  const unanswerable = useMetadata() === null || sought.length < search.min_query_length;
  const { data } = api.useSuggestQuery(sought, { skip: unanswerable });
  const options = data === undefined ? [] : optionGroups(data).flatMap((group) => group.options);
  const things = thingsCalled(sought, options).slice(0, shown);
  const pages = pagesLike(parts, front.example_pages).slice(0, shown);
  if (things.length + pages.length === 0) return null;
  return (
    <>
      <p className="after">The nearest pages:</p>
      <ul className="links links--inline">
        {things.map(({ type, hit, url }) => (
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
        {pages.map(({ url, label }) => (
          <li key={url}>
            <Link to={url}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
