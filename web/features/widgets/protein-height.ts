/** How high drawings of proteins will be, so that nothing below it moves when it is there. */
import type { GenePage } from "../../../api/contract/index.ts";
import { lanesOf } from "./lanes.ts";
import type { Room } from "./room.ts";

/** px: bar, ruler and sequence above the tracks; the least that a track takes, also with a name in two lines; each lane and the line below all of them. */
const heights = { above: 110, track: 25, longName: 36, lane: 24, aroundLanes: 1 } as const;
/** px: on narrow windows names stand above their tracks, and the bar in two lines; on phones, whose buttons are larger, in three. */
const narrowHeights = { above: 168, abovePhone: 220, name: 24 } as const;

/** Names with more letters than this take two lines. */
const maxLettersInLine = 24;

function trackHeight(name: string, lanes: number, room: Room): number {
  const drawn = lanes * heights.lane + heights.aroundLanes;
  if (room !== "wide") return narrowHeights.name + drawn;
  return Math.max(name.length > maxLettersInLine ? heights.longName : heights.track, drawn);
}

const aboveTracks: Readonly<Record<Room, number>> = {
  wide: heights.above,
  narrow: narrowHeights.above,
  phone: narrowHeights.abovePhone,
};

/** px of the drawing: a track for each source of matches and for what else the gene's page tells. */
export function domainsHeight(
  {
    interpro_matches: matches,
    tm_domain_coords: tm,
    disordered_regions: disordered,
  }: Pick<GenePage, "interpro_matches" | "tm_domain_coords" | "disordered_regions">,
  room: Room,
): number {
  const sources = [...Map.groupBy(matches, ({ dbname }) => dbname)].map(([name, found]) =>
    trackHeight(name, lanesOf(found.map(placed)).length, room),
  );
  const others = [tm, disordered].filter((regions) => regions.length > 0).map(() => trackHeight("", 1, room));
  return [...sources, ...others].reduce((height, track) => height + track, aboveTracks[room]);
}

/** px, of the widget's frame */
export const widgetHeights = { min: 120, max: 330 } as const;
/** The database whose matches the widget draws. */
const widgetSource = "PFAM";
/** Modifications are known by their number only; some are drawn below others. */
const lanesOfModifications = 2;

/** px of the widget's drawing. @param hasModifications whether a track for these is expected */
export function widgetHeight(
  gene: Pick<GenePage, "interpro_matches" | "tm_domain_coords" | "disordered_regions">,
  hasModifications: boolean,
  room: Room,
): number {
  const known = domainsHeight(
    {
      ...gene,
      interpro_matches: gene.interpro_matches.filter(({ dbname }) => dbname === widgetSource),
    },
    room,
  );
  const modifications = hasModifications ? trackHeight("", lanesOfModifications, room) : 0;
  return Math.min(widgetHeights.max, Math.max(widgetHeights.min, known + modifications));
}

const placed = ({
  locations,
}: GenePage["interpro_matches"][number]): { positions: [string, number, number][] } => ({
  positions: locations.map(({ start, end }) => ["", start, end]),
});
