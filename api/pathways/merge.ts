/** Joins pathway models where they tell of the same activity. Pure. */
import type { GocamActivity, GocamPage } from "../../index-mappings/pages/others.ts";
import type { PathwayActivity, PathwayGraph, PathwayLink } from "../contract/pathways.ts";

/** As far as they are read: pages of models with an own identity for each activity. */
export type Model = Omit<GocamPage, "status" | "occurs_in" | "part_of" | "references">;

const ids = (nodes: readonly { readonly id: string }[]): string[] => nodes.map(({ id }) => id).toSorted();

/**
 * What activities of several models have to agree in to be the same: who does it, what it is, where and in which process.
 * null when one of these is not known: then it is like no other.
 */
export function sameness({
  enabled_by: enabler,
  molecular_function: does,
  occurs_in: locations,
  part_of: processes,
}: GocamActivity): string | null {
  return enabler === null || does === null || locations.length === 0 || processes.length === 0
    ? null
    : JSON.stringify([enabler.id, does.termid, ids(locations), ids(processes)]);
}

/** Activities of a model by what they are; those that it tells of more than once cannot be told apart, and are like no other. */
function distinctOf(model: Model): Map<string, GocamActivity> {
  const groups = Map.groupBy(model.activities, (activity) => sameness(activity) ?? "");
  groups.delete("");
  return new Map(
    [...groups].flatMap(([key, [activity, ...others]]) =>
      activity && others.length === 0 ? [[key, activity] as const] : [],
    ),
  );
}

/** The tail of an activity's id is unique within its model: `gomodel:MODEL/TAIL`. */
const ownId = (model: Model, activity: GocamActivity): string =>
  `${model.gocam_id}/${activity.id.slice(activity.id.lastIndexOf("/") + 1)}`;

const union = <T>(first: readonly T[], second: readonly T[], key: (item: T) => string): T[] =>
  [...new Map([...second, ...first].map((item) => [key(item), item])).values()].toSorted((a, b) =>
    key(a) < key(b) ? -1 : 1,
  );

const joined = (known: PathwayActivity, other: GocamActivity, model: string): PathwayActivity => ({
  ...known,
  models: [...known.models, model],
  members: union(known.members, other.members, ({ uniquename }) => uniquename),
  happens_during: union(known.happens_during, other.happens_during, ({ id }) => id),
  inputs: union(known.inputs, other.inputs, ({ id }) => id),
  outputs: union(known.outputs, other.outputs, ({ id }) => id),
});

/** Models as one graph. An activity that several of them have stands once, at the place of the first. */
export function mergeModels(models: readonly Model[]): PathwayGraph {
  const activities = new Map<string, PathwayActivity>();
  const known = new Map<string, string>();
  const links = new Map<string, PathwayLink>();
  for (const model of models) {
    const distinct = new Map([...distinctOf(model)].map(([key, activity]) => [activity, key]));
    const idOf = new Map<string, string>();
    for (const activity of model.activities) {
      const key = distinct.get(activity);
      const same = key === undefined ? undefined : known.get(key);
      const have = same === undefined ? undefined : activities.get(same);
      const id = have?.id ?? ownId(model, activity);
      activities.set(
        id,
        have ? joined(have, activity, model.gocam_id) : { ...activity, id, models: [model.gocam_id] },
      );
      if (key !== undefined) known.set(key, id);
      idOf.set(activity.id, id);
    }
    for (const edge of model.edges) {
      const [source, target] = [idOf.get(edge.source), idOf.get(edge.target)];
      if (source === undefined || target === undefined) continue;
      const key = `${source} ${edge.relation} ${target}`;
      const have = links.get(key)?.models ?? [];
      links.set(key, {
        source,
        target,
        relation: edge.relation,
        label: edge.label,
        models: [...new Set([...have, model.gocam_id])],
      });
    }
  }
  return { models: models.map(headOf), activities: [...activities.values()], links: [...links.values()] };
}

const headOf = (model: Model): PathwayGraph["models"][number] => ({
  gocam_id: model.gocam_id,
  title: model.title,
  title_terms: model.title_terms,
  date: model.date,
  contributors: model.contributors,
  activity_enabling_genes: model.activity_enabling_genes,
  target_genes: model.target_genes,
  activity_count: model.activity_count,
});

/** The models that share an activity with another one. */
export function connectedModels<T extends Model>(models: readonly T[]): T[] {
  const tellers = new Map<string, number>();
  for (const model of models)
    for (const key of distinctOf(model).keys()) tellers.set(key, (tellers.get(key) ?? 0) + 1);
  return models.filter((model) => [...distinctOf(model).keys()].some((key) => (tellers.get(key) ?? 0) > 1));
}
