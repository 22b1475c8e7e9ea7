import { useParams } from "react-router-dom";
import type { GeneShort, GeneSubset } from "../../../api/contract/index.ts";
import { titleParts } from "../../../api/contract/titles.ts";
import { api } from "../../app/api.ts";
import { counted, words } from "../../app/format.ts";
import { usePageTitle } from "../../app/use-page-title.ts";
import { GeneLink } from "../../features/entities/links.tsx";
import { Loaded } from "../../features/states/Loaded.tsx";
import { DataTable } from "../../features/table/DataTable.tsx";
import type { Column } from "../../features/table/DataTable.tsx";
import { Pager, usePageNumber } from "../../features/table/Pager.tsx";

const pageSize = 50;

/** /gene_subset/{name} */
export function Component() {
  const { id = "" } = useParams();
  return <Loaded query={api.useGeneSubsetQuery(id)} title={["Gene subset", id]}>{(subset) => <SubsetContent key={subset.name} subset={subset} />}</Loaded>;
}

const columns: Column<GeneShort>[] = [
  { id: "gene", header: "Gene", sortBy: (gene) => gene.name ?? gene.uniquename, cell: (gene) => <GeneLink gene={gene} glyph /> },
  { id: "id", header: "ID", tight: true, inline: true, sortBy: (gene) => gene.uniquename, cell: (gene) => <span className="id muted small">{gene.uniquename}</span> },
  { id: "product", header: "Product", sortBy: (gene) => gene.product, cell: (gene) => gene.product },
];

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
      <DataTable caption={`Genes of ${title}`} columns={columns} rows={subset.elements.slice((page - 1) * pageSize, page * pageSize)} rowKey={(gene) => gene.uniquename} />
      <Pager name="page" title={`genes of ${title}`} page={page} total={subset.elements.length} size={pageSize} />
    </div>
  );
}
