import type { GenePlan } from "../plan/plan.ts";
import type { Random } from "../random/random.ts";
import { alternative } from "./alternative-transcript.ts";
import { randomDna, randomIntron } from "./dna.ts";
import type { Interval, TranscriptModel } from "./gene-model.ts";
import {
  mitochondrialCode,
  mitochondrialUsage,
  nuclearCode,
  nuclearUsage,
  reverseTranslate,
} from "./genetic-code.ts";
import { composePeptide } from "./peptide.ts";
import type { Segment } from "./peptide.ts";

export interface BuiltGene {
  readonly sense: string;
  readonly transcripts: readonly TranscriptModel[];
  readonly segments: readonly Segment[];
}

/** Builds a protein coding gene from its peptide outwards: codons, introns, UTRs, then other transcripts. */
export function buildCodingGene(plan: GenePlan, random: Random): BuiltGene {
  const mitochondrial = plan.chromosome === "mitochondrial";
  const code = mitochondrial ? mitochondrialCode : nuclearCode;
  const peptide = composePeptide(
    plan.family?.domains ?? (mitochondrial || random.chance(0.3) ? ["tm"] : []),
    random,
  );
  const cds = reverseTranslate(peptide.sequence, mitochondrial ? mitochondrialUsage : nuclearUsage, random);
  const cuts = random.chance(mitochondrial ? 0.1 : 0.5) ? intronPositions(cds.length, random) : [];

  const pieces: string[] = [];
  const exons: Interval[] = [];
  let length = 0;
  const append = (dna: string, intron: boolean): void => {
    const last = exons.at(-1);
    if (!intron) {
      if (last && last.end === length)
        exons[exons.length - 1] = { start: last.start, end: length + dna.length };
      else exons.push({ start: length, end: length + dna.length });
    }
    pieces.push(dna);
    length += dna.length;
  };
  const utr = (low: number, high: number): void => {
    append(randomDna(random.between(low, high), 0.31, random), false);
    if (random.chance(0.12)) {
      append(randomIntron(random), true);
      append(randomDna(random.between(10, 60), 0.31, random), false);
    }
  };
  if (!mitochondrial) utr(40, 240);
  const start = length;
  let done = 0;
  for (const cut of cuts) {
    append(cds.slice(done, cut), false);
    append(randomIntron(random), true);
    done = cut;
  }
  append(cds.slice(done), false);
  const end = length;
  if (!mitochondrial) utr(60, 400);

  const sense = pieces.join("");
  const first: TranscriptModel = {
    id: `${plan.id}.1`,
    type: "mRNA",
    exons,
    coding: { start, end },
    peptide: peptide.sequence,
  };
  const transcripts = [first];
  const isoformCount = !mitochondrial && random.chance(0.22) ? random.between(1, 3) : 0;
  for (let i = 0; i < isoformCount; i++) {
    const other = alternative(first, `${plan.id}.${transcripts.length + 1}`, sense, code, random);
    if (other && !transcripts.some((known) => sameShape(known, other))) transcripts.push(other);
  }
  return { sense, transcripts, segments: peptide.segments };
}

/** Up to six places in the coding sequence; one inner exon is made a whole number of codons, so that it can be skipped. */
function intronPositions(cdsLength: number, random: Random): number[] {
  const positions: number[] = [];
  const intronCount = Math.min(1 + Math.floor(random.next() ** 2 * 6), Math.floor(cdsLength / 120));
  for (let i = 0; i < intronCount; i++) {
    const position = random.between(20, cdsLength - 30);
    if (positions.every((other) => Math.abs(other - position) > 35)) positions.push(position);
  }
  positions.sort((a, b) => a - b);
  const [first, second] = positions;
  if (first !== undefined && second !== undefined) positions[1] = second - ((second - first) % 3);
  return positions;
}

const sameShape = (a: TranscriptModel, b: TranscriptModel): boolean =>
  JSON.stringify([a.exons, a.coding]) === JSON.stringify([b.exons, b.coding]);
