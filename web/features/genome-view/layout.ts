/** Where the genes of an interval are drawn: two rows of lanes, one for each strand, on either side of a line. Pure. */
import type { GeneInInterval } from "../../../api/contract/index.ts";
import { codingType } from "../../../api/contract/values/coding-type.ts";
import { scale, ticks } from "../drawings/axis.ts";
import type { Interval } from "../genome-browser/interval.ts";
import { lanesOf } from "./lanes.ts";
import { lengthOf } from "./moves.ts";

/** px of a lane: a gene with its name below it, high enough for a finger. */
export const laneHeight = 30;
/** px that a finger needs. */
const target = 24;
/** px between neighbours in a lane. */
const gap = 6;
/** px of a letter of a name. */
const letter = 7;
/** Genes that have an id only, which are mostly RNAs of no known function, have it written where this many nt take a pixel at most. */
const maxPerPixelOfIds = 60;
const maxTicks = 10;
/** px that a tick and its position need. */
const tickRoom = 84;
/** Lanes of a strand that there is always room for, so that the page keeps its height. */
const minLanes = 3;

export interface DrawnExon {
  readonly left: number;
  readonly right: number;
  readonly kind: GeneInInterval["parts"][number]["feature_type"];
  /** Where the gene ends it points. */
  readonly point: "left" | "right" | null;
}

export interface DrawnGene {
  readonly gene: GeneInInterval;
  /** px, also beyond the edges. */
  readonly left: number;
  readonly right: number;
  readonly isCoding: boolean;
  readonly isMarked: boolean;
  /** On the forward strand, or without one. */
  readonly above: boolean;
  /** From 0, next to the line. */
  readonly lane: number;
  readonly parts: readonly DrawnExon[];
  /** Where its name begins; null where it is not written. */
  readonly nameAt: number | null;
  /** Where it can be pressed. */
  readonly hit: { readonly left: number; readonly right: number };
}

export interface GenomeLayout {
  /** Those that are seen, from left to right. */
  readonly genes: readonly DrawnGene[];
  readonly ticks: readonly { readonly x: number; readonly position: number }[];
  /** Lanes of the forward and of the reverse strand. */
  readonly lanes: { readonly above: number; readonly below: number };
}

/** What is written below a gene. */
export const nameOf = ({ name, uniquename }: GeneInInterval): string => name ?? uniquename;
const nameWidth = (gene: GeneInInterval): number => nameOf(gene).length * letter;

/** Parts of a transcript; a gene without one is drawn as one piece. */
function partsOf({ parts, location }: GeneInInterval, x: (position: number) => number): DrawnExon[] {
  const pieces = parts.length > 0 ? parts : [{ ...location, feature_type: "exon" as const }];
  const last = location.strand === "forward" ? pieces.length - 1 : location.strand === "reverse" ? 0 : -1;
  return pieces.map(({ feature_type: kind, start_pos, end_pos }, at) => ({
    left: x(start_pos),
    right: x(end_pos + 1),
    kind,
    point: at !== last ? null : location.strand === "reverse" ? "left" : "right",
  }));
}

interface Measured {
  readonly gene: GeneInInterval;
  readonly left: number;
  readonly right: number;
  readonly isNamed: boolean;
  /** What it takes of a lane. */
  readonly room: { readonly left: number; readonly right: number };
}

/**
 * Lanes of a strand's genes. Those that code for proteins are nearest to the line; all that are known count, so that a move takes none of
 * them into another lane.
 */
function inLanes(measured: readonly Measured[]): ReadonlyMap<Measured, number> {
  const isCoding = ({ gene }: Measured): number => Number(gene.feature_type === codingType);
  const order = measured.toSorted((a, b) => isCoding(b) - isCoding(a) || a.left - b.left);
  const lanes = lanesOf(order.map(({ room }) => ({ left: room.left, right: room.right + gap })));
  return new Map(order.map((one, at) => [one, lanes[at] ?? 0]));
}

/**
 * @param genes of the chromosome, all that are known
 * @param isMarked whether a gene stands out
 * @param width px
 */
export function layoutGenome(
  genes: readonly GeneInInterval[],
  interval: Interval,
  isMarked: (gene: GeneInInterval) => boolean,
  width: number,
): GenomeLayout {
  const x = scale(interval.start, interval.end, width);
  const hasIds = lengthOf(interval) / Math.max(1, width) <= maxPerPixelOfIds;
  const measured = genes.map((gene): Measured => {
    const [left, right] = [x(gene.location.start_pos), x(gene.location.end_pos + 1)];
    const isNamed = hasIds || gene.name !== null || gene.feature_type === codingType || isMarked(gene);
    const needed = Math.max(target, isNamed ? nameWidth(gene) : 0);
    return { gene, left, right, isNamed, room: { left, right: Math.max(right, left + needed) } };
  });
  const isAbove = ({ gene }: Measured): boolean => gene.location.strand !== "reverse";
  const strands = [measured.filter(isAbove), measured.filter((one) => !isAbove(one))].map(inLanes);
  const lanes = new Map(strands.flatMap((strand) => [...strand]));
  const isSeen = ({ left, right }: Measured): boolean => right > 0 && left < width;
  const seen = measured
    .filter(isSeen)
    .toSorted((a, b) => a.left - b.left || a.right - b.right)
    .map((one): DrawnGene => {
      const { gene, left, right, isNamed, room } = one;
      // The name of a gene that begins beyond the left edge stands at the edge as long as it fits below the gene.
      const nameAt = Math.max(left, Math.min(2, right - nameWidth(gene)));
      return {
        gene,
        left,
        right,
        isCoding: gene.feature_type === codingType,
        isMarked: isMarked(gene),
        above: isAbove(one),
        lane: lanes.get(one) ?? 0,
        parts: partsOf(gene, x),
        nameAt: isNamed && nameAt >= 0 ? nameAt : null,
        // Of one that is cut at an edge as much as a finger needs.
        hit: {
          left: Math.max(0, Math.min(room.left, width - target)),
          right: Math.min(width, Math.max(room.right, target)),
        },
      };
    });
  const lanesAt = (above: boolean): number =>
    Math.max(minLanes, ...seen.filter((box) => box.above === above).map(({ lane }) => lane + 1));
  return {
    genes: seen,
    ticks: ticks(interval.start, interval.end, Math.min(maxTicks, Math.max(1, width / tickRoom))).map(
      (position) => ({
        x: x(position),
        position,
      }),
    ),
    lanes: { above: lanesAt(true), below: lanesAt(false) },
  };
}
