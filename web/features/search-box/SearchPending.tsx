import { maxQueryLength } from "./max-query-length.ts";

/**
 * What stands in the place of the search box until the program runs: a form that does the same, over the words that the
 * box is coming. What is typed into it stays (typed-before.ts).
 */
export const SearchPending = ({ large = false }: { readonly large?: boolean }) => (
  <div className={large ? "searchbox searchbox--large" : "searchbox"}>
    <p className="searchbox__pending" role="status">
      Loading the search box …
    </p>
    <form role="search" aria-label="Site" action="/search" className="searchbox__first">
      <input
        type="search"
        name="q"
        // The words behind it are covered by what is typed.
        placeholder=" "
        aria-label="Search genes, terms, publications and pathways"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        enterKeyHint="go"
        maxLength={maxQueryLength}
      />
      <noscript>
        <button className="button">Search</button>
      </noscript>
    </form>
  </div>
);
