/** What a release does not tell, or not all of, in sentences: pages, queries and filters say so where it would stand. */
import { geneFields } from "../../../index-mappings/fields/gene.ts";
import { entriesOf } from "../../../index-mappings/fields/field.ts";
import { topics } from "../../../index-mappings/fields/topics.ts";
import { allTopics, topicOf } from "../../../index-mappings/fields/field-topics.ts";
import type { DataGap } from "../../../index-mappings/pages/release.ts";
import type { Features } from "../joins/features.ts";
import { codingType } from "../../../index-mappings/coding-type.ts";
import type { Genes } from "../joins/genes.ts";
import type { Peptides } from "../joins/peptides.ts";
import { pubmedId } from "../joins/references.ts";
import type { References } from "../joins/references.ts";
import type { ReleaseData } from "../release-data/release-data.ts";

const nowhere = {
  is_partial: false,
  section: null,
  widget: null,
  facets: [],
  cv_names: [],
} satisfies Partial<DataGap>;

/** Filters of search results that have values of the topic. */
const facetsOf = (topic: string): string[] =>
  entriesOf(geneFields).flatMap(([name, field]) =>
    "facet" in field && field.facet && topicOf(field) === topic ? [field.facet.name ?? name] : [],
  );

/** Topics without data set, annotation types without annotation, ontologies without parents, phenotypes without genotype, publications without title. */
export async function dataGaps(data: ReleaseData): Promise<DataGap[]> {
  const [missing, annotations, interactions, ontology, genes, features, peptides, references] =
    await Promise.all([
      data.missingTopics(),
      data.annotations(),
      data.interactions(),
      data.ontology(),
      data.genes(),
      data.features(),
      data.peptides(),
      data.references(),
    ]);
  const known = allTopics(geneFields);
  const { annotationTypes, site } = data.deployment;
  const types = new Set([...annotations, ...interactions].map(({ type }) => type));
  const bare = annotationTypes.filter(
    ({ id, deploy_mode: mode }) =>
      id !== "_DEFAULT_" && !types.has(id) && (mode === null || mode === site.deploy_mode),
  );
  const told = new Set(annotationTypes.flatMap(({ id, cv_names }) => (types.has(id) ? cv_names : [])));
  return [
    ...[...missing].map(([topic, reason]): DataGap => {
      const { label = topic, section = null, widget = null } = known.get(topic) ?? {};
      return { ...nowhere, topic, label, reason, section, widget, facets: facetsOf(topic) };
    }),
    ...bare.map(({ id, display_name: label, cv_names }): DataGap => ({
      ...nowhere,
      topic: id,
      label,
      reason: `no data set of this release has annotations of this kind`,
      section: id,
      cv_names: cv_names.filter((name) => !told.has(name)),
    })),
    ...flatOntologies(ontology.terms.values()).map((name): DataGap => ({
      ...nowhere,
      topic: `parents:${name}`,
      label: `What lies below terms of ${name}`,
      reason: `this release has the terms of ${name} without their parents, so only genes of the term itself are found`,
      is_partial: true,
      cv_names: [name],
    })),
    ...withoutGenotype(data, annotations),
    ...(missing.has("proteins") ? [] : withoutProtein(genes, features, peptides)),
    ...withoutTitle(references),
  ];
}

/** Coding genes of which no transcript has a protein sequence. */
function withoutProtein(genes: Genes, features: Features, peptides: Peptides): DataGap[] {
  const coding = [...genes.byId.values()].filter(({ feature_type: type }) => type === codingType);
  const bare = coding.filter(
    ({ id }) => !features.genes.get(id)?.transcripts.some((transcript) => peptides.has(transcript.id)),
  ).length;
  if (bare === 0) return [];
  return [
    {
      ...nowhere,
      topic: "proteins",
      label: topics.proteins.label,
      reason: `${bare.toLocaleString("en")} of ${coding.length.toLocaleString("en")} protein coding genes of this release have no protein sequence, so that their length and residues are not known`,
      is_partial: true,
    },
  ];
}

/** Publications that no words find, since only their ids are known. */
function withoutTitle(references: References): DataGap[] {
  const publications = [...references.values()].filter(({ id }) => pubmedId(id) !== null);
  const bare = publications.filter(({ title }) => title === null).length;
  if (bare === 0) return [];
  return [
    {
      ...nowhere,
      topic: "titles of publications",
      label: "Titles of publications",
      reason: `${bare.toLocaleString("en")} of ${publications.length.toLocaleString("en")} publications have no title in this release, so that words find only the others`,
      is_partial: true,
    },
  ];
}

/** So many terms without any parent are no ontology but a list. */
const aList = 20;

/** Namespaces of which no term has a parent. */
function flatOntologies(
  terms: Iterable<{ readonly cvName: string; readonly parents: readonly unknown[] }>,
): string[] {
  const sizes = new Map<string, number>();
  const withParents = new Set<string>();
  for (const { cvName, parents } of terms) {
    sizes.set(cvName, (sizes.get(cvName) ?? 0) + 1);
    if (parents.length > 0) withParents.add(cvName);
  }
  return [...sizes].flatMap(([name, size]) => (size >= aList && !withParents.has(name) ? [name] : []));
}

/** Phenotypes of which only the gene is known. */
function withoutGenotype(
  { deployment: { annotationTypes } }: ReleaseData,
  annotations: readonly { readonly type: string; readonly genotype: unknown }[],
): DataGap[] {
  const kinds = annotationTypes.filter(({ feature_type: of }) => of === "genotype");
  const rows = annotations.filter(({ type }) => kinds.some(({ id }) => id === type));
  const bare = rows.filter(({ genotype }) => genotype === null).length;
  if (bare === 0) return [];
  return [
    {
      ...nowhere,
      topic: "genotypes",
      label: "Genotypes of phenotypes",
      reason: `${bare.toLocaleString("en")} of ${rows.length.toLocaleString("en")} phenotypes of this release are told without genotype, so that their ploidy, expression and conditions are not known`,
      is_partial: true,
      cv_names: [...new Set(kinds.flatMap(({ cv_names }) => cv_names))],
    },
  ];
}
