import { ArrowLeft } from "lucide-react";
import { useCallback, useMemo } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import type { PredefinedQuery } from "../../../api/contract/index.ts";
import type { QueryAnswer } from "../../../api/contract/query.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { counted } from "../../shared/format/format.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { urls } from "../../shared/urls/urls.ts";
import { useDeployment, useNotTold } from "../../shared/boot/boot.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import {
  aspects,
  backgroundNames,
  readEnrichment,
  untoldOfAspect,
  writeEnrichment,
} from "../../features/query-results/enrichment-view.ts";
import type { EnrichmentView } from "../../features/query-results/enrichment-view.ts";
import { ResultsTabs } from "../../features/query-results/ResultsTabs.tsx";
import { useNamedQuery } from "../../features/query-results/use-named-query.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { EnrichedTerms } from "./EnrichedTerms.tsx";
import { GeneListForm } from "./GeneListForm.tsx";

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

function EnrichmentOf({ query, view }: { readonly query: string; readonly view: EnrichmentView }) {
  const navigate = useNavigate();
  const saved = queries.useSavedQueryQuery({ id: query, params: "size=0" });
  const request = useMemo(
    () => ({ constraints: { query_id: { id: query } }, aspect: view.aspect, background: view.background }),
    [query, view.aspect, view.background],
  );
  const { currentData: data, isError, error, refetch } = queries.useEnrichmentQuery(request);
  const change = useCallback(
    (next: Partial<EnrichmentView>, replace = false) =>
      void navigate(
        { search: writeEnrichment({ ...view, ...next }).toString() },
        { replace, preventScrollReset: true },
      ),
    [navigate, view],
  );
  const failed = saved.isError ? saved : isError ? { error, refetch } : null;
  const failure = failed && asFailure(failed.error);
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
          {saved.currentData && <QueryName answer={saved.currentData} />}
        </div>
      </header>
      <ResultsTabs id={query} mode="enrichment" />
      <TestChoice view={view} onChange={change} />
      {failure?.status === 400 && (
        <div className="empty well">
          <p>
            Nothing can be tested: {failure.detail.replace(/^constraints:/, "the list")}. Choose another
            background, or other genes.
          </p>
        </div>
      )}
      {failed && failure?.status !== 400 && (
        <ErrorMessage
          title="The enrichment could not be computed."
          failure={asFailure(failed.error)}
          onRetry={() => void failed.refetch()}
        />
      )}
      {!failed && !data && (
        <div className="waiting">
          <SkeletonRows rows={9} label="Testing terms …" />
        </div>
      )}
      {!failed && data && <EnrichedTerms answer={data} view={view} request={request} onChange={change} />}
    </>
  );
}

interface TestChoiceProps {
  readonly view: EnrichmentView;
  readonly onChange: (view: Partial<EnrichmentView>) => void;
}

/** What the list is tested for, and against which genes. */
function TestChoice({ view, onChange }: TestChoiceProps) {
  const { annotationTypes } = useDeployment();
  const notTold = useNotTold();
  return (
    <div className="list-bar">
      <span className="muted" id="aspects">
        Test
      </span>
      <div className="segmented" role="group" aria-labelledby="aspects">
        {aspects.map(([aspect, name]) => {
          const untold = untoldOfAspect(aspect, notTold, annotationTypes);
          return (
            <button
              type="button"
              key={aspect}
              aria-pressed={aspect === view.aspect}
              disabled={untold !== undefined}
              title={untold?.reason}
              onClick={() => onChange({ aspect, text: "" })}
            >
              {name}
              {untold && <span className="small"> not in this release</span>}
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
        // The options are the backgrounds.
        onChange={(event) => onChange({ background: event.target.value as EnrichmentView["background"] })}
      >
        {Object.entries(backgroundNames).map(([background, name]) => (
          <option key={background} value={background}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function QueryName({ answer }: { readonly answer: QueryAnswer }) {
  const options = queries.useQueryOptionsQuery();
  const { name } = useNamedQuery(answer, null, options.data?.builder.predefined ?? nothing);
  return <p className="query-text">{name}</p>;
}

const nothing: readonly PredefinedQuery[] = [];
