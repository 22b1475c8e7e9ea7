/** The shortest way from one gene to another along what activities of pathway models bring about in each other. Pure. */
import type { PathwayActivity, PathwayGraph, PathwayLink } from "../contract/pathways.ts";

/** A step of a way: an effect of one activity on the next, or, where no model tells of one, the same gene in another activity. */
type Step = { readonly link: PathwayLink } | { readonly sameGene: string };

export interface Way {
  /** One more than there are steps. */
  readonly activities: readonly PathwayActivity[];
  readonly steps: readonly Step[];
}

/** Genes that do an activity, alone or as a complex. */
const doersOf = ({ enabled_by: by, members }: PathwayActivity): string[] => [
  ...new Set([...(by?.gene ? [by.gene.uniquename] : []), ...members.map(({ uniquename }) => uniquename)]),
];

/** A step by the same gene counts as so many effects: a way with fewer of them goes first, however long it is. */
const sameGeneCost = 1_000;

type Edge = { readonly to: string; readonly step: Step; readonly cost: number };

/** What can follow an activity. */
function follower(graph: PathwayGraph, bySameGene: boolean): (id: string) => Edge[] {
  const links = Map.groupBy(graph.links, ({ source }) => source);
  const byId = new Map(graph.activities.map((activity) => [activity.id, activity]));
  const doing = Map.groupBy(
    graph.activities.flatMap((activity) => doersOf(activity).map((gene) => ({ gene, id: activity.id }))),
    ({ gene }) => gene,
  );
  return (id) => {
    const own = byId.get(id);
    return [
      ...(links.get(id) ?? []).map((link) => ({ to: link.target, step: { link }, cost: 1 })),
      ...(bySameGene && own ? doersOf(own) : []).flatMap((gene) =>
        (doing.get(gene) ?? []).map((other) => ({
          to: other.id,
          step: { sameGene: gene },
          cost: sameGeneCost,
        })),
      ),
    ];
  };
}

interface Reached {
  readonly cost: number;
  readonly before: { readonly id: string; readonly step: Step } | null;
}

/** Dijkstra's algorithm, with the activities in hand by their cost. */
function search(
  starts: readonly string[],
  goals: ReadonlySet<string>,
  after: (id: string) => Edge[],
): { readonly goal: string; readonly reached: ReadonlyMap<string, Reached> } | null {
  const reached = new Map<string, Reached>(starts.map((id) => [id, { cost: 0, before: null }]));
  const waiting = new Map<number, string[]>([[0, [...starts]]]);
  const done = new Set<string>();
  while (waiting.size > 0) {
    const cost = Math.min(...waiting.keys());
    const ids = waiting.get(cost) ?? [];
    waiting.delete(cost);
    for (const id of ids) {
      if (done.has(id) || reached.get(id)?.cost !== cost) continue;
      if (goals.has(id)) return { goal: id, reached };
      done.add(id);
      for (const edge of after(id)) {
        const total = cost + edge.cost;
        if ((reached.get(edge.to)?.cost ?? Infinity) <= total) continue;
        reached.set(edge.to, { cost: total, before: { id, step: edge.step } });
        waiting.set(total, [...(waiting.get(total) ?? []), edge.to]);
      }
    }
  }
  return null;
}

/** The shortest way from activities of one gene to activities of another; null where there is none. */
export function shortestWay(graph: PathwayGraph, from: string, to: string): Way | null {
  const byId = new Map(graph.activities.map((activity) => [activity.id, activity]));
  const of = (gene: string) => graph.activities.filter((activity) => doersOf(activity).includes(gene));
  const [starts, goals] = [of(from).map(({ id }) => id), new Set(of(to).map(({ id }) => id))];
  if (starts.length === 0 || goals.size === 0) return null;
  const found = search(starts, goals, follower(graph, false)) ?? search(starts, goals, follower(graph, true));
  if (!found) return null;
  const activities: PathwayActivity[] = [];
  const steps: Step[] = [];
  for (let id: string | null = found.goal; id !== null;) {
    const activity = byId.get(id);
    if (activity) activities.unshift(activity);
    const before: Reached["before"] = found.reached.get(id)?.before ?? null;
    if (before) steps.unshift(before.step);
    id = before?.id ?? null;
  }
  return { activities, steps };
}
