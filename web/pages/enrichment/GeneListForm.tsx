import { useState } from "react";
import { Link } from "react-router-dom";
import { counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { PastedGenes } from "../../features/pasted-genes/PastedGenes.tsx";
import { usePastedGenes } from "../../features/pasted-genes/use-pasted-genes.ts";
import { listOf } from "../../features/query-results/use-gene-set.ts";
import { ListsToTest } from "./ListsToTest.tsx";
import { useRunTest } from "./use-run-test.ts";

/** A list of genes to test, typed, pasted or read from a file. */
export function GeneListForm() {
  const [text, setText] = useState("");
  const list = usePastedGenes(text);
  const runTest = useRunTest();
  const left = list.unknown.length;
  const test = () => {
    const genes = list.found.map(({ gene }) => gene.uniquename);
    const name = `list of ${counted(genes.length, "gene")}`;
    return runTest.run(listOf(genes, name), name);
  };
  return (
    <>
      <h1>Enrichment</h1>
      <p className="prose">
        Which GO terms, phenotypes or protein domains do the genes of a list have more often than chance would
        give them? Every list of results of the <Link to={urls.query}>advanced search</Link> can be tested,
        and so can a list of names or systematic IDs:
      </p>
      <div className="tool-start">
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
              disabled={runTest.isBusy || list.pending || list.problem !== null || list.found.length === 0}
            >
              {list.pending ? "Looking genes up …" : `Test ${counted(list.found.length, "gene")}`}
            </button>
            {left > 0 && !list.pending && (
              <span className="subtle">Without the {counted(left, "unknown identifier")}.</span>
            )}
          </p>
        </form>
        <ListsToTest run={runTest} />
      </div>
    </>
  );
}
