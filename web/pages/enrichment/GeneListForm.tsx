import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { PastedGenes } from "../../features/pasted-genes/PastedGenes.tsx";
import { usePastedGenes } from "../../features/pasted-genes/use-pasted-genes.ts";
import type { PastedList } from "../../features/pasted-genes/use-pasted-genes.ts";
import { useRunQuery } from "../../features/query-history/use-run-query.ts";
import { listOf } from "../../features/query-results/use-gene-set.ts";

/** Saves the genes of a list as a query and goes to their test. */
function useTest({ found }: PastedList) {
  const [busy, setBusy] = useState(false);
  const run = useRunQuery();
  const navigate = useNavigate();
  const test = async () => {
    setBusy(true);
    const genes = found.map(({ gene }) => gene.uniquename);
    const name = `list of ${counted(genes.length, "gene")}`;
    const id = await run(listOf(genes, name), name);
    setBusy(false);
    if (id !== null) void navigate(urls.enrichment(id));
  };
  return { test, busy };
}

/** A list of genes to test, typed, pasted or read from a file. */
export function GeneListForm() {
  const [text, setText] = useState("");
  const list = usePastedGenes(text);
  const { test, busy } = useTest(list);
  const left = list.unknown.length;
  return (
    <div className="prose">
      <h1>Enrichment</h1>
      <p>
        Which GO terms, phenotypes or protein domains do the genes of a list have more often than chance would
        give them? Every list of results of the <Link to={urls.query}>advanced search</Link> can be tested,
        and so can a list of names or systematic IDs:
      </p>
      <form
        className="pasted-genes"
        onSubmit={(event) => {
          event.preventDefault();
          void test();
        }}
      >
        <PastedGenes label="Genes" text={text} onText={setText} onClear={() => setText("")} list={list} />
        <p className="row">
          <button
            type="submit"
            className="button button--primary"
            disabled={busy || list.pending || list.problem !== null || list.found.length === 0}
          >
            {list.pending ? "Looking genes up …" : `Test ${counted(list.found.length, "gene")}`}
          </button>
          {left > 0 && !list.pending && (
            <span className="subtle">Without the {counted(left, "unknown identifier")}.</span>
          )}
        </p>
      </form>
    </div>
  );
}
