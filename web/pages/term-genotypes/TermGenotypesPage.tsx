import { listPaths } from "../../shared/api-client/lists.ts";
import { urls } from "../../shared/urls/urls.ts";
import { GenotypeList } from "../../features/genotype-list/GenotypeList.tsx";
import { TermList } from "../../features/term-lists/TermList.tsx";

/** /term_genotypes/{termid} */
export const Component = () => (
  <TermList kind="Genotypes annotated to a term" what="genotypes" address={urls.termGenotypes}>
    {({ termid, name }) => (
      <GenotypeList
        path={listPaths.termGenotypes(termid)}
        about={`of ${name}`}
        fileName={`genotypes-${termid}`}
        none={`No genotypes annotated to ${termid}`}
      />
    )}
  </TermList>
);
