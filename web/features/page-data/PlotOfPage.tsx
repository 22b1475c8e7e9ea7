import { Link } from "react-router-dom";
import { api } from "../../shared/api-client/api.ts";
import { urls } from "../../shared/urls/urls.ts";
import { MetricFigure } from "../metrics/MetricFigure.tsx";
import { NotInRelease } from "../states/NotInRelease.tsx";
import { LoadedPart } from "./LoadedPart.tsx";

/** One of the plots of the metrics page, which a text is about. */
export const PlotOfPage = ({ name }: { readonly name: string }) => (
  <LoadedPart query={api.useMetricsQuery()} what="plots">
    {({ plots }) => {
      const plot = plots.find((one) => one.name === name);
      return (
        <>
          {plot ? <MetricFigure plot={plot} /> : <NotInRelease reason={`there is no plot ${name}`} />}
          <p className="small">
            <Link to={urls.metrics}>All plots of literature and curation</Link>
          </p>
        </>
      );
    }}
  </LoadedPart>
);
