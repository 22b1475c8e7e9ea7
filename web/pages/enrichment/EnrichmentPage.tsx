import { ArrowLeft } from "lucide-react";
import { useCallback, useMemo } from "react";
import { useSelector } from "react-redux";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { asFailure } from "../../shared/api-client/failure.ts";
import { counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { useDeployment, useDataGaps } from "../../shared/boot/boot.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import {
  aspects,
  backgroundNames,
  readEnrichment,
  gapOfAspect,
  isQueryId,
  readBackground,
  writeEnrichment,
} from "../../features/query-results/enrichment-view.ts";
import type { EnrichmentView } from "../../features/query-results/enrichment-view.ts";
import { selectHistory } from "../../features/query-history/store.ts";
import { ResultsTabs } from "../../features/query-results/ResultsTabs.tsx";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { CompareLists } from "./CompareLists.tsx";
import { EnrichedTerms } from "./EnrichedTerms.tsx";
import type { EnrichedTermsProps } from "./EnrichedTerms.tsx";
import { GeneListForm } from "./GeneListForm.tsx";
import { QueryOptions } from "./QueryOptions.tsx";
import { requestOf, useLists } from "./use-lists.ts";
import type { UsedList } from "./use-lists.ts";

/** /enrichment?query={id}: what the genes of a query have more of than chance would give them. */
export function Component() {
  const [search] = useSearchParams();
  const view = useMemo(() => readEnrichment(search), [search]);
  usePageTitle("Enrichment");
  return (
    <div className="page">
      {view.query === null ? <GeneListForm /> : <EnrichmentOf query={view.query} view={view} />}
    </div>
  );
}

/** What went wrong with any of the lists, and how to try again. */
function failureOf(lists: readonly UsedList[]) {
  const failed = lists.flatMap(({ saved, test }) => [saved, test]).find(({ isError }) => isError);
  return failed ? { failure: asFailure(failed.error), retry: () => void failed.refetch() } : null;
}

/** The lists with their tests; null while any is under way. */
function testedLists(lists: readonly [UsedList, ...UsedList[]]): EnrichedTermsProps["lists"] | null {
  const tested = lists.flatMap(({ test, name }, index) =>
    test.currentData ? [{ name: name ?? `list ${index + 1}`, answer: test.currentData }] : [],
  );
  const [first, ...others] = tested;
  return first !== undefined && tested.length === lists.length ? [first, ...others] : null;
}

function EnrichmentOf({ query, view }: { readonly query: string; readonly view: EnrichmentView }) {
  const navigate = useNavigate();
  const lists = useLists(query, view);
  const [{ saved, name }] = lists;
  const tested = useMemo(() => testedLists(lists), [lists]);
  const change = useCallback(
    (next: Partial<EnrichmentView>, replace = false) =>
      void navigate(
        { search: writeEnrichment({ ...view, ...next }).toString() },
        { replace, preventScrollReset: true },
      ),
    [navigate, view],
  );
  const failed = failureOf(lists);
  return (
    <>
      <div className="back">
        <Link className="button" to={urls.query}>
          <ArrowLeft className="icon" aria-hidden />
          Advanced search
        </Link>
      </div>
      <header className="entity-head">
        <div>
          <p className="kind">Enrichment</p>
          <h1>{saved.currentData ? counted(saved.currentData.count, "gene") : "Genes of a query"}</h1>
          {name !== null && <p className="query-text">{name}</p>}
        </div>
      </header>
      <ResultsTabs id={query} mode="enrichment" />
      <TestChoice view={view} onChange={change} />
      <CompareLists lists={lists} onChange={change} />
      {failed !== null ? (
        <Failed {...failed} />
      ) : tested === null ? (
        <div className="waiting">
          <SkeletonRows rows={9} label="Testing terms …" />
        </div>
      ) : (
        <EnrichedTerms lists={tested} view={view} request={requestOf(query, view)} onChange={change} />
      )}
    </>
  );
}

const Failed = ({ failure, retry }: NonNullable<ReturnType<typeof failureOf>>) =>
  failure.status === 400 ? (
    <div className="empty well">
      <p>
        Nothing can be tested:{" "}
        {failure.detail
          .replace(/^constraints:/, "the list")
          .replace(/^background\.constraints:/, "the background")}
        . Choose another background, or other genes.
      </p>
    </div>
  ) : (
    <ErrorMessage title="The enrichment could not be computed." failure={failure} onRetry={retry} />
  );

interface TestChoiceProps {
  readonly view: EnrichmentView;
  readonly onChange: (view: Partial<EnrichmentView>) => void;
}

/** What the list is tested for, and against which genes. */
function TestChoice({ view, onChange }: TestChoiceProps) {
  const { annotationTypes } = useDeployment();
  const dataGaps = useDataGaps();
  const { entries } = useSelector(selectHistory);
  // Nothing is found in a list that is its own background.
  const own = entries.filter(({ id, count }) => count > 0 && id !== view.query);
  const isOfLink = isQueryId(view.background) && own.every(({ id }) => id !== view.background);
  return (
    <div className="list-bar">
      <span className="muted" id="aspects">
        Test
      </span>
      <div className="segmented" role="group" aria-labelledby="aspects">
        {aspects.map(([aspect, name]) => {
          const missing = gapOfAspect(aspect, dataGaps, annotationTypes);
          return (
            <button
              type="button"
              key={aspect}
              aria-pressed={aspect === view.aspect}
              disabled={missing !== undefined}
              title={missing?.reason}
              onClick={() => onChange({ aspect, text: "" })}
            >
              {name}
              {missing && <span className="small"> not in this release</span>}
            </button>
          );
        })}
      </div>
      <label className="muted" htmlFor="background">
        against
      </label>
      <select
        className="select"
        id="background"
        value={view.background}
        onChange={({ target }) => onChange({ background: readBackground(target.value) })}
      >
        {Object.entries(backgroundNames).map(([background, name]) => (
          <option key={background} value={background}>
            {name}
          </option>
        ))}
        {own.length > 0 && (
          <optgroup label="genes of your queries">
            <QueryOptions entries={own} />
          </optgroup>
        )}
        {isOfLink && <option value={view.background}>genes of the query in the link</option>}
      </select>
    </div>
  );
}
