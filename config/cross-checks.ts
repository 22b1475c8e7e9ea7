import { accentProblem } from "./accent.ts";
import { genomeBrowserProblems } from "./genome-browser.ts";
import { queryBuilderProblems } from "./query-builder.ts";
import type { AnnotationFilter, AnnotationType, Deployment } from "./schema.ts";

/** Groups of annotation types that name what is none, or name one twice. */
function groupChecks(
  { annotation_type_groups: groups }: Deployment["site"],
  types: readonly string[],
): string[] {
  const named = groups.flatMap(({ cv_names: names }, index) => names.map((name) => ({ name, index })));
  return [
    ...named
      .filter(({ name }) => !types.includes(name))
      .map(
        ({ name, index }) =>
          `site.json: annotation_type_groups[${index}].cv_names ${name} is not an id of annotation-types.json`,
      ),
    ...repeats(
      "site.json: annotation_type_groups",
      "cv_names",
      named.map(({ name }) => name),
    ),
  ];
}

/**
 * Problems that only show when settings are read together: names that point nowhere, names given twice.
 * @param defaultTypes ids of the annotation types that the defaults describe: their groups may name types that a deployment leaves out
 */
export function crossChecks(
  { site, annotationTypes, annotationFilters, front, queryBuilder, genomeBrowser }: Deployment,
  defaultTypes: readonly string[],
): string[] {
  const problems: string[] = [];
  const organisms = site.organisms.map((organism) => organism.taxonid);
  if (!organisms.includes(site.taxonid)) {
    problems.push(`site.json: taxonid ${site.taxonid} is not one of organisms (${organisms.join(", ")})`);
  }
  for (const [index, taxonid] of site.ortholog_taxonids.entries()) {
    if (!organisms.includes(taxonid))
      problems.push(
        `site.json: ortholog_taxonids[${index}] ${taxonid} is not one of organisms (${organisms.join(", ")})`,
      );
  }
  problems.push(...repeats("site.json: organisms", "taxonid", organisms));
  // A request names a chromosome by its id, its name or an alias, so all three share one space of names.
  problems.push(
    ...repeats(
      "site.json: chromosomes",
      "name",
      site.chromosomes.flatMap(({ id, name, aliases }) => [...new Set([id, name]), ...aliases]),
    ),
  );

  const types = annotationTypes.map((type) => type.id);
  problems.push(...repeats("annotation-types.json", "id", types));
  const slims = Object.keys(site.slims);
  for (const [index, type] of annotationTypes.entries()) {
    if (type.slim !== null && !slims.includes(type.slim)) {
      problems.push(
        `annotation-types.json: [${index}].slim ${type.slim} is not one of slims in site.json (${slims.join(", ")})`,
      );
    }
  }
  problems.push(...filterChecks(annotationTypes, annotationFilters));
  for (const [name, slim] of Object.entries(site.slims)) {
    if (!types.includes(slim.annotation_type))
      problems.push(
        `site.json: slims.${name}.annotation_type ${slim.annotation_type} is not an id of annotation-types.json`,
      );
  }
  problems.push(...groupChecks(site, [...types, ...defaultTypes]));
  for (const [index, { detail }] of front.overviews.entries()) {
    for (const [, name] of (detail ?? "").matchAll(/\{slim:([^}]*)\}/g)) {
      if (!slims.includes(name ?? ""))
        problems.push(`front.json: overviews[${index}].detail names slim ${name}, which is not in site.json`);
    }
  }
  for (const [index, example] of front.example_pages.entries()) {
    if (example.kind !== "query" && example.id === "")
      problems.push(`front.json: example_pages[${index}].id is empty`);
  }
  problems.push(...scopeProblems(site, queryBuilder));
  const faint = site.accent_colour === null ? null : accentProblem(site.accent_colour);
  if (faint !== null) problems.push(`site.json: accent_colour ${faint}`);
  problems.push(...queryBuilderProblems(queryBuilder), ...genomeBrowserProblems(genomeBrowser));
  return problems;
}

/** Areas of pathway models whose queries are not there. */
function scopeProblems(
  { pathway_scope: scope }: Deployment["site"],
  { predefined }: Deployment["queryBuilder"],
): string[] {
  const problems: string[] = [];
  for (const [index, { all, modelled }] of scope.parts.entries()) {
    for (const [key, id] of Object.entries({ all, modelled })) {
      if (!predefined.some((query) => query.id === id))
        problems.push(
          `site.json: pathway_scope.parts[${index}].${key} ${id} is not a predefined query of query-builder.json`,
        );
    }
  }
  return problems;
}

function repeats(where: string, what: string, values: readonly (string | number)[]): string[] {
  const seen = new Set<string | number>();
  const twice = new Set(values.filter((value) => seen.size === seen.add(value).size));
  return [...twice].map((value) => `${where}: the ${what} ${value} is given twice`);
}

/** Parameters of the call for annotations that are not filters. */
const otherParameters = [
  "subject",
  "type",
  "view",
  "text",
  "row",
  "term",
  "is_not",
  "page",
  "size",
  "entries",
  "format",
];

function filterChecks(
  types: readonly AnnotationType[],
  filters: Readonly<Record<string, AnnotationFilter>>,
): string[] {
  const problems: string[] = [];
  for (const [index, { filters: names, overview }] of types.entries()) {
    if (overview && !names.includes(overview.filter))
      problems.push(
        `annotation-types.json: [${index}].overview.filter ${overview.filter} is not one of its filters (${names.join(", ")})`,
      );
    for (const name of names)
      if (!filters[name])
        problems.push(
          `annotation-types.json: [${index}].filters names ${name}, which is not in annotation-filters.json`,
        );
  }
  for (const [name, filter] of Object.entries(filters)) {
    if (otherParameters.includes(name))
      problems.push(`annotation-filters.json: ${name} is the name of another parameter`);
    problems.push(
      ...repeats(
        `annotation-filters.json: ${name}`,
        "value",
        categoriesOf(filter).map(({ value }) => value),
      ),
    );
  }
  return problems;
}

function categoriesOf(filter: AnnotationFilter): readonly { readonly value: string }[] {
  switch (filter.filter_type) {
    case "term":
      return filter.term_categories;
    case "evidence":
      return filter.evidence_categories;
    case "throughput":
      return filter.throughput_categories;
    case "extension":
      return filter.extension_categories;
    case "ploidiness":
    case "slim":
    case "recorded":
    case "child":
      return [];
  }
}
