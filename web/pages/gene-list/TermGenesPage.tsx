import { Link, useParams } from "react-router-dom";
import type { TermPage } from "../../../api/contract/index.ts";
import { api } from "../../app/api.ts";
import { counted } from "../../app/format.ts";
import { urls } from "../../app/urls.ts";
import { usePageTitle } from "../../app/use-page-title.ts";
import { EntityHead } from "../../features/entities/EntityHead.tsx";
import { Loaded } from "../../features/states/Loaded.tsx";
import { usePageNumber } from "../../features/table/Pager.tsx";
import { GeneList, listSize } from "./GeneList.tsx";

/** /term_genes/{termid} */
export function Component() {
  const { id = "" } = useParams();
  return <Loaded query={api.useTermQuery(id)} title={["Genes annotated to a term", id]}>{(term) => <TermGenes term={term} />}</Loaded>;
}

function TermGenes({ term }: { readonly term: TermPage }) {
  const page = usePageNumber("page", term.gene_count, listSize);
  const query = api.useTermGenesQuery({ id: term.termid, page, size: listSize });
  usePageTitle("Genes annotated to a term", term.termid, term.name);
  return (
    <div className="page">
      <EntityHead type="term" kind="Genes annotated to a term" name={term.name} id={term.termid} copied={`${term.name} ${term.termid}`} longName={`the genes of ${term.name} (${term.termid})`}>
        <p className="muted">{counted(term.gene_count, "gene")}, with the terms below it · <Link to={urls.term(term.termid)}>term page</Link></p>
      </EntityHead>
      <GeneList query={query} page={page} about={term.name} none={`No genes annotated to ${term.termid}`} />
    </div>
  );
}
