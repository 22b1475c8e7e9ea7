/** Activities of one or more models as one graph: what they do, who does it, and what follows. Pure. */
import type { GocamPage } from "../../../api/contract/index.ts";

type Activity = GocamPage["activities"][number];

export interface PathwayNode {
  readonly id: string;
  /** Who does it. */
  readonly enabler: string;
  /** The gene's id where a gene does it. */
  readonly gene: string | null;
  readonly activity: string;
  readonly termid: string | null;
  /** The process that it is part of, or where it happens. */
  readonly within: string | null;
  /** Id of its model. */
  readonly model: string;
  /** The gene that the page around is about does it. */
  readonly isMarked: boolean;
}

export interface PathwayLink {
  readonly key: string;
  readonly source: string;
  readonly target: string;
  readonly label: string;
  readonly effect: "activates" | "inhibits" | "other";
}

export interface Pathway {
  readonly nodes: readonly PathwayNode[];
  readonly links: readonly PathwayLink[];
}

const effectOf = (relation: string): PathwayLink["effect"] =>
  /negative|inhibit/i.test(relation) ? "inhibits" : /positive|activat|provides input/i.test(relation) ? "activates" : "other";

const nodeOf = (activity: Activity, model: string, gene: string | null): PathwayNode => ({
  id: `${model} ${activity.id}`,
  enabler: activity.enabled_by?.gene?.name ?? activity.enabled_by?.gene?.uniquename ?? activity.enabled_by?.label ?? "unknown",
  gene: activity.enabled_by?.gene?.uniquename ?? null,
  activity: activity.molecular_function?.name ?? "unknown activity",
  termid: activity.molecular_function?.termid ?? null,
  within: activity.part_of[0]?.label ?? activity.occurs_in[0]?.label ?? null,
  model,
  isMarked: gene !== null && activity.enabled_by?.gene?.uniquename === gene,
});

/** @param gene whose activities are marked; null for none */
export function pathwayOf(models: readonly GocamPage[], gene: string | null): Pathway {
  const nodes = models.flatMap((model) => model.activities.map((activity) => nodeOf(activity, model.gocam_id, gene)));
  const known = new Set(nodes.map(({ id }) => id));
  const links = new Map<string, PathwayLink>();
  for (const model of models) {
    for (const edge of model.edges) {
      const link = { key: `${model.gocam_id} ${edge.source} ${edge.relation} ${edge.target}`, source: `${model.gocam_id} ${edge.source}`, target: `${model.gocam_id} ${edge.target}`, label: edge.label, effect: effectOf(`${edge.relation} ${edge.label}`) };
      if (known.has(link.source) && known.has(link.target)) links.set(link.key, link);
    }
  }
  return { nodes, links: [...links.values()] };
}
