import { Download } from "lucide-react";
import { useCallback, useState } from "react";
import type { ReactNode } from "react";
import type { MetricPlot } from "../../../api/contract/index.ts";
import { metricDrawing } from "../../../api/contract/values/metric-drawing.ts";
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
  /** Tables that belong to it. */
  readonly children?: ReactNode;
}

/** A figure over time: drawn, in words, as a table, and as files; in words alone where the release has no data for it. */
export function MetricFigure({ plot, children }: MetricFigureProps) {
  const { name, title, description, left_out: leftOut, missing } = plot;
  const note = useDeployment().site.metrics.notes[name];
  return (
    <Section id={name} title={title} {...(missing === null && { actions: <Files plot={plot} /> })}>
      <p className="small">{description}</p>
      {note !== undefined && <p className="small">{note}</p>}
      {missing === null ? (
        <>
          <Picture plot={plot} />
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

/** Address and size of a drawing: its room is there before it has come. */
function drawn({ name, series }: MetricPlot, layout: "page" | "narrow") {
  const { width, height } = metricDrawing(series, layout);
  return { address: urls.metricPlot(name, layout), size: { width, height } };
}

function Picture({ plot }: { readonly plot: MetricPlot }) {
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
  const [wide, narrow] = [drawn(plot, "page"), drawn(plot, "narrow")];
  return (
    <div className="metrics__plot">
      {state === "loading" && <p role="status">Loading ...</p>}
      <picture key={attempt}>
        <source media="(max-width: 639px)" srcSet={narrow.address} {...narrow.size} />
        <img
          ref={watch}
          src={wide.address}
          alt={metricText(plot)}
          {...wide.size}
          loading="lazy"
          onLoad={() => setState("loaded")}
          onError={() => setState("failed")}
        />
      </picture>
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
        href={urls.metricTable(name)}
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
