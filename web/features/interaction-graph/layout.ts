/** Where partners stand around a gene: the same partners always at the same places. Pure. */
import type { InteractionPartner } from "../../../api/contract/index.ts";
import { compareNames } from "../../shared/format/compare-names.ts";

export interface PlacedPartner {
  readonly partner: InteractionPartner;
  /** Of its node. */
  readonly x: number;
  readonly y: number;
  /** Direction from the gene: -1 is left. */
  readonly side: 1 | -1;
  /** Degrees that its name is turned by. */
  readonly turned: number;
  /** Where its name begins, or ends on the left. */
  readonly nameX: number;
  readonly nameY: number;
}

/** px between the middle of a node and its name. */
const nameGap = 13;
/** Partners from which on names are turned, as they would stand on each other. */
const turnedFrom = 17;
/** px of the smallest circle: lines to its partners are longer than the disc of the gene. */
const leastRadius = 64;

/** px of the circle of so many partners, at most `greatest`: few stand as close to each other as names that lie flat may. */
export const radiusOf = (partners: number, greatest: number): number =>
  Math.max(leastRadius, Math.min(1, partners / (turnedFrom - 1)) * greatest);

const kindOf = ({ counts: { physical, genetic } }: InteractionPartner): number =>
  physical > 0 && genetic > 0 ? 0 : physical > 0 ? 1 : 2;

/** What a partner is called. */
export const partnerName = ({ gene }: InteractionPartner): string => gene.name ?? gene.uniquename;

/** In the order of the circle: both kinds, physical, genetic; then by name. */
export const inCircle = (partners: readonly InteractionPartner[]): InteractionPartner[] =>
  partners.toSorted((a, b) => kindOf(a) - kindOf(b) || compareNames(partnerName(a), partnerName(b)));

/** Places clockwise from the top, on a circle around 0, 0. */
export function placePartners(partners: readonly InteractionPartner[], radius: number): PlacedPartner[] {
  const isTurned = partners.length >= turnedFrom;
  return inCircle(partners).map((partner, index) => {
    const angle = (index / partners.length) * 2 * Math.PI - Math.PI / 2;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const side = dx >= -1e-9 ? 1 : -1;
    const degrees = (angle * 180) / Math.PI;
    const reach = radius + nameGap;
    return {
      partner,
      x: radius * dx,
      y: radius * dy,
      side,
      turned: isTurned ? (side === 1 ? degrees : degrees + 180) : 0,
      nameX: isTurned ? reach * dx : radius * dx + side * nameGap,
      nameY: isTurned ? reach * dy : radius * dy + 6 * dy,
    };
  });
}

/** px of a letter of a name, and around what stands outermost. */
const letter = 7.5;
const margin = 8;

/** px from the gene up and down to the end of what is drawn: names that lie flat need no room above the circle. */
export const reachOf = (placed: readonly PlacedPartner[], radius: number): number =>
  Math.max(
    radius + nameGap,
    ...placed.map(
      ({ partner, nameY, turned }) =>
        Math.abs(nameY) +
        Math.abs(Math.sin((turned * Math.PI) / 180)) * partnerName(partner).length * letter +
        margin,
    ),
  );

const [thinnest, widest] = [1.25, 6];

/** Width of a line by its interactions: one is thin, eight and more are widest. */
export const lineWidth = (count: number): number => Math.min(widest, thinnest + (count - 1) * 0.7);

/** How far the lines of two kinds stand apart, in px. */
export const apart = 3;
