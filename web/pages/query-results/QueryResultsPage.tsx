import { resultModes } from "../../../api/contract/values/pages.ts";
import { ArrowLeft } from "lucide-react";
import { useMemo } from "react";
import { Link, useLocation, useParams } from "react-router-dom";
import type { QueryOptions } from "../../../api/contract/query.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { chartFields } from "../../features/query-results/use-charts.ts";
import { fieldOf } from "../../features/query-results/columns.tsx";
import { readSource } from "../../features/query-tree/source.ts";
import type { From, Source } from "../../features/query-tree/source.ts";
import { useResults } from "../../features/query-results/use-results.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { NotFound } from "../../features/states/NotFound.tsx";
import { useColumnChoice } from "../../shared/table/column-choice.ts";
import { ResultsOf } from "./ResultsOf.tsx";

/** The first part of the address: what is shown of the genes. */

/** /{mode}/from/{id|json|predefined}/{…} */
export function Component() {
  const { mode = "", ...params } = useParams();
  const { pathname } = useLocation();
  const from =
    (["id", "json", "predefined"] as const).find((kind): kind is From =>
      pathname.startsWith(`/${mode}/from/${kind}/`),
    ) ?? "id";
  const given = params[from === "json" ? "json" : "query"] ?? "";
  const source = useMemo(() => readSource(from, given), [from, given]);
  if (!resultModes.test(mode)) return <NotFound />;
  return (
    <div className="page">
      <div className="back">
        <Link className="button" to={urls.query}>
          <ArrowLeft className="icon" aria-hidden />
          Advanced search
        </Link>
      </div>
      <QueryResults key={`${from} ${given}`} source={source} mode={mode} />
    </div>
  );
}

function QueryResults({ source, mode }: { readonly source: Source; readonly mode: string }) {
  const { data: options, isError, error, refetch } = queries.useQueryOptionsQuery();
  if (isError) return <Failed text={asFailure(error).detail} onRetry={() => void refetch()} />;
  return options ? <WithOptions source={source} mode={mode} options={options} /> : <Waiting />;
}

function WithOptions({
  source,
  mode,
  options,
}: {
  readonly source: Source;
  readonly mode: string;
  readonly options: QueryOptions;
}) {
  const { columns, vis_fields: visFields } = options.builder;
  const hidden = useMemo(() => columns.filter(({ shown }) => !shown).map(({ field }) => field), [columns]);
  const choice = useColumnChoice("query-results", hidden);
  const fields = useMemo(() => {
    const shown =
      mode === "vis"
        ? visFields
        : mode === "results"
          ? columns.filter(({ field }) => choice.isShown(field))
          : [];
    const needed =
      mode === "results"
        ? chartFields
        : mode === "subset-count:gomodel"
          ? ["enables_gocam_activity_ids"]
          : [];
    return [
      ...new Set([
        "gene_uniquename",
        "name",
        "product",
        ...needed,
        ...shown.map(({ field }) => fieldOf(field)),
      ]),
    ].toSorted();
  }, [mode, columns, visFields, choice]);
  const results = useResults(source, fields);

  if (results.state === "failed") return <Failed text={results.failure.detail} onRetry={results.retry} />;
  if (results.state === "waiting") return <Waiting />;
  return (
    <ResultsOf
      answer={results.answer}
      asked={results.asked}
      isFetching={results.isFetching}
      mode={mode}
      builder={options.builder}
      choice={choice}
      gaps={options.not_in_release.columns}
    />
  );
}

function Failed({ text, onRetry }: { readonly text: string; readonly onRetry: (() => void) | null }) {
  usePageTitle("Query results");
  return (
    <>
      <h1 className="visually-hidden">Query results</h1>
      <ErrorMessage
        title={`Error showing results: ${text}`}
        failure={{ status: null, detail: text, requestId: null }}
        {...(onRetry ? { onRetry } : {})}
      >
        Go back to the <Link to={urls.query}>advanced search</Link> to ask for genes in another way.
      </ErrorMessage>
    </>
  );
}

/** Most results are there at once: nothing is said before 400 ms. */
function Waiting() {
  usePageTitle("Query results");
  return (
    <div className="loading-page" aria-busy="true">
      <h1 className="visually-hidden">Query results</h1>
      <p className="results-spinner" role="status">
        <span className="spinner" aria-hidden />
        Loading results …
      </p>
    </div>
  );
}
