import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { asFailure } from "../../shared/api-client/failure.ts";
import { counted } from "../../shared/format/format.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { urls } from "../../shared/urls/urls.ts";
import { useRunQuery } from "../../features/query-history/use-run-query.ts";
import { idsOf } from "../../features/query-results/enrichment-view.ts";
import { listOf } from "../../features/query-results/use-gene-set.ts";

/** Ids that name no gene, in a sentence. */
function unknownText(ids: readonly string[]): string {
  const more = ids.length > 20 ? ` and ${ids.length - 20} more` : "";
  return `Unknown identifiers: ${ids.slice(0, 20).join(", ")}${more}`;
}

/** Looks the genes up and goes to their test. */
function useTest() {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const dispatch = useAppDispatch();
  const run = useRunQuery();
  const navigate = useNavigate();
  const test = async (ids: readonly string[]) => {
    setBusy(true);
    const { data, error } = await dispatch(
      queries.endpoints.lookUpGenes.initiate({ ids }, { subscribe: false }),
    );
    setBusy(false);
    if (!data) return setProblem(asFailure(error).detail);
    if (data.unknown.length > 0) return setProblem(unknownText(data.unknown.map(({ id }) => id)));
    const genes = data.found.map(({ gene }) => gene.uniquename);
    const name = `list of ${counted(genes.length, "gene")}`;
    const id = await run(listOf(genes, name), name);
    if (id !== null) void navigate(urls.enrichment(id));
  };
  return { test, busy, problem, clearProblem: () => setProblem(null) };
}

/** A list of genes to test, typed or pasted. */
export function GeneListForm() {
  const [text, setText] = useState("");
  const { test, busy, problem, clearProblem } = useTest();
  const ids = idsOf(text);
  return (
    <div className="prose">
      <h1>Enrichment</h1>
      <p>
        Which GO terms, phenotypes or protein domains do the genes of a list have more often than chance would
        give them? Every list of results of the <Link to={urls.query}>advanced search</Link> can be tested,
        and so can a list of names or systematic IDs:
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void test(ids);
        }}
      >
        <p>
          <label htmlFor="enrichment-genes">Genes</label>
        </p>
        <textarea
          className="input"
          id="enrichment-genes"
          rows={8}
          value={text}
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value);
            clearProblem();
          }}
        />
        {problem !== null && (
          <p className="field-problem" role="alert">
            {problem}
          </p>
        )}
        <p>
          <button type="submit" className="button button--primary" disabled={busy || ids.length === 0}>
            {busy ? "Looking genes up …" : `Test ${counted(ids.length, "gene")}`}
          </button>
        </p>
      </form>
    </div>
  );
}
