import { useState } from "react";
import type { FormEvent } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { compareLead } from "../../../api/contract/values/page-lead.ts";
import { tidyGenes } from "../../../api/contract/values/tidy-genes.ts";
import { comparison } from "../../shared/api-client/comparison.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { PageLead } from "../../shared/ui/PageLead.tsx";
import { urls } from "../../shared/urls/urls.ts";
import { ComparedGenes } from "./ComparedGenes.tsx";

/** /compare?genes=…: what a few genes have in common, and what only some of them have. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const asked = tidyGenes(params.get("genes") ?? "");
  usePageTitle("Compare genes", asked);
  return (
    <div className="page">
      <header className="page-head">
        <h1>Compare genes</h1>
        <PageLead of={compareLead} />
      </header>
      <CompareForm key={asked} asked={asked} onAsk={(genes) => setParams(genes === "" ? {} : { genes })} />
      {asked === "" ? <Example /> : <Compared asked={asked} />}
    </div>
  );
}

function CompareForm({ asked, onAsk }: { readonly asked: string; readonly onAsk: (genes: string) => void }) {
  const [text, setText] = useState(asked);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsk(tidyGenes(text));
  };
  return (
    <form className="results-words" role="search" aria-label="Genes to compare" onSubmit={submit}>
      <label htmlFor="compared-genes">Genes</label>
      <input
        id="compared-genes"
        className="input"
        type="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        placeholder="Names or systematic IDs, with blanks between"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button button--primary">
        Compare
      </button>
    </form>
  );
}

/** Two genes of the deployment's examples. */
function Example() {
  const { site } = useDeployment();
  const examples =
    site.organisms.find(({ taxonid }) => taxonid === site.taxonid)?.example_gene_identifiers ?? [];
  return (
    examples.length > 1 && (
      <p className="muted">
        Such as <Link to={urls.compare(examples.slice(0, 2))}>{examples.slice(0, 2).join(" and ")}</Link>.
      </p>
    )
  );
}

function Compared({ asked }: { readonly asked: string }) {
  const query = comparison.useGeneComparisonQuery(asked);
  if (query.currentData) return <ComparedGenes comparison={query.currentData} />;
  if (!query.isError)
    return (
      <div className="loading-page waiting">
        <SkeletonRows rows={9} label="Comparing …" />
      </div>
    );
  const failure = asFailure(query.error);
  const [fault] = failure.errors ?? [];
  if (failure.status === 404 || (failure.status === 400 && fault))
    return (
      <p className="message message--bad" role="alert">
        {failure.status === 404 ? `There is ${failure.detail}.` : `This ${fault?.reason}.`}
      </p>
    );
  return (
    <ErrorMessage
      title="The genes could not be compared."
      failure={failure}
      onRetry={() => void query.refetch()}
    />
  );
}
