import type { ChromosomeName, GenePlan } from "../plan/plan.ts";
import type { Random } from "../random/random.ts";
import { randomDna } from "./dna.ts";
import { buildCodingGene } from "./coding-gene.ts";
import type { GeneModel } from "./gene-model.ts";
import { reverseComplement } from "./genetic-code.ts";
import { buildRnaGene } from "./rna-gene.ts";

/** A feature that belongs to no gene. Positions as in GFF3. */
export interface LooseFeature {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly strand: "+" | "-" | ".";
}

/** Receives a chromosome from its left to its right end. */
export interface ChromosomeSink {
  residues(dna: string): void;
  gene(model: GeneModel): void;
  feature(feature: LooseFeature): void;
}

const geneGc = { nuclear: 0.31, mitochondrial: 0.22 };
const telomereRepeat = "TTACAGGTTACGGTTACAGG";

/** A chromosome that grows from its left end. */
class GrowingChromosome {
  length = 0;
  readonly #gc: number;
  readonly #random: Random;
  readonly #sink: ChromosomeSink;

  constructor(gc: number, random: Random, sink: ChromosomeSink) {
    this.#gc = gc;
    this.#random = random;
    this.#sink = sink;
  }

  append(dna: string): void {
    this.#sink.residues(dna);
    this.length += dna.length;
  }

  spacer(size: number): void {
    this.append(randomDna(size, this.#gc, this.#random));
  }

  /** The last bases are a feature. */
  feature(type: string, size: number, strand: LooseFeature["strand"] = "."): void {
    this.#sink.feature({ type, start: this.length - size + 1, end: this.length, strand });
  }

  telomere(): void {
    const dna = telomereRepeat.repeat(this.#random.between(8, 14));
    this.append(dna);
    this.feature("repeat_region", dna.length);
    this.spacer(300);
  }

  /** @param genes of the chromosome: one with more has a larger centromere */
  centromere(genes: number): void {
    const size = Math.min(3000, 300 + genes * 4);
    const dh = randomDna(size, 0.3, this.#random);
    const core = randomDna(size, 0.27, this.#random);
    const begin = this.length + 1;
    for (const [type, dna, strand] of [
      ["dh_repeat", dh, "-"],
      ["dg_repeat", reverseComplement(dh), "+"],
      ["regional_centromere_inner_repeat_region", dh, "+"],
      ["regional_centromere_central_core", core, "."],
      ["dg_repeat", dh, "+"],
    ] as const) {
      this.append(dna);
      this.feature(type, dna.length, strand);
    }
    this.#sink.feature({ type: "regional_centromere", start: begin, end: this.length, strand: "." });
    this.append("N".repeat(100));
    this.feature("gap", 100);
    this.spacer(400);
  }

  /** Sometimes a repeat, an origin or the like behind a gene, or a short feature where the spacer ends. */
  looseFeatures(): void {
    const random = this.#random;
    const draw = random.next();
    if (draw < 0.03) {
      const type = random.pick([
        "long_terminal_repeat",
        "LTR_retrotransposon",
        "origin_of_replication",
        "low_complexity_region",
        "repeat_region",
        "nuclear_mt_pseudogene",
      ] as const);
      const size = type === "LTR_retrotransposon" ? random.between(900, 1600) : random.between(120, 420);
      this.append(
        type === "low_complexity_region"
          ? "AT".repeat(Math.ceil(size / 2)).slice(0, size)
          : randomDna(size, type === "origin_of_replication" ? 0.22 : this.#gc, random),
      );
      this.feature(type, size, type === "origin_of_replication" ? "." : random.pick(["+", "-"] as const));
      this.spacer(random.between(60, 200));
    } else if (draw < 0.06) {
      const type = random.pick(["promoter", "polyA_site", "TR_box"] as const);
      this.feature(type, type === "polyA_site" ? 1 : random.between(8, 30), random.pick(["+", "-"] as const));
    }
  }
}

/** Builds one chromosome gene by gene; nothing but the present gene and the spacer behind it is kept. */
export function buildChromosome(
  name: ChromosomeName,
  plans: readonly GenePlan[],
  seed: Random,
  sink: ChromosomeSink,
): void {
  const nuclear = name !== "mitochondrial";
  const gc = nuclear ? geneGc.nuclear : geneGc.mitochondrial;
  const random = seed.fork(`chromosome ${name}`);
  const chromosome = new GrowingChromosome(gc, random, sink);

  if (nuclear) chromosome.telomere();
  for (let i = 0; i < plans.length; i++) {
    const plan = plans[i];
    if (!plan) break;
    if (nuclear && i === Math.floor(plans.length / 2)) chromosome.centromere(plans.length);
    const own = seed.fork(`gene ${plan.index}`);
    const built = plan.type === "protein coding gene" ? buildCodingGene(plan, own) : buildRnaGene(plan, own);
    const left = chromosome.length;
    const dna = plan.strand === "+" ? built.sense : reverseComplement(built.sense);
    chromosome.append(dna);
    sink.gene({ plan, start: left + 1, end: chromosome.length, ...built });
    const spacer = randomDna(nuclear ? random.between(180, 900) : random.between(40, 160), gc, random);
    const next = plans[i + 1];
    if (next?.antisense) {
      // The overlapping gene begins within this one and ends in the spacer, so ids still follow positions.
      const from = Math.floor(dna.length * (0.2 + 0.5 * random.next()));
      const shared = dna.slice(from) + spacer.slice(0, random.between(10, spacer.length - 20));
      const sense = next.strand === "+" ? shared : reverseComplement(shared);
      sink.gene({
        plan: next,
        start: left + from + 1,
        end: left + from + shared.length,
        ...buildRnaGene(next, seed.fork(`gene ${next.index}`), sense),
      });
      i++;
    }
    chromosome.append(spacer);
    if (nuclear) chromosome.looseFeatures();
  }
  if (plans.length === 0) chromosome.spacer(2400);
  if (nuclear) chromosome.telomere();
}
