import { useState } from "react";
import { Link } from "react-router-dom";
import { counted } from "../../app/format.ts";
import { urls } from "../../app/urls.ts";
import { usePageTitle } from "../../app/use-page-title.ts";
import { handedOver } from "../../features/gene-handoff/handoff.ts";
import { LocalGeneList } from "../../features/gene-list/LocalGeneList.tsx";

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
      </header>
      {handoff ? <LocalGeneList about="the list" genes={handoff.genes} /> : (
        <div className="prose">
          <p>A list of genes can be sent here from the results of a <Link to={urls.search("")}>search</Link>: choose Genes there, then “Use these genes in query…”.</p>
        </div>
      )}
      <p className="subtle section">Combining this list with other conditions is not in this version yet. The list is kept in this tab of the browser only.</p>
    </div>
  );
}
