import { Link } from "react-router-dom";
import type { Site } from "../../../api/contract/index.ts";
import type { PredefinedQuery } from "../../../api/contract/index.ts";
import type { QueryNode } from "../../../api/contract/query.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { count, counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { predefinedQuery } from "../../features/query-tree/source.ts";
import { Section } from "../../shared/ui/Section.tsx";

type Part = Site["pathway_scope"]["parts"][number];

/** How many models there are, and how much of what is to be modelled they cover, counted as the page is looked at. */
export function Scope({ models }: { readonly models: number }) {
  const {
    site: { pathway_scope: scope },
  } = useDeployment();
  const { data, error, refetch } = queries.useQueryOptionsQuery(undefined, {
    skip: scope.parts.length === 0,
  });
  return (
    <Section id="scope" title="Project scope" count={counted(models, "model")}>
      {scope.modellable !== null && (
        <p>
          {scope.modellable} proteins are predicted to be modellable: their activities can be said in the
          terms of pathways.
        </p>
      )}
      {error !== undefined && (
        <p role="alert">
          The counts could not be loaded: {asFailure(error).detail}{" "}
          <button type="button" className="link-button" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      <dl className="pathway-scope">
        <div>
          <dt>Pathway models</dt>
          <dd>
            <b>
              <Link to={urls.pathwayList}>{count(models)}</Link>
            </b>
          </dd>
        </div>
        {scope.parts.map((part) => (
          <Covered key={part.label} part={part} predefined={data?.builder.predefined ?? null} />
        ))}
      </dl>
    </Section>
  );
}

/** Genes of a query, as many as the release has now; null until they are counted. */
function useCount(predefined: readonly PredefinedQuery[] | null, id: string) {
  // The deployment's queries are read by the same rules as those of requests when the site starts.
  const constraints = (predefined && predefinedQuery(predefined, id)?.constraints) as QueryNode | undefined;
  return queries.useCountGenesQuery(
    // A skipped call asks nothing.
    { constraints: constraints ?? { gene_list: { genes: [] } } },
    { skip: constraints === undefined },
  );
}

function Covered({
  part: { label, all, modelled },
  predefined,
}: {
  readonly part: Part;
  readonly predefined: readonly PredefinedQuery[] | null;
}) {
  const [whole, covered] = [useCount(predefined, all), useCount(predefined, modelled)];
  const [genes, done] = [whole.data?.count, covered.data?.count];
  const failed = whole.error ?? covered.error;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {failed !== undefined ? (
          <span role="alert">could not be counted: {asFailure(failed).detail}</span>
        ) : genes === undefined || done === undefined ? (
          // As high as what comes, so that nothing below moves.
          <>
            <b aria-hidden>…</b> <span className="muted">counting</span>
            <progress value={0} aria-hidden />
          </>
        ) : (
          <>
            <b>
              <Link to={urls.predefinedResults(modelled)}>{count(done)}</Link>
            </b>{" "}
            of <Link to={urls.predefinedResults(all)}>{counted(genes, "gene")}</Link> in models
            {genes > 0 && <progress value={done} max={genes} aria-label={`${label}: share in models`} />}
          </>
        )}
      </dd>
    </div>
  );
}
