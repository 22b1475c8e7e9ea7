import { listPaths } from "../../shared/api-client/lists.ts";
import { urls } from "../../shared/urls/urls.ts";
import { ServerGeneList } from "../../features/gene-list/ServerGeneList.tsx";
import { TermList } from "../../features/term-lists/TermList.tsx";

/** /term_single_locus_genotype_genes/{termid} */
export const Component = () => (
  <TermList
    kind="Genes with a single-locus genotype annotated to a term"
    what="single-locus genes"
    address={urls.termSingleLocusGenes}
  >
    {({ termid, name }) => (
      <ServerGeneList
        path={listPaths.termSingleLocusGenes(termid)}
        about={name}
        fileName={`single-locus-genes-${termid}`}
        none={`No genes with a single-locus genotype annotated to ${termid}`}
        queryUrl={null}
      />
    )}
  </TermList>
);
