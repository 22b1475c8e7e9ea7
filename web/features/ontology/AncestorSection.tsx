import { lazy, Suspense } from "react";
import type { TermPage } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { lists } from "../../shared/api-client/lists.ts";
import { useNearView } from "../../shared/browser/use-near-view.ts";
import { Section } from "../../shared/ui/Section.tsx";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";

const GraphDrawing = lazy(() => import("./GraphDrawing.tsx"));

/** What stands above a term: a service's picture where the deployment has one, else our own drawing. */
export function AncestorSection({ term }: { readonly term: TermPage }) {
  const { ontology_graph_url_prefix: pictures } = useDeployment().site;
  return (
    <Section id="ancestors" title="Terms above it" help="/documentation/term-page">
      {pictures === null ? (
        <OwnDrawing term={term} />
      ) : (
        <a href={`${pictures}${encodeURIComponent(term.termid)}`}>
          <img
            src={`${pictures}${encodeURIComponent(term.termid)}`}
            width={150}
            height={200}
            loading="lazy"
            alt={`Graph of the terms above ${term.name}`}
          />
        </a>
      )}
    </Section>
  );
}

function OwnDrawing({ term: { termid, name } }: { readonly term: TermPage }) {
  const known = lists.endpoints.ancestors.useQueryState(termid).currentData !== undefined;
  const { ref, near } = useNearView<HTMLDivElement>(known);
  const { data, isError, error, refetch } = lists.useAncestorsQuery(termid, { skip: !near });
  return (
    <div ref={ref} className="graph__place" aria-busy={!data && !isError}>
      {data ? (
        <Suspense fallback={null}>
          <GraphDrawing graph={data} name={name} />
        </Suspense>
      ) : isError ? (
        <ErrorMessage
          title="The terms above could not be loaded."
          failure={asFailure(error)}
          onRetry={() => void refetch()}
        >
          The rest of the page is not affected.
        </ErrorMessage>
      ) : null}
    </div>
  );
}
