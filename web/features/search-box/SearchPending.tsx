/** What stands in the place of the search box until the program runs; without scripts a form that does the same. */
export const SearchPending = ({ large = false }: { readonly large?: boolean }) => (
  <div className={large ? "searchbox searchbox--large" : "searchbox"}>
    <p className="searchbox__pending" role="status">
      Loading the search box …
    </p>
    <noscript>
      <form role="search" action="/search" className="searchbox__field">
        <input type="search" name="q" aria-label="Search genes, terms, publications and pathways" />{" "}
        <button className="button">Search</button>
      </form>
    </noscript>
  </div>
);
