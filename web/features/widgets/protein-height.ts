/** How high drawings of proteins will be, so that nothing below it moves when it is there. */
import type { GenePage } from "../../../api/contract/index.ts";
import { lanesOf } from "./lanes.ts";

/** px: bar, ruler and sequence above the tracks; the least that a track takes, also with a name in two lines; each lane and what is around all of them. */
const heights = { above: 110, track: 25, longName: 36, lane: 18, aroundLanes: 5 } as const;
/** Names with more letters than this take two lines. */
const maxLettersInLine = 24;

const trackHeight = (name: string, lanes: number): number =>
  Math.max(
    name.length > maxLettersInLine ? heights.longName : heights.track,
    lanes * heights.lane + heights.aroundLanes,
  );

/** px, as the drawing has it on a wide window: a track for each source of matches and for what else the gene's page tells. */
export function domainsHeight({
  interpro_matches: matches,
  tm_domain_coords: tm,
  disordered_regions: disordered,
}: Pick<GenePage, "interpro_matches" | "tm_domain_coords" | "disordered_regions">): number {
  const sources = [...Map.groupBy(matches, ({ dbname }) => dbname)].map(([name, found]) =>
    trackHeight(name, lanesOf(found.map(placed)).length),
  );
  const others = [tm, disordered].filter((regions) => regions.length > 0).map(() => heights.track);
  return [...sources, ...others].reduce((height, track) => height + track, heights.above);
}

/** px, of the widget's frame */
export const widgetHeights = { min: 120, max: 330 } as const;
/** The database whose matches the widget draws. */
const widgetSource = "PFAM";
/** Modifications are known by their number only; some are drawn below others. */
const lanesOfModifications = 2;

/** px, as the widget's drawing has it on a wide window. @param hasModifications whether a track for these is expected */
export function widgetHeight(
  gene: Pick<GenePage, "interpro_matches" | "tm_domain_coords" | "disordered_regions">,
  hasModifications: boolean,
): number {
  const known = domainsHeight({
    ...gene,
    interpro_matches: gene.interpro_matches.filter(({ dbname }) => dbname === widgetSource),
  });
  const modifications = hasModifications ? trackHeight("", lanesOfModifications) : 0;
  return Math.min(widgetHeights.max, Math.max(widgetHeights.min, known + modifications));
}

const placed = ({
  locations,
}: GenePage["interpro_matches"][number]): { positions: [string, number, number][] } => ({
  positions: locations.map(({ start, end }) => ["", start, end]),
});
