import type { AnnotationType, Front, Site } from "../../../api/contract/index.ts";
import { urls } from "../../shared/urls/urls.ts";

/** The overviews that the deployment's switches leave: those of diseases and of unknown proteins can be off. Pure. */
export function shownOverviews(
  front: Pick<Front, "overviews" | "has_disease_annotation" | "has_unknowns_list">,
  { slims }: Pick<Site, "slims">,
  types: readonly Pick<AnnotationType, "id" | "ortholog_taxonid">[],
): Front["overviews"] {
  const ofDiseases = new Set(
    Object.values(slims)
      .filter(({ annotation_type: type }) =>
        types.some(({ id, ortholog_taxonid: taxon }) => id === type && taxon !== null),
      )
      .map(({ link }) => link),
  );
  return front.overviews.filter(
    ({ url }) =>
      (front.has_disease_annotation || !ofDiseases.has(url)) &&
      (front.has_unknowns_list || url !== urls.proteinStatus),
  );
}
