import type { GenePlan } from "../plan/plan.ts";
import type { GeneType } from "../plan/gene-type.ts";
import type { Random } from "../random/random.ts";
import type { BuiltGene } from "./coding-gene.ts";
import { randomDna, randomIntron } from "./dna.ts";
import type { Interval, TranscriptModel } from "./gene-model.ts";

/** Transcript type and length of each gene type that is not translated. */
const shapes: Readonly<
  Record<
    Exclude<GeneType, "protein coding gene">,
    {
      readonly type: string;
      readonly length: readonly [number, number];
      readonly gc: number;
      readonly intron: number;
    }
  >
> = {
  "lncRNA gene": { type: "lncRNA", length: [260, 1600], gc: 0.34, intron: 0.12 },
  "tRNA gene": { type: "tRNA", length: [71, 84], gc: 0.5, intron: 0.15 },
  "rRNA gene": { type: "rRNA", length: [119, 1800], gc: 0.48, intron: 0 },
  "snRNA gene": { type: "snRNA", length: [98, 260], gc: 0.42, intron: 0 },
  "snoRNA gene": { type: "snoRNA", length: [80, 250], gc: 0.4, intron: 0 },
  "sncRNA gene": { type: "sncRNA", length: [45, 160], gc: 0.36, intron: 0 },
  pseudogene: { type: "pseudogenic_transcript", length: [320, 1300], gc: 0.37, intron: 0.2 },
};

/** Bases of the ribosomal RNAs, about as long as in true yeasts. */
const ribosomalLengths: Readonly<Record<string, number>> = {
  "5S rRNA": 119,
  "5.8S rRNA": 158,
  "18S rRNA": 1790,
  "25S rRNA": 3390,
};

/** Builds a gene whose transcripts are not translated; `given` is the sequence when it overlaps another gene. */
export function buildRnaGene(plan: GenePlan, random: Random, given?: string): BuiltGene {
  if (plan.type === "protein coding gene") throw new Error(`${plan.id} is a protein coding gene`);
  const shape = shapes[plan.type];
  const exons: Interval[] = [];
  let sense = given ?? "";
  if (given !== undefined) exons.push({ start: 0, end: given.length });
  else {
    sense = randomDna(
      ribosomalLengths[plan.product] ?? random.between(...shape.length),
      plan.chromosome === "mitochondrial" ? 0.28 : shape.gc,
      random,
    );
    const intron = random.chance(shape.intron) ? randomIntron(random) : "";
    const cut = intron ? Math.floor(sense.length / 2) : sense.length;
    exons.push({ start: 0, end: cut });
    if (intron) exons.push({ start: cut + intron.length, end: sense.length + intron.length });
    sense = sense.slice(0, cut) + intron + sense.slice(cut);
  }
  const transcripts: TranscriptModel[] = [
    { id: `${plan.id}.1`, type: shape.type, exons, coding: null, peptide: null },
  ];
  if (shape.type === "lncRNA" && exons.length > 1 && random.chance(0.5)) {
    transcripts.push({
      id: `${plan.id}.2`,
      type: shape.type,
      exons: [{ start: 0, end: sense.length }],
      coding: null,
      peptide: null,
    });
  }
  return { sense, transcripts, segments: [] };
}
