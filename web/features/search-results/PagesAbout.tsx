import { Link } from "react-router-dom";
import type { SearchAnswer } from "../../../api/contract/search.ts";

/** Pages of text and tools that the words are about: a group of their own below the things that were found. */
export function PagesAbout({ pages }: Pick<SearchAnswer, "pages">) {
  if (pages.length === 0) return null;
  return (
    <section className="pages-about" aria-labelledby="pages-about">
      <h2 id="pages-about">Pages and tools</h2>
      <ul>
        {pages.map(({ url, title, heading }) => (
          <li key={url}>
            <Link to={url}>{heading || title}</Link>
            {heading !== "" && heading !== title && <span className="muted"> – {title}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
