import { Link, useParams } from "react-router-dom";
import type { ReferencePage } from "../../../api/contract/index.ts";
import { titleParts } from "../../../api/contract/titles.ts";
import { api } from "../../app/api.ts";
import { urls } from "../../app/urls.ts";
import { usePageTitle } from "../../app/use-page-title.ts";
import { EntityHead } from "../../features/entities/EntityHead.tsx";
import { Loaded } from "../../features/states/Loaded.tsx";
import { usePageNumber } from "../../features/table/Pager.tsx";
import { GeneList, listSize } from "./GeneList.tsx";

/** /ref_genes/{uniquename} */
export function Component() {
  const { id = "" } = useParams();
  return <Loaded query={api.useReferenceQuery(id)} title={["Reference", id, "UNKNOWN"]}>{(reference) => <ReferenceGenes reference={reference} />}</Loaded>;
}

function ReferenceGenes({ reference }: { readonly reference: ReferencePage }) {
  const id = reference.uniquename;
  const page = usePageNumber("page", reference.gene_count, listSize);
  const query = api.useReferenceGenesQuery({ id, page, size: listSize });
  usePageTitle(...titleParts.reference(reference));
  return (
    <div className="page">
      <EntityHead type="reference" kind={`Genes from ${id}`} isTitle name={reference.title ?? id} id={reference.title === null ? null : id} copied={id} longName={`the genes of ${id}`}>
        <p className="muted">{[reference.authors_abbrev, reference.citation].filter(Boolean).join(" ")} · <Link to={urls.reference(id)}>publication page</Link></p>
      </EntityHead>
      <GeneList query={query} page={page} about={id} none={`No genes from ${id}`} />
    </div>
  );
}
