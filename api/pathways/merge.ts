/** Joins pathway models where they tell of the same activity. Pure. */
import type { GocamActivity, GocamEvidence, GocamPage } from "../../index-mappings/pages/others.ts";
import { distinctActivities } from "../../index-mappings/pages/same-activity.ts";
import type { PathwayActivity, PathwayGraph, PathwayLink } from "../contract/pathways.ts";

/** As far as they are read: pages of models with an own identity for each activity. */
export type Model = Omit<GocamPage, "status" | "taxon" | "occurs_in" | "part_of" | "references">;

/** The tail of an activity's id is unique within its model: `gomodel:MODEL/TAIL`. */
const ownId = (model: Model, activity: GocamActivity): string =>
  `${model.gocam_id}/${activity.id.slice(activity.id.lastIndexOf("/") + 1)}`;

const union = <T>(first: readonly T[], second: readonly T[], key: (item: T) => string): T[] =>
  [...new Map([...second, ...first].map((item) => [key(item), item])).values()].toSorted((a, b) =>
    key(a) < key(b) ? -1 : 1,
  );

const evidenceKey = ({ about, code, reference }: GocamEvidence): string =>
  `${about} ${code} ${reference ?? ""}`;

const joined = (known: PathwayActivity, other: GocamActivity, model: string): PathwayActivity => ({
  ...known,
  models: [...known.models, model],
  members: union(known.members, other.members, ({ uniquename }) => uniquename),
  happens_during: union(known.happens_during, other.happens_during, ({ id }) => id),
  inputs: union(known.inputs, other.inputs, ({ id }) => id),
  outputs: union(known.outputs, other.outputs, ({ id }) => id),
  evidence: union(known.evidence, other.evidence, evidenceKey),
});

/** Models as one graph. An activity that several of them have stands once, at the place of the first. */
export function mergeModels(models: readonly Model[]): PathwayGraph {
  const activities = new Map<string, PathwayActivity>();
  const known = new Map<string, string>();
  const links = new Map<string, PathwayLink>();
  for (const model of models) {
    const distinct = new Map([...distinctActivities(model)].map(([key, activity]) => [activity, key]));
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
      const have = links.get(key);
      links.set(key, {
        source,
        target,
        relation: edge.relation,
        label: edge.label,
        models: [...new Set([...(have?.models ?? []), model.gocam_id])],
        evidence: union(have?.evidence ?? [], edge.evidence, evidenceKey),
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
  summary: model.summary,
  model: model.model,
});

/** The models that share an activity with another one. */
export function connectedModels<T extends Model>(models: readonly T[]): T[] {
  const tellers = new Map<string, number>();
  for (const model of models)
    for (const key of distinctActivities(model).keys()) tellers.set(key, (tellers.get(key) ?? 0) + 1);
  return models.filter((model) =>
    [...distinctActivities(model).keys()].some((key) => (tellers.get(key) ?? 0) > 1),
  );
}
