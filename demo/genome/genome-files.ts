import type { ChromosomeName } from "../plan/plan.ts";
import type { DatasetFile, Organism } from "../writer/release-writer.ts";
import type { LooseFeature } from "./chromosome.ts";
import { clip, codingParts, intronsOf, position } from "./gene-model.ts";
import type { GeneModel, Interval, TranscriptModel } from "./gene-model.ts";

const source = "KaryonDemo";
const lineLength = 60;

/** Cuts residues into lines of 60. */
function* lines(residues: string): Generator<string> {
  for (let i = 0; i < residues.length; i += lineLength) yield `${residues.slice(i, i + lineLength)}\n`;
}

/** Writes one FASTA record piece by piece; `end` writes the last line. */
export class ChromosomeFasta {
  readonly #file: DatasetFile;
  #rest = "";

  constructor(file: DatasetFile) {
    this.#file = file;
  }

  begin(name: ChromosomeName, organism: Organism): void {
    this.#file.record(`>${name} ${organism.genus}_${organism.species}\n`);
  }

  append(dna: string): void {
    this.#rest += dna;
    const whole = this.#rest.length - (this.#rest.length % lineLength);
    for (const line of lines(this.#rest.slice(0, whole))) this.#file.text(line);
    this.#rest = this.#rest.slice(whole);
  }

  end(): void {
    for (const line of lines(this.#rest)) this.#file.text(line);
    this.#rest = "";
  }
}

/** FASTA records of the peptides of a gene, with the stop at the end. */
export function writePeptides(file: DatasetFile, model: GeneModel): void {
  const { plan } = model;
  for (const { id, peptide } of model.transcripts) {
    if (peptide !== null)
      file.record(`>${id}:pep ${plan.name || plan.id}|${plan.product}\n${[...lines(peptide)].join("")}`);
  }
}

/** The GFF3 line of a feature that belongs to no gene: an origin, a centromere, a repeat. */
export function writeLooseFeature(file: DatasetFile, chromosome: string, feature: LooseFeature): void {
  const { type, start, end, strand } = feature;
  file.row(chromosome, source, type, start, end, ".", strand, ".", `ID=KEX_${type}_${chromosome}_${start}`);
}

/** The lines of a gene: itself, then each transcript with its parts in transcript order. */
export function writeGeneFeatures(file: DatasetFile, model: GeneModel): void {
  const { plan } = model;
  const line = (type: string, start: number, end: number, phase: number | ".", attributes: string): void =>
    file.row(plan.chromosome, source, type, start, end, ".", plan.strand, phase, attributes);
  const span = (interval: Interval): [number, number] => {
    const [a, b] = [position(model, interval.start), position(model, interval.end - 1)];
    return a < b ? [a, b] : [b, a];
  };
  line("gene", model.start, model.end, ".", `ID=${plan.id}${plan.name ? `;Name=${plan.name}` : ""}`);
  for (const transcript of model.transcripts) {
    const whole = { start: transcript.exons[0]?.start ?? 0, end: transcript.exons.at(-1)?.end ?? 0 };
    line(transcript.type, ...span(whole), ".", `ID=${transcript.id};Parent=${plan.id}`);
    const counts = new Map<string, number>();
    for (const { type, interval, phase } of parts(transcript)) {
      const label = type === "CDS" ? "exon" : type;
      const number = (counts.get(label) ?? 0) + 1;
      counts.set(label, number);
      line(type, ...span(interval), phase, `ID=${transcript.id}:${label}:${number};Parent=${transcript.id}`);
    }
  }
}

interface FeatureLine {
  readonly type: string;
  readonly interval: Interval;
  readonly phase: number | ".";
}

function parts(transcript: TranscriptModel): FeatureLine[] {
  const { exons, coding } = transcript;
  const list: FeatureLine[] = intronsOf(exons).map((interval) => ({
    type: "intron",
    interval,
    phase: "." as const,
  }));
  if (!coding) list.push(...exons.map((interval) => ({ type: "exon", interval, phase: "." as const })));
  else {
    list.push(
      ...clip(exons, 0, coding.start).map((interval) => ({
        type: "five_prime_UTR",
        interval,
        phase: "." as const,
      })),
    );
    list.push(
      ...clip(exons, coding.end, Infinity).map((interval) => ({
        type: "three_prime_UTR",
        interval,
        phase: "." as const,
      })),
    );
    let read = 0;
    for (const interval of codingParts(transcript)) {
      list.push({ type: "CDS", interval, phase: (3 - (read % 3)) % 3 });
      read += interval.end - interval.start;
    }
  }
  return list.sort((a, b) => a.interval.start - b.interval.start);
}
