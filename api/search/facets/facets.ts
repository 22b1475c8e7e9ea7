/** The filters of the results page: which type they belong to, what they look at and how they are said. Pure. */
import type { AlleleDoc } from "../../../index-mappings/alleles.ts";
import type { GeneDoc } from "../../../index-mappings/genes.ts";
import type { ReferenceDoc } from "../../../index-mappings/references.ts";
import type { TermDoc } from "../../../index-mappings/terms.ts";
import type { Deployment } from "../../../config/schema.ts";
import type { FacetName } from "../../contract/search.ts";
import type { EntityType } from "../../contract/suggest.ts";
import { readYears } from "./years.ts";
import type { EsQuery } from "../match/es-query.ts";

/** In which order the values of a facet are listed. */
export type FacetOrder = "count" | "value" | readonly string[];

export interface Facet {
  readonly name: FacetName;
  readonly type: EntityType;
  readonly field: keyof GeneDoc | keyof TermDoc | keyof ReferenceDoc | keyof AlleleDoc;
  /** The value in the index that a chosen one means; null when it can mean none. */
  readonly read: (chosen: string) => string | null;
  readonly label: (value: string) => string;
  readonly order: FacetOrder;
}

const same = (text: string): string => text;
const words = (text: string): string => text.replaceAll("_", " ");

const viabilities: Readonly<Record<string, string>> = {
  viable: "viable",
  inviable: "inviable",
  depends_on_conditions: "depends on conditions",
  unknown: "unknown",
};
const assets: Readonly<Record<string, string>> = {
  structure: "predicted structure",
  ortholog: "ortholog",
  pathway: "pathway model",
};
const answers: Readonly<Record<string, string>> = { yes: "curated", no: "not curated" };

/** Of several types of annotation with terms of one ontology none can name it. */
function ontologyLabel(cvName: string, { annotationTypes }: Deployment): string {
  const types = annotationTypes.filter(({ cv_names }) => cv_names.includes(cvName));
  return types.length === 1 && types[0] ? types[0].display_name : words(cvName);
}

/** The facets of a deployment, in the order in which they are shown. */
export function facetsOf(deployment: Deployment): Facet[] {
  const { site, search } = deployment;
  const chromosomes = new Map(
    site.chromosomes.flatMap((one) => [one.id, one.name, ...one.aliases].map((name) => [name, one] as const)),
  );
  const organisms = new Map(
    site.organisms.map(({ taxonid, genus, species }) => [String(taxonid), `${genus} ${species}`]),
  );
  const facets: Facet[] = [
    {
      name: "feature_type",
      type: "gene",
      field: "feature_type",
      read: same,
      label: (value) => (value === "mRNA gene" ? "protein coding" : value),
      order: "count",
    },
    {
      name: "organism",
      type: "gene",
      field: "taxonid",
      read: same,
      label: (value) => organisms.get(value) ?? value,
      order: "count",
    },
    {
      name: "characterisation_status",
      type: "gene",
      field: "characterisation_status",
      read: same,
      label: same,
      order: "count",
    },
    {
      name: "chromosome",
      type: "gene",
      field: "chromosome",
      read: (chosen) => chromosomes.get(chosen)?.id ?? chosen,
      label: (value) => chromosomes.get(value)?.long_display_name ?? value,
      order: site.chromosomes.map(({ id }) => id),
    },
    {
      name: "viability",
      type: "gene",
      field: "deletion_viability",
      read: same,
      label: (value) => viabilities[value] ?? value,
      order: Object.keys(viabilities),
    },
    {
      name: "has",
      type: "gene",
      field: "has",
      read: same,
      label: (value) => assets[value] ?? value,
      order: Object.keys(assets),
    },
    {
      name: "ontology",
      type: "term",
      field: "cv_name",
      read: (chosen) => (search.cv_names.includes(chosen) ? chosen : null),
      label: (value) => ontologyLabel(value, deployment),
      order: "count",
    },
    {
      name: "year",
      type: "reference",
      field: "year",
      read: (chosen) => (readYears(chosen) ? chosen : null),
      label: same,
      order: "value",
    },
    {
      name: "curated",
      type: "reference",
      field: "curated",
      read: (chosen) => (Object.hasOwn(answers, chosen) ? chosen : null),
      label: (value) => answers[value] ?? value,
      order: Object.keys(answers),
    },
    { name: "allele_type", type: "allele", field: "allele_type", read: same, label: words, order: "count" },
  ];
  return facets.filter(({ name }) => name !== "characterisation_status" || site.show_characterisation_status);
}

/** Things that have one of the values, as `read` gives them. */
export function anyOf({ name, field }: Facet, values: readonly string[]): EsQuery {
  if (name === "year")
    return {
      bool: {
        should: values.map((value) => ({ range: { year: readYears(value) ?? {} } })),
        minimum_should_match: 1,
      },
    };
  if (name === "curated") return { terms: { curated: values.map((value) => value === "yes") } };
  return { terms: { [field]: [...values] } };
}
