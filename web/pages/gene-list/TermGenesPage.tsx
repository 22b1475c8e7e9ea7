import { listPaths } from "../../shared/api-client/lists.ts";
import { urls } from "../../shared/urls/urls.ts";
import { ServerGeneList } from "../../features/gene-list/ServerGeneList.tsx";
import { TermList } from "../../features/term-lists/TermList.tsx";

/** /term_genes/{termid} */
export const Component = () => (
  <TermList kind="Genes annotated to a term" what="genes" address={urls.termGenes}>
    {({ termid, name }) => (
      <ServerGeneList
        path={listPaths.termGenes(termid)}
        about={name}
        fileName={`genes-${termid}`}
        none={`No genes annotated to ${termid}`}
        queryUrl={urls.queryFrom.term(termid, name)}
      />
    )}
  </TermList>
);
