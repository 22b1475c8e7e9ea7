import { database, label, organism } from "../plan/context.ts";
import type { Model } from "./model.ts";

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** The summary object of a model, as in the list of all models. */
export function summary(model: Model): object {
  const { activities } = model;
  const genes = unique(activities.map(({ gene }) => gene)).filter((gene) => gene !== null);
  const chemicals = activities
    .flatMap(({ input, output }) => [input, output])
    .filter((item) => item !== null);
  const components = unique(activities.map(({ occursIn }) => occursIn));
  return {
    id: `gomodel:${model.id}`,
    title: model.title,
    date_modified: model.date,
    status: "production",
    taxon: `NCBITaxon:${organism.taxonid}`,
    taxon_label: `${organism.genus} ${organism.species}`,
    length_of_longest_causal_association_path: longestPathLength(model),
    number_of_activities: activities.length,
    number_of_strongly_connected_components: activities.length,
    enabled_by_gene_labels: genes.map(label),
    enabled_by_gene_ids: genes.map(({ id }) => `${database}:${id}`),
    chemical_labels: unique(chemicals.map((chemical) => chemical.label)),
    chemical_ids: unique(chemicals.map((chemical) => chemical.id)),
    occurs_in_term_labels: components.map(({ name }) => name),
    occurs_in_term_ids: components.map(({ id }) => id),
    part_of_term_labels: [model.process.name],
    part_of_term_ids: [model.process.id],
    provided_by_labels: [database],
    provided_by_ids: ["https://demo.example"],
  };
}

/** Edges on the longest way; every edge leads to a later activity, so one pass does. */
function longestPathLength({ activities, edges }: Model): number {
  const depth = new Map(activities.map((activity) => [activity, 0]));
  for (const { source, target } of edges)
    depth.set(target, Math.max(depth.get(target) ?? 0, (depth.get(source) ?? 0) + 1));
  return Math.max(...depth.values());
}
