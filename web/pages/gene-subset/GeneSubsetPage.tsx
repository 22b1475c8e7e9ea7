import { useParams } from "react-router-dom";
import type { GeneSubset } from "../../../api/contract/index.ts";
import { titleParts } from "../../../api/contract/titles.ts";
import { api } from "../../app/api.ts";
import { counted, words } from "../../app/format.ts";
import { usePageTitle } from "../../app/use-page-title.ts";
import { Loaded } from "../../features/states/Loaded.tsx";
import { GeneTable } from "../../features/table/GeneTable.tsx";
import { Pager, usePageNumber } from "../../features/table/Pager.tsx";

const pageSize = 50;

/** /gene_subset/{name} */
export function Component() {
  const { id = "" } = useParams();
  return <Loaded query={api.useGeneSubsetQuery(id)} title={["Gene subset", id]}>{(subset) => <SubsetContent key={subset.name} subset={subset} />}</Loaded>;
}

function SubsetContent({ subset }: { readonly subset: GeneSubset }) {
  const page = usePageNumber("page", subset.elements.length, pageSize);
  const title = subset.display_name || words(subset.name);
  usePageTitle(...titleParts.gene_subset(subset));
  return (
    <div className="page">
      <header className="entity-head">
        <div>
          <p className="kind">Gene subset</p>
          <h1>{title}{title !== subset.name && <> <span className="id">{subset.name}</span></>}</h1>
          <p className="muted">{counted(subset.elements.length, "gene")}</p>
        </div>
      </header>
      <GeneTable caption={`Genes of ${title}`} genes={subset.elements.slice((page - 1) * pageSize, page * pageSize)} isPart={subset.elements.length > pageSize} />
      <Pager name="page" title={`genes of ${title}`} page={page} total={subset.elements.length} size={pageSize} />
    </div>
  );
}
