/** Locations on chromosomes as people write them: II:1500000-1510000, chr2:1.5M..1.51M, I:1,500,000. Pure. */
import type { Site } from "../../../config/schema.ts";
import type { QueryNode } from "../../contract/query-nodes.ts";
import { chromosomeId } from "../../sequence/chromosome.ts";

/** 1-based, both ends included; null without a bound. */
export interface Location {
  readonly chromosome: string;
  readonly start: number | null;
  readonly end: number | null;
  /** What the release calls it; absent where only numbers were typed. */
  readonly called?: string;
}

type Chromosomes = Site["chromosomes"];

/** A chromosome by a name of the deployment, behind chr or chromosome too. */
export function chromosomeNamed(text: string, chromosomes: Chromosomes): string | null {
  const bare = text.replace(/^chr(?:omosomes?)?[\s_.-]*/i, "");
  return (
    chromosomeId(text, chromosomes) ??
    (bare === text
      ? null
      : (chromosomeId(`chromosome${bare}`, chromosomes) ?? chromosomeId(bare, chromosomes)))
  );
}

const position = String.raw`(\d[\d,]*(?:\.\d+)?)\s*(k|kb|m|mb|bp|nt)?`;
const written = new RegExp(
  String.raw`^([a-z][\w ]*?)(?:\s*:\s*|\s+|\s*,\s*)(?:(?:between|from)\s+)?${position}(?:\s*(?:-|–|\.\.+|_|to|and|,|\s)\s*${position})?$`,
  "i",
);
/** "100 to 150 kb on chromosome II" */
const writtenBefore = new RegExp(
  String.raw`^(?:(?:between|from)\s+)?(${position}\s*(?:-|–|\.\.+|to|and)\s*${position})\s+(?:on|of|in)\s+(chr[\w ]*)$`,
  "i",
);
const factors: Readonly<Record<string, number>> = { k: 1e3, kb: 1e3, m: 1e6, mb: 1e6 };

const positionOf = (digits: string, unit = ""): number =>
  Math.round(Number(digits.replaceAll(",", "")) * (factors[unit.toLowerCase()] ?? 1));

/** The first of positions that are told by a number alone. */
const minPosition = 10_000;
/** Larger than any chromosome. */
const maxPosition = 2 ** 31 - 1;

/** The location that a whole text names; null for other texts. */
export function locationOf(text: string, chromosomes: Chromosomes): Location | null {
  const before = writtenBefore.exec(text);
  if (before) return locationOf(`${before.at(-1)} ${before[1]}`, chromosomes);
  const [, name, from, fromUnit, to, toUnit] = written.exec(text) ?? [];
  if (name === undefined || from === undefined) return null;
  // One number behind a name can be a year, or something that is counted.
  const isPosition = /^chr/i.test(name) && positionOf(from, fromUnit) >= minPosition;
  if (to === undefined && !text.includes(":") && !isPosition) return null;
  const chromosome = chromosomeNamed(name, chromosomes);
  if (chromosome === null) return null;
  // "1.5-1.51M": the unit of the end is that of the beginning, unless this is a whole position by itself.
  const isWhole = positionOf(from) >= minPosition;
  const ends = [
    positionOf(from, fromUnit ?? (to === undefined || isWhole ? undefined : toUnit)),
    positionOf(to ?? from, to === undefined ? fromUnit : toUnit),
  ];
  const [start, end] = [Math.max(1, Math.min(...ends)), Math.max(...ends)];
  return end < 1 || end > maxPosition ? null : { chromosome, start, end };
}

/** Farther than this nothing is near. */
const maxDistance = 1_000_000;
const ofSide = "(upstream|downstream)(?: (?:genes?|neighbou?rs?|regions?))? (?:of|from)";
const distance = new RegExp(
  String.raw`^(?:within |up to |less than )?(?:the )?(\d[\d,]*(?:\.\d+)?) ?(k|kb|m|mb|bp|nt) (?:of|from|around|away from|either side of|${ofSide})$`,
);
const besideGene = new RegExp(`^(?:(?:just|immediately|directly) )?${ofSide}$`);

/** Bases on both sides of a gene or place that count as near it where nobody says how many. */
const nearby = 10_000;

/** The side of a gene as it is read: what is upstream of it lies before its beginning. */
type Side = "upstream" | "downstream";

/** Which genes around a gene: those that share bases with it, on either strand or the other one, or the next ones that share none. */
export interface Around {
  readonly way: "overlapping" | "antisense" | "adjacent";
  /** Of those next to it; null for both. */
  readonly side: Side | null;
}

/** The same around genes that fit other conditions. */
export interface AroundSet extends Around {
  readonly of: QueryNode;
}

/** Where things lie beside something. */
export interface Beside {
  /** Bases; none of what they overlap. */
  readonly within: number;
  /** Of a gene; null for both. */
  readonly side: Side | null;
  /** Of a gene: which of those around it, however far; null for all within the distance. */
  readonly way: Around["way"] | null;
}
/** On both sides, as near as is near. */
export const near: Beside = { within: nearby, side: null, way: null };

/** Whether only genes have such things beside them: no place is read in a direction. */
export const isOfGeneOnly = ({ side, way }: Beside): boolean =>
  side !== null || way === "antisense" || way === "adjacent";

/** A word that only one of the sides is called by is one of them. */
const sideOf = (word: string | undefined): Side | null =>
  word === "upstream" || word === "downstream" ? word : null;

const overlapping = /^overlap(?:s|ped|ping)?(?: (?:with|by))?$/;
const antisense =
  /^(?:antisense(?: (?:genes?|transcripts?|rnas?))?(?: (?:to|of|for))?|(?:on )?(?:the )?(?:opposite|other) strand (?:of|to|from))$/;
const adjacent = new RegExp(
  `^(?:(?:immediately |directly )(?:adjacent to|next to|beside|${ofSide})|` +
    `(?:immediate|direct|closest|nearest|next) (?:neighbou?rs? (?:of|to)|genes? (?:to|${ofSide})))$`,
);

/** Which genes around the gene that comes next a folded text asks for; null for other texts. */
function aroundOf(folded: string): Beside | null {
  if (overlapping.test(folded)) return { within: 0, side: null, way: "overlapping" };
  if (antisense.test(folded)) return { within: 0, side: null, way: "antisense" };
  const next = adjacent.exec(folded);
  return next && { within: 0, side: sideOf(next[1] ?? next[2]), way: "adjacent" };
}

/** Where a folded text says that things lie of what comes next: "within 10 kb of", "upstream of", "overlapping", "antisense to". Null for other texts. */
export function besideOf(folded: string): Beside | null {
  // Most of what is asked about begins and ends otherwise.
  if (/^(?:overlap|antisense|on|the|opposite|other|immediate|direct|closest|nearest|next)/.test(folded)) {
    const around = aroundOf(folded);
    if (around !== null) return around;
  }
  if (!folded.endsWith(" of") && !folded.endsWith(" from") && !folded.endsWith(" around")) return null;
  const [, alone] = besideGene.exec(folded) ?? [];
  if (alone !== undefined) return { within: nearby, side: sideOf(alone), way: null };
  const [, digits, unit, side] = distance.exec(folded) ?? [];
  const bases = digits === undefined ? 0 : positionOf(digits, unit);
  return bases >= 1 && bases <= maxDistance ? { within: bases, side: sideOf(side), way: null } : null;
}

/** As it is written: II:1500000-1510000. */
export const locationText = ({ chromosome, start, end }: Location): string =>
  start === null || end === null ? chromosome : `${chromosome}:${start}${end === start ? "" : `-${end}`}`;
