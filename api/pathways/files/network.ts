/** Pathway models as nodes and edges, as programs for networks read them. Pure. */
import type { PathwayActivity, PathwayGraph } from "../../contract/pathways.ts";

interface NetworkNode {
  readonly id: string;
  /** No two nodes are called the same. */
  readonly name: string;
  readonly kind: "activity" | "molecule" | "gene";
  /** Who does it, or which molecule it is. */
  readonly represents: string;
  readonly activity: string;
  readonly process: string;
  readonly location: string;
  readonly models: string;
}

interface NetworkEdge {
  readonly source: string;
  readonly target: string;
  /** The relation in words, and its id. */
  readonly interaction: string;
  readonly relation: string;
}

export interface Network {
  readonly nodes: readonly NetworkNode[];
  readonly edges: readonly NetworkEdge[];
}

const labels = (nodes: readonly { readonly label: string }[]): string =>
  nodes.map(({ label }) => label).join("; ");

const called = ({ enabled_by: by }: PathwayActivity): string => by?.gene?.name ?? by?.label ?? "unknown";

const activityNode = (activity: PathwayActivity): NetworkNode => ({
  id: activity.id,
  name: called(activity),
  kind: "activity",
  represents: activity.enabled_by?.id ?? "",
  activity: activity.molecular_function?.name ?? "",
  process: labels(activity.part_of),
  location: labels(activity.occurs_in),
  models: activity.models.join("; "),
});

const plain = { activity: "", process: "", location: "" };

/** Names that several nodes have get the end of the node's id behind them. */
function distinctNames(nodes: readonly NetworkNode[]): NetworkNode[] {
  const counts = new Map<string, number>();
  for (const { name } of nodes) counts.set(name, (counts.get(name) ?? 0) + 1);
  return nodes.map((node) =>
    (counts.get(node.name) ?? 0) > 1
      ? { ...node, name: `${node.name} [${node.id.split("/").at(-1) ?? ""}]` }
      : node,
  );
}

/** Activities, what they take and give, and genes of models of which no activities are known. */
export function networkOf({ models, activities, links }: PathwayGraph): Network {
  const molecules = new Map<string, NetworkNode>();
  const edges: NetworkEdge[] = links.map(({ source, target, label, relation }) => ({
    source,
    target,
    interaction: label,
    relation,
  }));
  for (const activity of activities) {
    for (const [nodes, interaction, relation] of [
      [activity.inputs, "has input", "RO:0002233"],
      [activity.outputs, "has output", "RO:0002234"],
    ] as const) {
      for (const { id, label, gene } of nodes) {
        const key = `molecule ${id}`;
        const known = molecules.get(key);
        const of = [...new Set([...(known?.models.split("; ") ?? []), ...activity.models])].join("; ");
        molecules.set(key, {
          ...plain,
          id: key,
          name: gene?.name ?? label,
          kind: "molecule",
          represents: id,
          models: of,
        });
        edges.push({ source: activity.id, target: key, interaction, relation });
      }
    }
  }
  return {
    nodes: distinctNames([
      ...activities.map(activityNode),
      ...molecules.values(),
      ...genesWithoutActivities(models, activities),
    ]),
    edges,
  };
}

/** A node for each gene of models of which no activities are known; a gene that several have names them all. */
function genesWithoutActivities(
  models: PathwayGraph["models"],
  activities: readonly PathwayActivity[],
): NetworkNode[] {
  const drawn = new Set(activities.flatMap((activity) => activity.models));
  const genes = new Map<string, NetworkNode>();
  for (const { gocam_id: id, activity_enabling_genes: enabling } of models) {
    if (drawn.has(id)) continue;
    for (const { uniquename, name } of enabling) {
      const known = genes.get(uniquename);
      genes.set(uniquename, {
        ...plain,
        id: `gene/${uniquename}`,
        name: name ?? uniquename,
        kind: "gene",
        represents: uniquename,
        models: known ? `${known.models}; ${id}` : id,
      });
    }
  }
  return [...genes.values()];
}
