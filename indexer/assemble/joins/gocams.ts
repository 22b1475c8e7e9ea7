/** GO-CAM models: summaries joined with the full models that the release has, and the publications they cite. */
import type { GocamActivity, GocamEdge, GocamModel, GocamSummary, GocamTaxon } from "../../read/records.ts";
import { include } from "../rows/group.ts";
import type { Rows } from "../rows/rows.ts";
import type { Gene, Genes } from "./genes.ts";
import type { Ontology } from "./ontology.ts";

export interface Gocam {
  /** Without gomodel: */
  readonly id: string;
  readonly title: string;
  /** Terms that the title names in brackets. */
  readonly titleTerms: readonly string[];
  readonly status: string;
  readonly taxon: GocamTaxon | null;
  /** The day of the newer of summary and model. */
  readonly date: string | null;
  /** What each of the two files counts, and of which day it is; null where the release has no such file of the model. */
  readonly summary: ModelCount | null;
  readonly model: ModelCount | null;
  readonly contributors: readonly string[];
  /** Genes that enable an activity, alone or in a complex, as the newer of summary and model says. */
  readonly enablers: readonly string[];
  /** Genes that are inputs or outputs and enable nothing. */
  readonly targets: readonly string[];
  readonly occursIn: readonly string[];
  readonly partOf: readonly string[];
  /** Every known term of the model. */
  readonly terms: readonly string[];
  /** Empty where the release has only the summary. */
  readonly activities: readonly GocamActivity[];
  readonly edges: readonly GocamEdge[];
  readonly labels: Readonly<Record<string, string>>;
  readonly activityCount: number;
  readonly references: readonly string[];
}

interface ModelCount {
  readonly date: string | null;
  readonly activities: number;
}

/** In the order of the summaries; models without one last. */
export type Gocams = ReadonlyMap<string, Gocam>;

const gocamId = (id: string): string => id.replace(/^gomodel:/, "");

/** Pathway models: full ones where the release has them, else their summaries. */
export async function joinGocams(rows: Rows, genes: Genes, ontology: Ontology): Promise<Gocams> {
  const summaries = new Map<string, GocamSummary>();
  for await (const summary of rows("gocam-summaries")) summaries.set(gocamId(summary.id), summary);
  const models = new Map<string, GocamModel>();
  const keepNewest = (model: GocamModel) => {
    const id = gocamId(model.id);
    const known = models.get(id);
    if (!known || known.dateModified < model.dateModified) models.set(id, model);
  };
  for await (const model of rows("gocam-minerva")) keepNewest(model);
  for await (const model of rows("gocam-schema")) keepNewest(model);
  const references = new Map<string, Set<string>>();
  for await (const { model, reference } of rows("gocam-references")) {
    include(references, gocamId(model), reference);
  }
  const ids = new Set([...summaries.keys(), ...models.keys()]);
  return new Map(
    [...ids].map((id) => [
      id,
      join(id, summaries.get(id), models.get(id), [...(references.get(id) ?? [])], genes, ontology),
    ]),
  );
}

/** Curators type some ids of terms with a sign too many: `(GO:0000086|)`. */
export const titleOf = (given: string): string =>
  given
    .replaceAll(/\s+/g, " ")
    .replaceAll(/([A-Z]+:\d+)\|(?=\s*\))/g, "$1")
    .trim();

function join(
  id: string,
  summary: GocamSummary | undefined,
  model: GocamModel | undefined,
  references: readonly string[],
  genes: Genes,
  ontology: Ontology,
): Gocam {
  const title = titleOf(summary?.title ?? model?.title ?? id);
  const activities = model?.activities ?? [];
  const known = (ids: readonly string[]) => [
    ...new Set(ids.map(ontology.resolve).filter((term) => ontology.terms.has(term))),
  ];
  // Models change from month to month; a release may have the summary of a later day than the whole model.
  const isSummaryNewer = summary !== undefined && summary.dateModified >= (model?.dateModified ?? "");
  const enablers = geneIds(
    genes,
    isSummaryNewer
      ? summary.enabledByGenes
      : activities.flatMap((one) => [one.enabledBy ?? "", ...one.enabledByMembers]),
  );
  // The group of the pattern matches something.
  const titleTerms = known([...title.matchAll(/\(\s*([A-Z]+:\d+)\s*\)/g)].map((found) => found[1]!));
  const occursIn = known(summary?.occursInTerms ?? activities.flatMap((one) => one.occursIn));
  const partOf = known(summary?.partOfTerms ?? activities.flatMap((one) => one.partOf));
  const functions = known(activities.flatMap((one) => one.molecularFunction ?? []));
  return {
    id,
    title,
    titleTerms,
    enablers,
    occursIn,
    partOf,
    activities,
    references,
    status: summary?.status ?? model?.status ?? "",
    taxon: summary?.taxon ?? (model?.taxon ? { id: model.taxon, label: null } : null),
    date: [summary?.dateModified ?? "", model?.dateModified ?? ""].toSorted().at(-1) || null,
    summary: summary ? { date: summary.dateModified || null, activities: summary.activityCount } : null,
    model: model ? { date: model.dateModified || null, activities: activities.length } : null,
    contributors: model?.contributors ?? [],
    targets: geneIds(
      genes,
      activities.flatMap((one) => [...one.inputs, ...one.outputs]),
    ).filter((gene) => !enablers.includes(gene)),
    terms: [...new Set([...titleTerms, ...partOf, ...functions, ...occursIn])],
    edges: model?.edges ?? [],
    labels: model?.labels ?? {},
    activityCount: summary?.activityCount ?? activities.length,
  };
}

const geneIds = (genes: Genes, ids: readonly string[]): string[] => [
  ...new Set(
    ids
      .map((id) => genes.find(id))
      .filter((gene): gene is Gene => gene !== null)
      .map(({ id }) => id),
  ),
];
