import { useEffect } from "react";
import { Link, useParams } from "react-router-dom";
import type { ReferencePage } from "../../../api/contract/index.ts";
import { pageTitle, titleParts } from "../../../api/contract/values/titles.ts";
import { api } from "../../shared/api-client/api.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { listPaths } from "../../shared/api-client/lists.ts";
import { urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { EntityHead } from "../../features/entities/EntityHead.tsx";
import { usePrimaryAddress } from "../../features/entities/use-primary-address.ts";
import { ServerGeneList } from "../../features/gene-list/ServerGeneList.tsx";
import { Loaded } from "../../features/states/Loaded.tsx";
import { NotFound } from "../../features/states/NotFound.tsx";
import { isPubmed, referenceLabel } from "./reference-label.ts";
import { about } from "../../features/entities/about.ts";

/** /ref_genes/{uniquename} */
export function Component() {
  const { id = "" } = useParams();
  const query = api.useReferenceQuery(id);
  const title = ["Reference", id];
  if (query.isError && asFailure(query.error).status === 404) return <NotFound title={title} />;
  return (
    <Loaded query={query} title={title}>
      {(reference) => <ReferenceGenes asked={id} reference={reference} />}
    </Loaded>
  );
}

/** The description that other sites show of a link is the title. */
function useTitleAsDescription(title: string): void {
  useEffect(() => {
    document.querySelector('meta[property="og:description"]')?.setAttribute("content", title);
  }, [title]);
}

function ReferenceGenes({ asked, reference }: { readonly asked: string; readonly reference: ReferencePage }) {
  const { site } = useDeployment();
  const id = reference.uniquename;
  const parts = titleParts.reference(reference);
  usePrimaryAddress(urls.referenceGenes, asked, id);
  usePageTitle(...parts);
  useTitleAsDescription(pageTitle(site.site_name, ...parts));
  return (
    <div className="page">
      <EntityHead
        type="reference"
        kind={`${isPubmed(id) ? "Publication" : "Reference"}: genes from ${id}`}
        isTitle
        name={reference.title ?? id}
        id={reference.title === null ? null : id}
        copied={id}
        longName={`the genes of ${id}`}
      >
        <p className="muted">{[reference.authors_abbrev, reference.citation].filter(Boolean).join(" · ")}</p>
        <p>
          <Link to={urls.reference(id)} {...about("reference", id)}>
            {isPubmed(id) ? "Publication page" : "Reference page"}
          </Link>
        </p>
      </EntityHead>
      <ServerGeneList
        path={listPaths.referenceGenes(id)}
        about={id}
        fileName={`genes-${id}`}
        none={`No genes from ${id}`}
        queryUrl={urls.queryFrom.reference(id, referenceLabel(reference))}
      />
    </div>
  );
}
