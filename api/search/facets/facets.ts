/** The filters of the results page as a deployment has them: what a chosen value means and how values are said. Pure. */
import type { Deployment } from "../../../config/schema.ts";
import { ontologyName } from "../../contract/values/ontology-name.ts";
import { searchedKinds } from "../../../index-mappings/fields/entities.ts";
import { facetsOfKind } from "../../../index-mappings/fields/search-facets.ts";
import type { FacetEntry, FacetName } from "../../../index-mappings/fields/search-facets.ts";
import type { EsQuery } from "../../elastic/es-query.ts";
import { readYears } from "./years.ts";

export interface Facet extends FacetEntry {
  /** The value in the index that a chosen one means; null when it can mean none. */
  readonly read: (chosen: string) => string | null;
  readonly label: (value: string) => string;
}

type Rules = Pick<Facet, "order" | "read" | "label">;

const words = (text: string): string => text.replaceAll("_", " ");

/** What the catalogue leaves to the deployment. */
function rulesOf(deployment: Deployment): Partial<Record<FacetName, Partial<Rules>>> {
  const { site, search } = deployment;
  const chromosomes = new Map(
    site.chromosomes.flatMap((one) => [one.id, one.name, ...one.aliases].map((name) => [name, one] as const)),
  );
  const organisms = new Map(
    site.organisms.map(({ taxonid, genus, species }) => [String(taxonid), `${genus} ${species}`]),
  );
  return {
    organism: { label: (value) => organisms.get(value) ?? value },
    chromosome: {
      read: (chosen) => chromosomes.get(chosen)?.id ?? chosen,
      label: (value) => chromosomes.get(value)?.long_display_name ?? value,
      order: site.chromosomes.map(({ id }) => id),
    },
    ontology: {
      read: (chosen) => (search.cv_names.includes(chosen) ? chosen : null),
      label: (value) => ontologyName(value, deployment.annotationTypes),
    },
    year: { read: (chosen) => (readYears(chosen) ? chosen : null) },
    allele_type: { label: words },
  };
}

/** The facets of a deployment, in the order in which they are shown. */
export function facetsOf(deployment: Deployment): Facet[] {
  const rules = rulesOf(deployment);
  return searchedKinds
    .flatMap(facetsOfKind)
    .filter(({ name }) => name !== "characterisation_status" || deployment.site.show_characterisation_status)
    .map((entry) => ({
      ...entry,
      read: (chosen) => chosen,
      label: (value) => entry.words[value] ?? value,
      ...rules[entry.name],
    }));
}

/** Things that have one of the values, as `read` gives them. */
export function anyOf({ name, field, isFlag }: Facet, values: readonly string[]): EsQuery {
  if (name === "year")
    return {
      bool: {
        should: values.map((value) => ({ range: { year: readYears(value) ?? {} } })),
        minimum_should_match: 1,
      },
    };
  if (isFlag) return { terms: { [field]: values.map((value) => value === "yes") } };
  return { terms: { [field]: [...values] } };
}
