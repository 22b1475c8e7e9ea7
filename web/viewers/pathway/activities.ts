/** Pathway models as what is drawn of them: boxes for activities and molecules, and what follows from what. Pure. */
import type { PathwayActivity, PathwayGraph, PathwayModel } from "../../../api/contract/pathways.ts";
import { doersOf, isMarked } from "../../features/pathways/marked.ts";
import type { PathwayMarks } from "../../features/pathways/marked.ts";
import { areMerged } from "../../features/pathways/model-address.ts";
import type { ModelSelection } from "../../features/pathways/model-address.ts";
import { effectOf } from "./effects.ts";
import type { Pathway, PathwayLink, PathwayNode } from "./drawn-pathway.ts";
import { moleculeNodes } from "./molecules.ts";

const activityNode = (activity: PathwayActivity, marked: PathwayMarks): PathwayNode => ({
  id: activity.id,
  kind: "activity",
  name:
    activity.enabled_by?.gene?.name ??
    activity.enabled_by?.gene?.uniquename ??
    activity.enabled_by?.label ??
    "unknown",
  gene: activity.enabled_by?.gene?.uniquename ?? null,
  genes: doersOf(activity),
  does: activity.molecular_function?.name ?? "unknown activity",
  within: activity.part_of[0]?.label ?? null,
  where: activity.occurs_in.map(({ label }) => label).join(", ") || null,
  models: activity.models,
  isMarked: isMarked(activity, marked),
});

const geneNodes = (model: PathwayModel, marked: PathwayMarks): PathwayNode[] =>
  model.activity_enabling_genes.map(({ uniquename, name }) => ({
    id: `${model.gocam_id} ${uniquename}`,
    kind: "gene",
    name: name ?? uniquename,
    gene: uniquename,
    genes: [uniquename],
    does: null,
    within: null,
    where: null,
    models: [model.gocam_id],
    isMarked: marked.genes.has(uniquename),
  }));

/** What is drawn of a graph, as the flags of the address want it. */
export function pathwayOf(
  graph: PathwayGraph,
  asked: Pick<ModelSelection, "mega" | "ids" | "flags">,
  marked: PathwayMarks,
): Pathway {
  const { flags } = asked;
  const hasMarks = marked.genes.size > 0 || marked.termid !== null;
  const drawnModels = new Set(graph.activities.flatMap(({ models }) => models));
  const all = [
    ...graph.activities.map((activity) => activityNode(activity, marked)),
    ...graph.models
      .filter((model) => !drawnModels.has(model.gocam_id))
      .flatMap((model) => geneNodes(model, marked)),
  ];
  // Without anything that is marked, all models would go.
  const kept = new Set(
    flags.has("trim_models") && hasMarks
      ? all.filter((node) => node.isMarked).flatMap(({ models }) => models)
      : graph.models.map((model) => model.gocam_id),
  );
  const doing = all.flatMap((node) => {
    const models = node.models.filter((model) => kept.has(model));
    return models.length === 0 || (flags.has("retain_genes") && hasMarks && !node.isMarked)
      ? []
      : [{ ...node, models }];
  });
  const drawn = new Map(doing.map((node) => [node.id, node]));
  const links = graph.links
    .filter(({ source, target }) => drawn.has(source) && drawn.has(target))
    .map(({ source, target, relation, label }): PathwayLink => ({
      key: `${source} ${relation} ${target}`,
      source,
      target,
      label,
      effect: effectOf({ relation, label }),
    }));
  const hides = flags.has("retain_genes");
  const molecules = moleculeNodes(
    graph.activities.flatMap((activity) => {
      const node = drawn.get(activity.id);
      return node ? [{ ...activity, models: node.models }] : [];
    }),
    { chemicals: !hides && !flags.has("no_chemicals"), targets: !hides && !flags.has("no_inputs"), marked },
  );
  return {
    nodes: [...doing, ...molecules.nodes],
    links: [...links, ...molecules.links],
    models: graph.models
      .filter((model) => kept.has(model.gocam_id))
      .map(({ gocam_id: id, title }) => ({ gocam_id: id, title })),
    isVain: hasMarks && ![...doing, ...molecules.nodes].some((node) => node.isMarked),
    hasBoundaries:
      !flags.has("hide_models") && (areMerged(asked) || flags.has("trim_models") || flags.has("show_models")),
  };
}
