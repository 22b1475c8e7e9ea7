/** What the calls answer that are the same for every address of their page. */
import type { Metrics } from "../../index-mappings/pages/metrics.ts";
import type { PathwayMap } from "../../index-mappings/pages/pathway-map.ts";
import type { CuratedReference, FrontPanel } from "../../index-mappings/pages/release.ts";
import type { PathwayGraph } from "./pathways.ts";
import type { QueryOptions } from "./query.ts";
import type { NamedCall } from "./values/first-calls.ts";

interface Answers extends Record<NamedCall, unknown> {
  readonly queryOptions: QueryOptions;
  readonly metrics: Metrics;
  readonly pathwayMap: PathwayMap;
  readonly allPathways: PathwayGraph;
  readonly connectedPathways: PathwayGraph;
  readonly communityReferences: CuratedReference[];
  readonly adminReferences: CuratedReference[];
  readonly frontPanels: FrontPanel[];
}
/** Answer of a call, by its name. */
export type NamedAnswer<Call extends NamedCall> = Answers[Call];

/** The answers that a page is drawn from. */
export type FirstAnswers = Readonly<Partial<Answers>>;
