import { useCallback, useEffect, useState } from "react";
import type { FormEvent } from "react";
import { Link, useNavigationType, useSearchParams } from "react-router-dom";
import type { DocumentationSearchAnswer } from "../../../api/contract/search.ts";
import { api } from "../../shared/api-client/api.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { Marked } from "../../features/search-results/Marked.tsx";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";

const inputId = "documentation-words";
/** ms without a key before what is typed becomes part of the address and is searched for */
const pause = 200;

/** /documentation/docsearch?q=…: the pages of text. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const q = params.get("q") ?? "";
  const [text, setText] = useState(q);
  usePageTitle("Search documentation", q);
  const arrived = useNavigationType();
  const write = useCallback(
    (words: string) =>
      setParams(words === "" ? {} : { q: words }, { replace: true, preventScrollReset: true }),
    [setParams],
  );
  // Back and links bring other words. What is typed here replaces the address, and may have gone on since.
  useEffect(() => {
    if (arrived !== "REPLACE") setText(q);
  }, [q, arrived]);
  useEffect(() => {
    if (text.trim() === q.trim()) return;
    const timer = setTimeout(() => write(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text, q, write]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    write(text.trim());
  };
  return (
    <div className="page">
      <header className="entity-head">
        <h1>Search documentation</h1>
      </header>
      <form className="results-words" role="search" aria-label="Documentation" onSubmit={submit}>
        <label htmlFor={inputId}>Pages about</label>
        <input
          id={inputId}
          className="input"
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      {q.trim() === "" ? (
        <p className="muted">
          Type some words, or see the <Link to={urls.documentation}>list of all pages</Link>.
        </p>
      ) : (
        <DocumentationHits q={q.trim()} />
      )}
    </div>
  );
}

function DocumentationHits({ q }: { readonly q: string }) {
  const query = api.useSearchDocumentationQuery(q);
  if (query.isError)
    return (
      <ErrorMessage
        title="The documentation could not be searched."
        failure={asFailure(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  // The last list stays while the next one is under way.
  if (query.data === undefined)
    return (
      <div className="loading-page waiting">
        <SkeletonRows rows={6} label="Searching …" />
      </div>
    );
  return (
    <>
      <p role="status">
        <b>{counted(query.data.total, "place")}</b> in the documentation for “{q}”
      </p>
      {query.data.total === 0 ? <Nothing q={q} /> : <Hits hits={query.data.hits} />}
    </>
  );
}

const Hits = ({ hits }: Pick<DocumentationSearchAnswer, "hits">) => (
  <ol className="results">
    {hits.map((hit) => (
      <li key={hit.url} className="hit hit--plain">
        <div>
          <div className="hit__head">
            <h2>
              <Link to={hit.url}>{hit.heading || hit.title}</Link>
            </h2>
            {hit.heading !== "" && hit.heading !== hit.title && <span className="id">{hit.title}</span>}
          </div>
          <p>
            <Marked text={hit.text} marks={hit.marks} />
          </p>
        </div>
      </li>
    ))}
  </ol>
);

const Nothing = ({ q }: { readonly q: string }) => (
  <ul className="no-results">
    <li>Check the spelling, or use other words.</li>
    <li>
      The documentation is about the site. For genes, terms and publications,{" "}
      <Link to={urls.search(q)}>search the data for “{q}”</Link>.
    </li>
    <li>
      The <Link to={urls.documentation}>list of all pages</Link> is short enough to be read.
    </li>
  </ul>
);
