import { Download } from "lucide-react";
import { useCallback, useState } from "react";
import type { ReactNode } from "react";
import type { MetricPlot } from "../../../api/contract/index.ts";
import { metricText } from "../../../api/contract/values/metric-text.ts";
import { useDeployment, useMetadata } from "../../shared/boot/boot.ts";
import { saveFileAsPng } from "../../shared/browser/save.ts";
import { useBeforePrint } from "../../shared/browser/use-before-print.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { urls } from "../../shared/urls/urls.ts";
import { NotInRelease } from "../states/NotInRelease.tsx";

export interface MetricFigureProps {
  readonly plot: MetricPlot;
  /** Whether it is the first of its page, which is there before all else. */
  readonly isFirst?: boolean;
  /** Tables that belong to it. */
  readonly children?: ReactNode;
}

/** A figure over time: drawn, in words, as a table, and as files; in words alone where the release has no data for it. */
export function MetricFigure({ plot, isFirst = false, children }: MetricFigureProps) {
  const { name, title, description, left_out: leftOut, missing } = plot;
  const note = useDeployment().site.metrics.notes[name];
  return (
    <Section id={name} title={title} {...(missing === null && { actions: <Files plot={plot} /> })}>
      <p className="small">{description}</p>
      {note !== undefined && <p className="small">{note}</p>}
      {missing === null ? (
        <>
          <Picture plot={plot} isFirst={isFirst} />
          {leftOut !== null && <p className="small muted">{leftOut}</p>}
          <SameAsTable plot={plot} />
        </>
      ) : (
        <NotInRelease reason={missing} />
      )}
      {children}
    </Section>
  );
}

/** The drawing from below its title, which stands above it on the page; files of it have their title in them. */
const belowTitle = "#svgView(viewBox(0,24,720,336);preserveAspectRatio(xMidYMin))";

function Picture({ plot, isFirst }: { readonly plot: MetricPlot; readonly isFirst: boolean }) {
  const [state, setState] = useState<"loading" | "loaded" | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  // Nothing is said of a picture that the browser has kept.
  const watch = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete === false) setState("loading");
  }, []);
  if (state === "failed")
    return (
      <ErrorMessage
        title="The plot could not be loaded."
        failure={{ status: null, detail: "The image did not come.", requestId: null }}
        onRetry={() => {
          setState("loading");
          setAttempt(attempt + 1);
        }}
      >
        The table below is not affected.
      </ErrorMessage>
    );
  return (
    <div className="metrics__plot" role="group" aria-label={`Plot: ${plot.title}`} tabIndex={0}>
      {state === "loading" && <p role="status">Loading ...</p>}
      <img
        key={attempt}
        ref={watch}
        className={plot.series.length > 1 ? undefined : "is-alone"}
        src={`${urls.metricPlot(plot.name)}${belowTitle}`}
        alt={metricText(plot)}
        width={720}
        height={396}
        {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
        onLoad={() => setState("loaded")}
        onError={() => setState("failed")}
      />
    </div>
  );
}

/** The figure as files: drawing, pixels, table. */
function Files({ plot: { name, title } }: { readonly plot: MetricPlot }) {
  const release = useMetadata()?.date_version ?? "";
  const file = `${release}-${name}`;
  return (
    <>
      <a
        className="button button--quiet"
        href={urls.metricPlot(name)}
        download={`${file}.svg`}
        aria-label={`Download ${title} as SVG`}
      >
        <Download className="icon" aria-hidden />
        SVG
      </a>
      <button
        type="button"
        className="button button--quiet"
        aria-label={`Download ${title} as PNG`}
        onClick={() => void saveFileAsPng(urls.metricPlot(name), `${file}.png`)}
      >
        <Download className="icon" aria-hidden />
        PNG
      </button>
      <a
        className="button button--quiet"
        href={urls.metricPlot(name, "tsv")}
        download={`${file}.tsv`}
        aria-label={`Download ${title} as TSV`}
      >
        <Download className="icon" aria-hidden />
        TSV
      </a>
    </>
  );
}

/** All tables together take longer to draw than the rest of the page: each is drawn for who opens it, and for paper. */
function SameAsTable({ plot }: { readonly plot: MetricPlot }) {
  const [isDrawn, setDrawn] = useState(false);
  useBeforePrint(!isDrawn, () => setDrawn(true));
  return (
    <details className="metrics__table">
      <summary onClick={() => setDrawn(true)}>The same as a table</summary>
      {isDrawn && <Figures plot={plot} />}
    </details>
  );
}

type Row = MetricPlot["rows"][number];

const written = (value: number | null | undefined): string =>
  value == null ? "–" : value.toLocaleString("en-GB", { maximumFractionDigits: 2 });

/** The newest first. */
function Figures({ plot: { title, x_label: along, series, rows, unit } }: { readonly plot: MetricPlot }) {
  const columns: Column<Row>[] = [
    { id: "x", header: along, cell: ({ x }) => x },
    ...series.map((name, index): Column<Row> => ({
      id: name,
      header: series.length === 1 && name === unit ? unit : name,
      number: true,
      label: name,
      cell: ({ values }) => written(values[index]),
    })),
  ];
  return (
    <DataTable
      caption={`${title}, ${unit}`}
      columns={columns}
      rows={rows.toReversed()}
      rowKey={({ x }) => x}
    />
  );
}
