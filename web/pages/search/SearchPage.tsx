import { memo, useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router-dom";
import type { Failure } from "../../shared/api-client/failure.ts";
import { useRecoveries } from "../../shared/store/recoveries.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { ActiveFilters } from "../../features/search-results/ActiveFilters.tsx";
import { chosenFilters, urlToState } from "../../features/search-results/address.ts";
import { BestOfKinds } from "../../features/search-results/BestOfKinds.tsx";
import { Facets } from "../../features/search-results/Facets.tsx";
import { areGenotypesListed } from "../../features/search-results/genotypes-listed.ts";
import { HitList } from "../../features/search-results/HitList.tsx";
import { PagesAbout } from "../../features/search-results/PagesAbout.tsx";
import { NoResults } from "../../features/search-results/NoResults.tsx";
import { ReadAs } from "../../features/search-results/ReadAs.tsx";
import { ResultHead } from "../../features/search-results/ResultHead.tsx";
import { ResultsProvider } from "../../features/search-results/ResultsProvider.tsx";
import { Suggestion } from "../../features/search-results/Suggestion.tsx";
import { Tabs } from "../../features/search-results/Tabs.tsx";
import { WithoutTitle } from "../../features/search-results/WithoutTitle.tsx";
import { useResults, useSearchActions } from "../../features/search-results/use-results.ts";
import type { Answered, Results } from "../../features/search-results/use-results.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { Pager } from "../../shared/table/Pager.tsx";

/** /search?q=…: everything that was found, by kind, with filters. */
export function Component() {
  const { search } = useLocation();
  const { searchTerm } = urlToState(search);
  usePageTitle("Search results", searchTerm);
  return (
    <div className="page search-page">
      <h1 className="visually-hidden">Search results{searchTerm !== "" && ` for ${searchTerm}`}</h1>
      <ResultsProvider>
        <SearchResults />
      </ResultsProvider>
    </div>
  );
}

const SearchResults = () => <Found {...useResults()} />;

/** Drawn again only for another answer: Search UI tells of each step of its own. */
const Found = memo(function Found({ state, type, answer, failure, busy }: Results) {
  const failed = busy ? null : failure;
  const askAgain = useAskAgain(failed, state.current);
  const noAnswer = failed && (
    <ErrorMessage title="The search did not answer." failure={failed} onRetry={askAgain}>
      Your words and filters are kept{answer && "; what is below was found before"}.
    </ErrorMessage>
  );
  if (failed && !answer)
    return (
      <>
        <Tabs state={state} type={type} answer={null} />
        {noAnswer}
      </>
    );
  const hasFacets =
    answer === null ? type !== null : Object.values(answer.facets).some((values) => values.length > 0);
  const isFilterable = hasFacets && (answer?.total !== 0 || chosenFilters(state).length > 0);
  const arePagesFirst = answer !== null && (answer.total === 0 || answer.asks_for_pages);
  return (
    <>
      {answer && <ReadAs state={state} answer={answer} />}
      <Tabs state={state} type={type} answer={answer} />
      {noAnswer}
      <div
        className={isFilterable ? "results-frame results-frame--facets" : "results-frame"}
        aria-busy={busy}
      >
        {isFilterable && (
          <aside aria-label="Filters">
            <Facets state={state} type={type} answer={answer} />
          </aside>
        )}
        {answer === null ? (
          <div className="loading-page waiting">
            <SkeletonRows rows={12} label="Searching …" />
          </div>
        ) : (
          <div className={busy || failed ? "results-list results-list--old" : "results-list"}>
            <ResultHead state={state} type={type} answer={answer} />
            <ActiveFilters state={state} answer={answer} />
            {answer.ignored.length > 0 && (
              <p className="subtle">Not understood, and left out: {answer.ignored.join(", ")}</p>
            )}
            {arePagesFirst && <PagesAbout pages={answer.pages} />}
            <WithoutTitle state={state} type={type} answer={answer} />
            <ResultsBody state={state} type={type} answer={answer} />
            {!arePagesFirst && <PagesAbout pages={answer.pages} />}
          </div>
        )}
      </div>
    </>
  );
});

/** Asks once more for what failed; also by itself, when the server is back. */
function useAskAgain(failure: Failure | null, page: number): () => void {
  const { setCurrent } = useSearchActions();
  const recovered = useRecoveries();
  const ask = (): void => setCurrent(page);
  const askAfterFailure = useEffectEvent(() => {
    if (failure !== null) ask();
  });
  useEffect(() => {
    if (recovered > 0) askAfterFailure();
  }, [recovered]);
  return ask;
}

function ResultsBody({ state, type, answer }: Answered) {
  const { total, hits, page, size } = answer;
  if (total === 0 && areGenotypesListed(answer)) return null;
  if (total === 0) return <NoResults state={state} type={type} answer={answer} />;
  return (
    <>
      <Suggestion state={state} answer={answer} />
      <HitList hits={answer.named === null ? [] : hits.slice(0, 1)} named={answer.named} />
      <BestOfKinds state={state} type={type} answer={answer} />
      <HitList hits={answer.named === null ? hits : hits.slice(1)} named={null} />
      <Pager name="page" title="results" page={page} total={total} size={size} toTop />
    </>
  );
}
