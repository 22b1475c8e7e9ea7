import type { GenePage } from "../../../api/contract/index.ts";
import { useDeployment } from "../../app/boot.ts";
import { Section } from "../../features/entities/Section.tsx";
import { geneReferences, predictionGroup } from "./gene-references.ts";
import { GeneReferenceTable } from "./GeneReferenceTable.tsx";

/** The gene at other resources. */
export function ExternalReferences({ gene }: { readonly gene: GenePage }) {
  const { site } = useDeployment();
  const references = geneReferences(gene, site.gene_references).filter(({ group }) => group !== predictionGroup);
  return (
    <Section id="external-references" title="External references" help="/documentation/gene-page-external-references">
      <GeneReferenceTable caption={`${gene.display_name} at other resources`} references={references} />
    </Section>
  );
}
