import type { GenePage } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { Section } from "../../shared/ui/Section.tsx";
import { TakeTable } from "../../shared/table/TakeTable.tsx";
import type { FileColumn } from "../../shared/table/tsv.ts";
import { geneReferences, predictionGroup } from "./gene-references.ts";
import type { FoundReference } from "./gene-references.ts";
import { GeneReferenceList } from "./GeneReferenceList.tsx";

const fileColumns: FileColumn<FoundReference>[] = [
  { header: "resource", text: (one) => one.label },
  { header: "kind", text: (one) => one.group },
  { header: "identifier", text: (one) => one.identifier },
  { header: "description", text: (one) => one.description },
  { header: "address", text: (one) => one.url },
];

/** The gene at other resources. */
export function ExternalReferences({ gene }: { readonly gene: GenePage }) {
  const { site } = useDeployment();
  const references = geneReferences(gene, site.gene_references).filter(
    ({ group }) => group !== predictionGroup,
  );
  return (
    <Section
      id="external-references"
      title="External references"
      help="/documentation/gene-page-external-references"
      actions={
        <TakeTable
          what={`external references of ${gene.display_name}`}
          file={`${gene.uniquename}-external-references`}
          section="external-references"
          columns={fileColumns}
          rows={references}
        />
      }
    >
      <GeneReferenceList caption={`${gene.display_name} at other resources`} references={references} />
    </Section>
  );
}
