/** Kinds of identifiers that can be mapped, from the deployment. */
import { useMemo } from "react";
import type { Deployment } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { sentenceCase } from "../../shared/format/format.ts";

export interface IdentifierType {
  readonly id: string;
  /** Of the organism that the identifiers belong to; null for those of all. */
  readonly taxonId: number | null;
  /** In sentences, before "identifiers". */
  readonly displayName: string;
  readonly displayNameWithExamples: string;
  /** Some that the release has. */
  readonly examples: readonly string[];
}

const suchAs = (examples: readonly string[]): string =>
  examples.length > 0 ? ` (such as ${examples.join(", ")})` : "";

function identifierTypes({
  organisms,
  ortholog_taxonids: taxa,
  example_uniprot_identifiers: accessions,
}: Deployment["site"]): readonly IdentifierType[] {
  const others = taxa.flatMap((taxonid) => organisms.filter((organism) => organism.taxonid === taxonid));
  return [
    {
      id: "uniprot",
      taxonId: null,
      displayName: "UniProt",
      displayNameWithExamples: `UniProt accessions${suchAs(accessions)}`,
      examples: accessions,
    },
    ...others.map(({ taxonid, common_name: name, example_gene_identifiers: examples }) => ({
      id: `ortholog:${taxonid}`,
      taxonId: taxonid,
      displayName: name,
      displayNameWithExamples: `${sentenceCase(name)} genes${suchAs(examples)}`,
      examples,
    })),
  ];
}

/** The kinds of identifiers that the deployment can map. */
export function useIdentifierTypes(): readonly IdentifierType[] {
  const { site } = useDeployment();
  return useMemo(() => identifierTypes(site), [site]);
}
