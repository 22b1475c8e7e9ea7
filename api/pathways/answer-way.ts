/** The answer to a search for a way between two genes. Pure. */
import type { GeneShort } from "../../index-mappings/shapes/shorts.ts";
import type { PathwayGraph, PathwayWay } from "../contract/pathways.ts";
import { shortestWay } from "./path.ts";
import type { Way } from "./path.ts";

const none: Way = { activities: [], steps: [] };

/** The way there, else the way back, else none; with how much could be searched. */
export function answerWay(graph: PathwayGraph, from: GeneShort, to: GeneShort): PathwayWay {
  const there = shortestWay(graph, from.uniquename, to.uniquename);
  const back = there ? null : shortestWay(graph, to.uniquename, from.uniquename);
  const { activities, steps } = there ?? back ?? none;
  const on = new Set(activities.flatMap(({ models }) => models));
  const genes = new Map(
    graph.activities
      .flatMap(({ enabled_by: by, members }) => [...(by?.gene ? [by.gene] : []), ...members])
      .map((gene) => [gene.uniquename, gene]),
  );
  const has = ({ uniquename }: GeneShort): boolean => genes.has(uniquename);
  return {
    from,
    to,
    activities: [...activities],
    steps: steps.map((step) =>
      "link" in step
        ? { link: step.link, same_gene: null }
        : { link: null, same_gene: genes.get(step.sameGene) ?? null },
    ),
    is_back: back !== null,
    models: graph.models
      .filter(({ gocam_id: id }) => on.has(id))
      .map(({ gocam_id, title }) => ({ gocam_id, title })),
    searched: {
      activities: graph.activities.length,
      models: new Set(graph.activities.flatMap(({ models }) => models)).size,
      has_from: has(from),
      has_to: has(to),
    },
  };
}
