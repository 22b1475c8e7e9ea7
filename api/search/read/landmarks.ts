/** Places that texts name without numbers: cen2, centromere of chromosome II, telomeres, the left end of chromosome I. Pure. */
import type { Site } from "../../../config/schema.ts";
import type { GeneTable } from "../../queries/gene-table.ts";
import { chromosomeNamed } from "./location.ts";
import type { Location } from "./location.ts";

/** What is known of the places on a chromosome, 1-based, both ends included. */
interface Landmarks {
  readonly centromere: { readonly start: number; readonly end: number };
  /** The chromosome's last base. */
  readonly length: number;
}

/** Of each chromosome that the release tells the centromere of, by its id: those have two ends. */
export type LandmarksOf = ReadonlyMap<string, Landmarks>;

/** Places of which each is meant. */
export interface Places {
  readonly called: string;
  /** With the last base of the chromosome of each. */
  readonly locations: readonly (Location & Pick<Landmarks, "length">)[];
}

interface Named {
  readonly landmarks: LandmarksOf;
  /** One of them can be called cen1. */
  readonly genes: Pick<GeneTable, "find">;
}

type Chromosomes = Site["chromosomes"];

const centromere = /^(?:(?:centromere|cen)[ -]?(?:(?:of|on|in) )?(?:the )?(.+)|(chr.+) centromere)$/;

/** The place of the centromere that a folded text names; null for other texts, and where the release does not tell it. */
export function centromereOf(
  folded: string,
  { landmarks, genes }: Named,
  chromosomes: Chromosomes,
): Location | null {
  const [, behind, before] = centromere.exec(folded) ?? [];
  const name = behind ?? before;
  if (name === undefined || genes.find(folded) !== undefined) return null;
  const chromosome = chromosomeNamed(name.startsWith("chr") ? name : `chromosome ${name}`, chromosomes);
  const place = chromosome === null ? undefined : landmarks.get(chromosome)?.centromere;
  return chromosome !== null && place !== undefined
    ? { chromosome, ...place, called: `centromere of chromosome ${chromosome}` }
    : null;
}

const which = "(?:(left|right) )?";
const ofChromosome = new RegExp(`^${which}(?:telomeres?|ends?) (?:of|on) (?:the )?(chr.+)$`);
const behindChromosome = new RegExp(`^(chr.+?) ${which}(?:telomeres?|ends?)$`);

/** @param which left, right, or both where it is not said */
const endsOf = (chromosome: string, { length }: Landmarks, which?: string): Places["locations"] =>
  [
    { side: "left", at: 1 },
    { side: "right", at: length },
  ]
    .filter(({ side }) => which === undefined || which === side)
    .map(({ at }) => ({ chromosome, start: at, end: at, length }));

/** The ends of a chromosome that a folded text names, or the left or right one; null for other texts. */
export function chromosomeEnds(
  folded: string,
  landmarks: LandmarksOf,
  chromosomes: Chromosomes,
): Places | null {
  const [, before, name] = ofChromosome.exec(folded) ?? [];
  const [, other, behind] = behindChromosome.exec(folded) ?? [];
  const chromosome = chromosomeNamed(name ?? other ?? "", chromosomes);
  const known = chromosome === null ? undefined : landmarks.get(chromosome);
  if (chromosome === null || known === undefined) return null;
  const side = before ?? behind;
  return {
    called: `the ${side === undefined ? "ends" : `${side} end`} of chromosome ${chromosome}`,
    locations: endsOf(chromosome, known, side),
  };
}

/** All centromeres, or all ends of chromosomes; null for other texts, and where the release tells none. */
export function landmarksNamed(folded: string, landmarks: LandmarksOf): Places | null {
  const all = [...landmarks];
  if (all.length === 0) return null;
  const names = all.map(([chromosome]) => chromosome).join(", ");
  if (/^(?:all )?centromeres?$/.test(folded))
    return {
      called: `the centromeres of chromosomes ${names}`,
      locations: all.map(([chromosome, { centromere: place, length }]) => ({ chromosome, ...place, length })),
    };
  return /^(?:all )?(?:telomeres?|chromosom(?:e|al) ends?|ends of (?:the )?chromosomes)$/.test(folded)
    ? {
        called: `the ends of chromosomes ${names}`,
        locations: all.flatMap(([chromosome, known]) => endsOf(chromosome, known)),
      }
    : null;
}
