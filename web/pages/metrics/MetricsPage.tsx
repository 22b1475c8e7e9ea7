import { Link } from "react-router-dom";
import type { Metrics, Statistics } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { lastUpdated, useDeployment, useMetadata } from "../../shared/boot/boot.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { counted } from "../../shared/format/format.ts";
import { Section } from "../../shared/ui/Section.tsx";
import { SmartLink } from "../../shared/ui/SmartLink.tsx";
import { urls } from "../../shared/urls/urls.ts";
import { Definition } from "../../features/entities/Definitions.tsx";
import { useFragment } from "../../features/section-menu/use-fragment.ts";
import { Loaded } from "../../features/states/Loaded.tsx";
import { AnnotationGroups } from "./AnnotationGroups.tsx";
import { MetricFigure } from "../../features/metrics/MetricFigure.tsx";

const title = "Literature and curation metrics";

/** /metrics: how literature and curation grew. */
export function Component() {
  return (
    <Loaded query={api.useMetricsQuery()} title={[title]}>
      {(metrics) => <MetricsContent metrics={metrics} />}
    </Loaded>
  );
}

/** What stands below its figure. */
const groupsBelow = "cumulative_annotation_type_counts_by_year";

function MetricsContent({ metrics }: { readonly metrics: Metrics }) {
  const { related_documents: documents } = useDeployment().site.metrics;
  // What is drawn stands together, before what the release tells nothing of.
  const plots = metrics.plots.toSorted((a, b) => Number(a.missing !== null) - Number(b.missing !== null));
  usePageTitle(title);
  useFragment();
  return (
    <div className="page">
      <header className="entity-head">
        <h1>{title}</h1>
      </header>
      <Summary />
      <div className="metrics">
        {plots.map((plot) => (
          <MetricFigure key={plot.name} plot={plot}>
            {plot.name === groupsBelow && <AnnotationGroups totals={metrics.annotation_totals} />}
          </MetricFigure>
        ))}
      </div>
      {documents.length > 0 && (
        <Section id="related-documents" title="Related documents">
          <ul className="links">
            {documents.map(({ label, url }) => (
              <li key={url}>
                <SmartLink to={url}>{label}</SmartLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

/** When the data is from, and how many publications are curated. */
function Summary() {
  const metadata = useMetadata();
  const { show_characterisation_status: hasStatus } = useDeployment().site;
  const { data, isError } = api.useStatisticsQuery();
  return (
    <>
      <dl className="defs">
        {metadata && <Definition term="Last updated">{lastUpdated(metadata)}</Definition>}
        {!isError && (
          <Definition term="Curated publications">
            <div className="metrics__curated">{data && <Curated statistics={data} />}</div>
          </Definition>
        )}
      </dl>
      {hasStatus && (
        <p>
          <Link to={urls.proteinStatus}>Gene characterisation status</Link>
        </p>
      )}
    </>
  );
}

/** By authors and by staff, each where there are any. */
function Curated({ statistics }: { readonly statistics: Statistics }) {
  const lists = [
    { list: "community", number: statistics.community_pubs_count, by: "by their authors" },
    {
      list: "admin",
      number: statistics.non_community_pubs_count,
      by: "by the staff, or without saying by whom",
    },
  ] as const;
  const shown = lists.filter(({ number }) => number > 0);
  if (shown.length === 0) return "none";
  return (
    <ul className="plain-list">
      {shown.map(({ list, number, by }) => (
        <li key={list}>
          <Link to={urls.referenceList(list)}>{counted(number, "publication")}</Link> {by}
        </li>
      ))}
    </ul>
  );
}
