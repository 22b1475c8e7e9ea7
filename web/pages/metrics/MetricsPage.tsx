import { Fragment } from "react";
import { Link } from "react-router-dom";
import type { Metrics, MetricPlot } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { useDeployment, useMetadata } from "../../shared/boot/boot.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { counted } from "../../shared/format/format.ts";
import { InTurn } from "../../shared/ui/InTurn.tsx";
import { PageLink } from "../../shared/ui/PageLink.tsx";
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
  const told = metrics.plots.filter(({ missing }) => missing === null);
  const untold = metrics.plots.filter(({ missing }) => missing !== null);
  usePageTitle(title);
  useFragment();
  return (
    <div className="page">
      <header className="page-head">
        <h1>{title}</h1>
        <Lead />
      </header>
      <Contents told={told} untold={untold} />
      <Summary />
      <InTurn>
        {/* What is drawn stands together, before what the release tells nothing of. */}
        <div className="metrics">
          {[...told, ...untold].map((plot) => (
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
      </InTurn>
    </div>
  );
}

/** What is counted, and in which release: in one text, as the server writes it. */
function Lead() {
  const metadata = useMetadata();
  return (
    <p className="lead">
      {`Publications, annotations and pathway models over time${metadata ? `, counted from release ${metadata.date_version}` : ""}. Each figure is there as a picture, in words, as a table and as files.`}
    </p>
  );
}

interface ContentsProps {
  readonly told: readonly MetricPlot[];
  readonly untold: readonly MetricPlot[];
}

const FigureLink = ({ plot: { name, title: what } }: { readonly plot: MetricPlot }) => (
  <PageLink to={`${urls.metrics}#${name}`}>{what}</PageLink>
);

/** All figures of the page, those that the release tells nothing of apart. */
const Contents = ({ told, untold }: ContentsProps) => (
  <nav className="metrics__contents" aria-label="Figures of this page">
    <ul>
      {told.map((plot) => (
        <li key={plot.name}>
          <FigureLink plot={plot} />
        </li>
      ))}
    </ul>
    {untold.length > 0 && (
      <p className="subtle">
        Not in this release:{" "}
        {untold.map((plot, index) => (
          <Fragment key={plot.name}>
            {index > 0 && "; "}
            <FigureLink plot={plot} />
          </Fragment>
        ))}
      </p>
    )}
  </nav>
);

/** What of the figures is listed on other pages. */
function Summary() {
  const counts = useMetadata()?.counts;
  const { show_characterisation_status: hasStatus } = useDeployment().site;
  return (
    <dl className="defs">
      {counts && (
        <Definition term="Curated publications">
          <Curated all={counts.curated_references} byAuthors={counts.community_curated_references ?? 0} />
        </Definition>
      )}
      {hasStatus && (
        <Definition term="Genes">
          <Link to={urls.proteinStatus}>Gene characterisation status</Link>
        </Definition>
      )}
    </dl>
  );
}

/** By authors and by staff, each where there are any. */
function Curated({ all, byAuthors }: { readonly all: number; readonly byAuthors: number }) {
  const lists = [
    { list: "community", number: byAuthors, by: "by their authors" },
    { list: "admin", number: all - byAuthors, by: "by the staff, or without saying by whom" },
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
