import { Link, useParams } from "react-router-dom";
import type { TermPage } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { listPaths } from "../../shared/api-client/lists.ts";
import { urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { EntityHead } from "../../features/entities/EntityHead.tsx";
import { usePrimaryAddress } from "../../features/entities/use-primary-address.ts";
import { GenotypeList } from "../../features/genotype-list/GenotypeList.tsx";
import { Loaded } from "../../features/states/Loaded.tsx";

const kind = "Genotypes annotated to a term";

/** /term_genotypes/{termid} */
export function Component() {
  const { id = "" } = useParams();
  return (
    <Loaded query={api.useTermQuery(id)} title={[kind, id]}>
      {(term) => <TermGenotypes asked={id} term={term} />}
    </Loaded>
  );
}

function TermGenotypes({ asked, term }: { readonly asked: string; readonly term: TermPage }) {
  const { termid, name } = term;
  usePrimaryAddress(urls.termGenotypes, asked, termid);
  usePageTitle(kind, termid, name);
  return (
    <div className="page">
      <EntityHead
        type="term"
        kind={kind}
        name={name}
        id={termid}
        copied={`${name} ${termid}`}
        longName={`the genotypes of ${name} (${termid})`}
      >
        <p className="muted">
          Annotated to the term or to one below it · <Link to={urls.term(termid)}>Full term page</Link>
        </p>
      </EntityHead>
      <GenotypeList
        path={listPaths.termGenotypes(termid)}
        about={name}
        fileName={`genotypes-${termid}`}
        none={`No genotypes annotated to ${termid}`}
      />
    </div>
  );
}
