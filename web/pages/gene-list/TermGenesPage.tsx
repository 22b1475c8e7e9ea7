import { Link, useParams } from "react-router-dom";
import type { TermPage } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { listPaths } from "../../shared/api-client/lists.ts";
import { urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { EntityHead } from "../../features/entities/EntityHead.tsx";
import { usePrimaryAddress } from "../../features/entities/use-primary-address.ts";
import { ServerGeneList } from "../../features/gene-list/ServerGeneList.tsx";
import { Loaded } from "../../features/states/Loaded.tsx";

const kind = "Genes annotated to a term";

/** /term_genes/{termid} */
export function Component() {
  const { id = "" } = useParams();
  return (
    <Loaded query={api.useTermQuery(id)} title={[kind, id]}>
      {(term) => <TermGenes asked={id} term={term} />}
    </Loaded>
  );
}

function TermGenes({ asked, term }: { readonly asked: string; readonly term: TermPage }) {
  const { termid, name } = term;
  usePrimaryAddress(urls.termGenes, asked, termid);
  usePageTitle(kind, termid, name);
  return (
    <div className="page">
      <EntityHead
        type="term"
        kind={kind}
        name={name}
        id={termid}
        copied={`${name} ${termid}`}
        longName={`the genes of ${name} (${termid})`}
      >
        <p className="muted">
          Annotated to the term or to one below it · <Link to={urls.term(termid)}>Full term page</Link>
        </p>
      </EntityHead>
      <ServerGeneList
        path={listPaths.termGenes(termid)}
        about={name}
        order="name"
        fileName={`genes-${termid}`}
        none={`No genes annotated to ${termid}`}
        queryUrl={urls.queryFrom.term(termid, name)}
      />
    </div>
  );
}
