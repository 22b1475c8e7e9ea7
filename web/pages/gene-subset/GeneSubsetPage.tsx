import { useParams } from "react-router-dom";
import type { SubsetHead } from "../../../api/contract/index.ts";
import { titleParts } from "../../../api/contract/values/titles.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { words } from "../../shared/format/format.ts";
import { listPaths, lists } from "../../shared/api-client/lists.ts";
import { urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { ServerGeneList } from "../../features/gene-list/ServerGeneList.tsx";
import { Loaded } from "../../features/states/Loaded.tsx";
import { NotFound } from "../../features/states/NotFound.tsx";

/** /gene_subset/{name} */
export function Component() {
  const { id = "" } = useParams();
  const query = lists.useGeneSubsetQuery(id);
  const isUnknown = query.isError && asFailure(query.error).status === 404;
  if (isUnknown) return <NotFound said={asFailure(query.error).detail} />;
  return (
    <Loaded query={query} title={["Gene subset", id]}>
      {(subset) => <SubsetContent key={subset.name} subset={subset} />}
    </Loaded>
  );
}

function SubsetContent({ subset }: { readonly subset: SubsetHead }) {
  const { name } = subset;
  const title = subset.display_name || words(name);
  usePageTitle(...titleParts.gene_subset(subset));
  return (
    <div className="page">
      <header className="entity-head">
        <div>
          <p className="kind">Gene subset</p>
          <h1>
            {title}
            {title !== name && (
              <>
                {" "}
                <span className="id">{name}</span>
              </>
            )}
          </h1>
          {subset.definition !== undefined && <p className="product">{subset.definition}</p>}
        </div>
      </header>
      <ServerGeneList
        path={listPaths.subsetGenes(name)}
        about={title}
        fileName={`genes-${name}`}
        none={`No genes in ${title}`}
        queryUrl={urls.queryFrom.subset(name, title)}
      />
    </div>
  );
}
