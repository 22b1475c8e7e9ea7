import { Link } from "react-router-dom";
import type { AnnotationsAnswer, AnnotationType, GenePage } from "../../../api/contract/index.ts";
import { isLeftOut } from "../../../api/contract/values/left-out.ts";
import { listed } from "../../shared/format/format.ts";
import { external, urls } from "../../shared/urls/urls.ts";
import { GeneName, OtherSite } from "../entities/links.tsx";
import { interactorsQuery } from "../interactions/interactors-query.ts";
import { Downstream } from "./Downstream.tsx";
import { mayAct } from "./phases.ts";
import type { TableState } from "./table-state.ts";
import { termsAddress } from "../annotation-rows/terms-address.ts";

export interface TableFootProps {
  readonly type: AnnotationType;
  /** null while the first answer is under way. */
  readonly answer: AnnotationsAnswer | null;
  readonly state: TableState;
  /** The gene that the page is about. */
  readonly gene: GenePage | null;
}

/** Below a table: where its rows come from, and where to go on with them. While they are under way its place is kept. */
export function TableFoot({ type, answer, state, gene }: TableFootProps) {
  if (answer === null)
    return hasFoot(type) ? (
      <p className="row small table-notes" aria-hidden="true">
        &nbsp;
      </p>
    ) : null;
  const hasSources = type.source_config.length > 0;
  const isInteraction = type.feature_type === "interaction";
  const terms = [
    ...new Set(
      answer.rows.flatMap((row) => ("term" in row && row.term && !row.is_not ? [row.term.termid] : [])),
    ),
  ];
  const hasTermLinks = terms.length > 0 && type.external_link_config.length > 0;
  const hasDownstream =
    gene !== null && type.downstream_query_title !== null && mayAct(answer, type.downstream_relations);
  if (!hasSources && !hasTermLinks && !hasDownstream && !(gene && isInteraction)) return null;
  return (
    <p className="row small table-notes">
      {hasSources && <Sources type={type} />}
      {hasTermLinks &&
        type.external_link_config.map(({ display_text, url_prefix }) => (
          <OtherSite key={display_text} to={termsAddress(url_prefix, terms)}>
            {display_text}
          </OtherSite>
        ))}
      {hasDownstream && <Downstream gene={gene} type={type} rows={answer.rows} />}
      {gene && isInteraction && <Interactors gene={gene} type={type} answer={answer} state={state} />}
    </p>
  );
}

/** Whether there will be a line below the table. */
const hasFoot = (type: AnnotationType): boolean =>
  type.source_config.length > 0 ||
  type.external_link_config.length > 0 ||
  type.downstream_query_title !== null ||
  type.feature_type === "interaction";

/** The gene's interactors, as far as the filters leave them: here as query results, and at another site. */
function Interactors({
  gene,
  type,
  answer,
  state,
}: {
  readonly gene: GenePage;
  readonly type: AnnotationType;
  readonly answer: AnnotationsAnswer;
  readonly state: TableState;
}) {
  const throughputs = state.filters["throughput"] ?? [];
  const evidence = answer.facets
    .find((facet) => facet.filter_type === "evidence")
    ?.options.filter(({ chosen }) => chosen);
  const query = interactorsQuery(
    gene.uniquename,
    type.id,
    only(throughputs),
    only(evidence?.map(({ label }) => label) ?? []),
  );
  return (
    <>
      <Link to={urls.resultsOf(query)}>
        Interactors of <GeneName gene={gene} /> as query results
      </Link>
      {gene.biogrid_interactor_id && (
        <OtherSite to={external.biogrid(gene.biogrid_interactor_id)}>View interactions in BioGRID</OtherSite>
      )}
    </>
  );
}

/** The value where there is exactly one; a query takes no more, and none that is left out. */
const only = ([first, ...others]: readonly string[]): string | null =>
  first === undefined || others.length > 0 || isLeftOut(first) ? null : first;

function Sources({ type }: { readonly type: AnnotationType }) {
  // formatToParts keeps the words between the names: commas and "and".
  const parts = listed().formatToParts(type.source_config.map(({ name }) => name));
  return (
    <span className="muted">
      {type.feature_type === "interaction" ? "Interactions curated by " : "Source: "}
      {parts.map(({ type: kind, value }, index) => {
        const url =
          kind === "element" ? (type.source_config.find(({ name }) => name === value)?.url ?? null) : null;
        return url === null || url.includes("<<") ? (
          value
        ) : (
          <OtherSite key={`${value} ${index}`} to={url}>
            {value}
          </OtherSite>
        );
      })}
    </span>
  );
}
