import { Link } from "react-router-dom";
import type { AnnotationsAnswer, AnnotationType, GenePage } from "../../../api/contract/index.ts";
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
  readonly answer: AnnotationsAnswer;
  readonly state: TableState;
  /** The gene that the page is about. */
  readonly gene: GenePage | null;
}

/** Below a table: where its rows come from, and where to go on with them. */
export function TableFoot({ type, answer, state, gene }: TableFootProps) {
  const terms = [
    ...new Set(
      answer.rows.flatMap((row) => ("term" in row && row.term && !row.is_not ? [row.term.termid] : [])),
    ),
  ];
  const isInteraction = type.feature_type === "interaction";
  const only = (filter: string): string | null =>
    state.filters[filter]?.length === 1 ? (state.filters[filter][0] ?? null) : null;
  const evidence = answer.facets.find((facet) => facet.filter_type === "evidence");
  const chosenEvidence = evidence?.options.filter(({ chosen }) => chosen) ?? [];
  const links = [
    ...(terms.length > 0
      ? type.external_link_config.map(({ display_text, url_prefix }) => (
          <OtherSite key={display_text} to={termsAddress(url_prefix, terms)}>
            {display_text}
          </OtherSite>
        ))
      : []),
    ...(gene && type.downstream_query_title !== null && mayAct(answer, type.downstream_relations)
      ? [<Downstream key="downstream" gene={gene} type={type} rows={answer.rows} />]
      : []),
    ...(gene && isInteraction
      ? [
          <Link
            key="results"
            to={urls.resultsOf(
              interactorsQuery(
                gene.uniquename,
                type.id,
                only("throughput"),
                chosenEvidence.length === 1 ? (chosenEvidence[0]?.label ?? null) : null,
              ),
            )}
          >
            Interactors of <GeneName gene={gene} /> as query results
          </Link>,
        ]
      : []),
    ...(gene?.biogrid_interactor_id && isInteraction
      ? [
          <OtherSite key="biogrid" to={external.biogrid(gene.biogrid_interactor_id)}>
            View interactions in BioGRID
          </OtherSite>,
        ]
      : []),
  ];
  if (links.length === 0 && type.source_config.length === 0) return null;
  return (
    <p className="row small table-notes">
      {type.source_config.length > 0 && <Sources type={type} />}
      {links}
    </p>
  );
}

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
