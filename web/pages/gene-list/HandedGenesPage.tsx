import { Copy, Download } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { counted } from "../../app/format.ts";
import { useAppDispatch } from "../../app/store.ts";
import { urls } from "../../app/urls.ts";
import { usePageTitle } from "../../app/use-page-title.ts";
import { handedOver } from "../../features/gene-handoff/handoff.ts";
import type { GeneHandoff } from "../../features/gene-handoff/handoff.ts";
import { GeneTable } from "../../features/table/GeneTable.tsx";
import { Pager, usePageNumber } from "../../features/table/Pager.tsx";
import { toasts } from "../../features/toast/toasts.ts";
import { listSize } from "./GeneList.tsx";

/** /query/start_from/gene_list: the genes that another page has handed over. */
export function Component() {
  const [handoff] = useState(handedOver);
  usePageTitle("Gene list");
  return (
    <div className="page">
      <header className="entity-head">
        <div>
          <p className="kind">Gene list</p>
          <h1>{handoff ? counted(handoff.genes.length, "gene") : "No genes yet"}</h1>
          {handoff && <p className="muted">From: <Link to={handoff.url}>{handoff.origin}</Link></p>}
        </div>
        {handoff && handoff.genes.length > 0 && <TakeAlong handoff={handoff} />}
      </header>
      {handoff ? <Genes genes={handoff.genes} /> : (
        <div className="prose">
          <p>A list of genes can be sent here from the results of a <Link to={urls.search("")}>search</Link>: choose Genes there, then “Use these genes in query…”.</p>
        </div>
      )}
      <p className="subtle section">Combining this list with other conditions is not in this version yet. The list is kept in this tab of the browser only.</p>
    </div>
  );
}

function Genes({ genes }: Pick<GeneHandoff, "genes">) {
  const page = usePageNumber("page", genes.length, listSize);
  return (
    <>
      <GeneTable caption="Genes of the list" genes={genes.slice((page - 1) * listSize, page * listSize)} isPart={genes.length > listSize} />
      <Pager name="page" title="genes of the list" page={page} total={genes.length} size={listSize} />
    </>
  );
}

const asTable = (genes: GeneHandoff["genes"]): string =>
  ["systematic_id\tname\tproduct", ...genes.map(({ uniquename, name, product }) => [uniquename, name ?? "", product ?? ""].join("\t")), ""].join("\n");

function TakeAlong({ handoff: { genes } }: { readonly handoff: GeneHandoff }) {
  const dispatch = useAppDispatch();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(genes.map(({ uniquename }) => uniquename).join("\n"));
      dispatch(toasts.actions.shown(`Copied: ${counted(genes.length, "gene ID")}`));
    } catch {
      dispatch(toasts.actions.shown("The browser does not allow copying here"));
    }
  };
  const download = () => {
    const url = URL.createObjectURL(new Blob([asTable(genes)], { type: "text/tab-separated-values" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = "genes.tsv";
    link.click();
    // The browser reads the file after the click has been handled.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };
  return (
    <div className="actions">
      <button type="button" className="button button--quiet" onClick={() => void copy()}><Copy className="icon" aria-hidden />Copy IDs</button>
      <button type="button" className="button button--quiet" onClick={download}><Download className="icon" aria-hidden />TSV</button>
    </div>
  );
}
