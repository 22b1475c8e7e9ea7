import { useLocation } from "react-router-dom";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { ActiveFilters } from "../../features/search-results/ActiveFilters.tsx";
import { choices, readAddress } from "../../features/search-results/address.ts";
import { Facets } from "../../features/search-results/Facets.tsx";
import { HitList } from "../../features/search-results/HitList.tsx";
import { hasFacets } from "../../features/search-results/kinds.ts";
import { NoResults } from "../../features/search-results/NoResults.tsx";
import { ResultHead } from "../../features/search-results/ResultHead.tsx";
import { ResultsProvider } from "../../features/search-results/ResultsProvider.tsx";
import { Suggestion } from "../../features/search-results/Suggestion.tsx";
import { Tabs } from "../../features/search-results/Tabs.tsx";
import { useResults } from "../../features/search-results/use-results.ts";
import { Words } from "../../features/search-results/Words.tsx";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { Pager } from "../../shared/table/Pager.tsx";

/** /search?q=…: everything that was found, by kind, with filters. */
export function Component() {
  const { search } = useLocation();
  const { q } = readAddress(search);
  usePageTitle("Search results", q);
  return (
    <div className="page search-page">
      <h1 className="visually-hidden">Search results{q !== "" && ` for ${q}`}</h1>
      <Words q={q} />
      <ResultsProvider>
        <Results />
      </ResultsProvider>
    </div>
  );
}

function Results() {
  const { wanted, answer, failure, busy, retry } = useResults();
  if (failure !== null && !busy) {
    return (
      <>
        <Tabs wanted={wanted} answer={null} />
        <ErrorMessage title="The search did not answer." failure={failure} onRetry={retry}>
          Your words and filters are kept.
        </ErrorMessage>
      </>
    );
  }
  const isFilterable = hasFacets(wanted.type) && (answer?.total !== 0 || choices(wanted).length > 0);
  return (
    <>
      <Tabs wanted={wanted} answer={answer} />
      <div
        className={isFilterable ? "results-frame results-frame--facets" : "results-frame"}
        aria-busy={busy}
      >
        {isFilterable && (
          <aside aria-label="Filters">
            <Facets wanted={wanted} answer={answer} />
          </aside>
        )}
        {answer === null ? (
          <div className="loading-page waiting">
            <SkeletonRows rows={12} label="Searching …" />
          </div>
        ) : (
          <div className={busy ? "results-list results-list--old" : "results-list"}>
            <ResultHead wanted={wanted} answer={answer} />
            <ActiveFilters wanted={wanted} answer={answer} />
            {answer.ignored.length > 0 && (
              <p className="subtle">Not understood, and left out: {answer.ignored.join(", ")}</p>
            )}
            {answer.total === 0 ? (
              <NoResults wanted={wanted} answer={answer} />
            ) : (
              <>
                <Suggestion wanted={wanted} answer={answer} />
                <HitList hits={answer.hits} />
                <Pager
                  name="page"
                  title="results"
                  page={answer.page}
                  total={answer.total}
                  size={answer.size}
                  toTop
                />
              </>
            )}
          </div>
        )}
      </div>
    </>
  );
}
