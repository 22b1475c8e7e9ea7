/** How high the drawing of a protein's domains will be, so that nothing below it moves when it is there. */
import type { GenePage } from "../../../api/contract/index.ts";
import { lanesOf } from "../../viewers/protein/lanes.ts";

/** px: bar, ruler and sequence above the tracks; a track with one lane, and each further lane. */
const heights = { above: 110, track: 25, lane: 18 } as const;

/** px, as the drawing has it on a wide window: a track for each source of matches and for what else the gene's page tells. */
export function domainsHeight({ interpro_matches: matches, tm_domain_coords: tm, disordered_regions: disordered }: GenePage): number {
  const sources = Map.groupBy(matches, ({ dbname }) => dbname).values();
  const lanes = [...sources].map((found) => lanesOf(found.map(({ locations }) => ({ positions: locations.map(({ start, end }): [string, number, number] => ["", start, end]) }))).length);
  const others = [tm, disordered].filter((regions) => regions.length > 0).map(() => 1);
  return [...lanes, ...others].reduce((height, count) => height + heights.track + Math.max(0, count - 1) * heights.lane, heights.above);
}
