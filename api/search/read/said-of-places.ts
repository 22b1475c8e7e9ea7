/** What places say of the genes that are wanted: on a chromosome, beside a gene, between two. Pure. */
import type { QueryNode } from "../../contract/query-nodes.ts";
import type { GeneRow, GeneTable } from "../../queries/gene-table.ts";
import { ofGenesAround } from "./genes-around.ts";
import type { Places } from "./landmarks.ts";
import { locationText } from "./location.ts";
import type { Beside, Location } from "./location.ts";
import { together } from "./part.ts";
import { idsOf, namesOf } from "./said.ts";
import type { UnplacedPart } from "./said.ts";

const nodeOf = ({ chromosome, start, end }: Location): QueryNode => ({
  genome_range: { chromosome_name: chromosome, start, end },
});

/** A chromosome, or an interval of one. */
export function ofLocation(location: Location): UnplacedPart {
  const { chromosome, start, called } = location;
  const text = locationText(location);
  const place = start === null ? `chromosome ${chromosome}` : text;
  const label = called === undefined ? place : `${called} (${place})`;
  return { kind: "location", id: text, label, node: nodeOf(location) };
}

const distanceText = (bases: number): string => (bases < 1000 ? `${bases} nt` : `${bases / 1000} kb`);

/** No bases between are none apart. */
const besideText = ({ within, side }: Beside, what: string): string =>
  within === 0
    ? `overlapping ${what}`
    : `within ${distanceText(within)} ${side === null ? "" : `${side} `}of ${what}`;

/** "Within 50 kb of centromere 2": what lies beside a place, on both sides, and within it. A whole chromosome stays as it is. */
export const around = (location: Location, beside: Beside | null): Location =>
  beside === null || location.start === null || location.end === null
    ? location
    : {
        ...location,
        start: Math.max(1, location.start - beside.within),
        end: location.end + beside.within,
        called: besideText({ ...beside, side: null }, location.called ?? locationText(location)),
      };

const anyOf = (locations: readonly Location[]): Pick<UnplacedPart, "id" | "node"> | null => {
  const node = together("or", locations.map(nodeOf));
  return node && { id: locations.map(locationText).join(", "), node };
};

/** What lies beside any of several places; null without a place. */
export function ofPlaces({ called, locations }: Places, beside: Beside): UnplacedPart | null {
  const found = anyOf(
    locations.map(({ length, ...location }) => {
      const place = around(location, beside);
      return { ...place, end: place.end === null ? null : Math.min(place.end, length) };
    }),
  );
  // Of one of them it is said where that is.
  const where = locations.length === 1 ? ` (${found?.id})` : "";
  return (
    found && { kind: "location", ...found, label: `${besideText({ ...beside, side: null }, called)}${where}` }
  );
}

/** Where genes lie, those that the release does not place left out. */
const placed = (rows: readonly GeneRow[]) =>
  rows.flatMap((gene) => {
    const { chromosome, start_pos: start, end_pos: end } = gene;
    return chromosome === null || start === null || end === null ? [] : [{ gene, chromosome, start, end }];
  });
type Placed = ReturnType<typeof placed>[number];

/** What lies on one side of a gene; null where it begins or ends its chromosome. */
function onSide({ gene, chromosome, start, end }: Placed, { within, side }: Beside): Location | null {
  const isBefore = (side === "upstream") === (gene.strand === "forward");
  const place = isBefore
    ? { chromosome, start: Math.max(1, start - within), end: start - 1 }
    : { chromosome, start: end + 1, end: end + within };
  return place.end < place.start ? null : place;
}

/**
 * What lies beside genes on their chromosomes; they themselves are not asked for, and yet shown among their neighbours
 * within a distance.
 * Null where the release does not tell where they are.
 */
export function ofNeighbours(
  rows: readonly GeneRow[],
  beside: Beside,
  table: Pick<GeneTable, "rows">,
): UnplacedPart | null {
  if (beside.way !== null) return ofGenesAround(rows, { way: beside.way, side: beside.side }, table);
  const places = placed(rows).filter(({ gene }) => beside.side === null || gene.strand !== null);
  const found = anyOf(
    places.flatMap((place) =>
      beside.side === null ? [around(place, beside)] : (onSide(place, beside) ?? []),
    ),
  );
  const names = namesOf(places.map(({ gene }) => gene));
  return found && { kind: "location", ...found, label: `${besideText(beside, names)} (${found.id})` };
}

/**
 * What lies between two genes of one chromosome, in part too; where nothing can, it is said why, and the genes are named.
 * Null where the release does not tell where they are.
 */
export function ofBetween(rows: readonly [GeneRow, GeneRow]): UnplacedPart | null {
  const [first, second] = placed(rows).toSorted((a, b) => a.start - b.start);
  if (!first || !second) return null;
  const names = rows.map((gene) => namesOf([gene])).join(" and ");
  const nothing = (why: string): UnplacedPart => ({
    kind: "location",
    id: idsOf(rows).join(","),
    label: `between ${names}, which ${why}`,
    node: { gene_list: { genes: [] } },
    genes: idsOf(rows),
  });
  if (first.chromosome !== second.chromosome) {
    const chromosomes = placed(rows).map(({ chromosome }) => chromosome);
    return nothing(`lie on different chromosomes, ${chromosomes.join(" and ")}`);
  }
  const location = { chromosome: first.chromosome, start: first.end + 1, end: second.start - 1 };
  if (location.start > location.end) return nothing("overlap or touch each other");
  return ofLocation({ ...location, called: `between ${names}` });
}
