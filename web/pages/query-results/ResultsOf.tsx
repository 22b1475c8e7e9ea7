import { CircleHelp } from "lucide-react";
import { Link } from "react-router-dom";
import type { QueryBuilder } from "../../../api/contract/index.ts";
import type { QueryAnswer, QueryNode } from "../../../api/contract/query.ts";
import { count, counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { CopyLink } from "../../shared/ui/CopyButton.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { useRecordOpened } from "../../features/query-history/use-record-opened.ts";
import { fieldOf } from "../../features/query-results/columns.tsx";
import { ExpressionPlot } from "../../features/query-results/ExpressionPlot.tsx";
import { GeneResults } from "../../features/query-results/GeneResults.tsx";
import { ModelCounts } from "../../features/query-results/ModelCounts.tsx";
import { ResultsTabs } from "../../features/query-results/ResultsTabs.tsx";
import { SlimView } from "../../features/query-results/SlimView.tsx";
import { EditQuery } from "../../features/query-results/EditQuery.tsx";
import { useNamedQuery } from "../../features/query-results/use-named-query.ts";
import { VisView } from "../../features/query-results/VisView.tsx";
import type { ColumnChoice } from "../../shared/table/column-choice.ts";

export interface ResultsOfProps {
  readonly answer: QueryAnswer;
  /** What the link asks for, with its names; null where it tells an id only. */
  readonly asked: QueryNode | null;
  readonly isFetching: boolean;
  readonly mode: string;
  readonly builder: QueryBuilder;
  readonly choice: ColumnChoice;
  /** Reasons by field of columns that the release does not tell. */
  readonly gaps: Readonly<Record<string, string>>;
}

/** Longer descriptions are opened when they are wanted. */
const longDescription = 240;

/** Results that are there: what was asked, how many genes, and one way to look at them. */
export function ResultsOf(props: ResultsOfProps) {
  const { answer, asked, mode, builder } = props;
  const { name, constraints } = useNamedQuery(answer, asked, builder.predefined);
  useRecordOpened(answer, constraints);
  usePageTitle("Query results", name.length > 80 ? counted(answer.count, "gene") : name);
  if (answer.count === 0) {
    return (
      <div className="empty well">
        <h1 className="empty__title">No results for:</h1>
        <p className="id--long">{name}</p>
        <Warnings answer={answer} />
        <p>
          <EditQuery constraints={constraints} />
        </p>
      </div>
    );
  }
  return (
    <>
      <header className="entity-head">
        <div>
          <p className="kind">Query results</p>
          <h1>{counted(answer.count, "gene")}</h1>
          <Description text={name} />
          {answer.previous && answer.previous.count !== answer.count && (
            <p className="subtle">
              {count(answer.previous.count)} in release {answer.previous.release}
            </p>
          )}
        </div>
        <div className="actions">
          <EditQuery constraints={constraints} />
          <Link className="button button--quiet" to={urls.queryResultsHelp}>
            <CircleHelp className="icon" aria-hidden />
            Documentation
          </Link>
          {answer.saved && (
            <CopyLink
              what="link to these results"
              address={() => `${urls.resultsAs(mode, answer.id)}${location.search}`}
            />
          )}
        </div>
      </header>
      <Warnings answer={answer} />
      {answer.saved && <ResultsTabs id={answer.id} mode={mode} />}
      <Results {...props} name={name} />
    </>
  );
}

/** Whether the rows have any of the fields. */
const saysOf = ({ rows }: QueryAnswer, fields: QueryBuilder["vis_fields"]): boolean =>
  fields.some(({ field }) => rows.some((row) => fieldOf(field) in row));

/** The genes in the way of looking at them that was chosen. */
function Results(props: ResultsOfProps & { readonly name: string }) {
  const { answer, name, isFetching, mode, builder, choice, gaps } = props;
  if (mode.startsWith("slim:"))
    return <SlimView answer={answer} name={name} slim={mode.slice("slim:".length)} />;
  switch (mode) {
    case "vis":
      // The rows of the way before say nothing of its columns.
      return isFetching && !saysOf(answer, builder.vis_fields) ? (
        <SkeletonRows rows={9} label="Loading …" />
      ) : (
        <VisView answer={answer} fields={builder.vis_fields} />
      );
    case "gene-ex":
      return <ExpressionPlot answer={answer} builder={builder} />;
    case "subset-count:gomodel":
      return <ModelCounts answer={answer} name={name} />;
    case "results":
      return (
        <GeneResults
          answer={answer}
          name={name}
          columns={builder.columns}
          choice={choice}
          gaps={gaps}
          isFetching={isFetching}
        />
      );
    default:
      return null;
  }
}

const Description = ({ text }: { readonly text: string }) =>
  text.length <= longDescription ? (
    <p className="query-text">{text}</p>
  ) : (
    <details className="query-text">
      <summary>{text.slice(0, longDescription)} …</summary>
      {text}
    </details>
  );

/** Each message once: of a query with many diseases the same is true of all of them. */
const Warnings = ({ answer: { warnings } }: { readonly answer: QueryAnswer }) =>
  warnings.length > 0 && (
    <div className="message message--warn" role="note">
      <div>
        <b>Not all of the query is known in this release.</b>
        <ul>
          {[...Map.groupBy(warnings, ({ message }) => message)].map(([message, places]) => (
            <li key={message}>
              {message}{" "}
              <span className="subtle">
                {places.length > 1 ? `(${count(places.length)} conditions)` : <code>{places[0]?.where}</code>}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
