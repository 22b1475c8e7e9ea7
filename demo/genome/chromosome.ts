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

/** Builds one chromosome gene by gene; nothing but the present gene and the spacer behind it is kept. */
export function buildChromosome(
  name: ChromosomeName,
  plans: readonly GenePlan[],
  seed: Random,
  sink: ChromosomeSink,
): void {
  const nuclear = name !== "mitochondrial";
  const gc = nuclear ? geneGc.nuclear : geneGc.mitochondrial;
  let length = 0;
  const append = (dna: string): void => {
    sink.residues(dna);
    length += dna.length;
  };
  const feature = (type: string, size: number, strand: LooseFeature["strand"] = "."): void =>
    sink.feature({ type, start: length - size + 1, end: length, strand });
  const random = seed.fork(`chromosome ${name}`);

  if (nuclear) telomere();
  for (let i = 0; i < plans.length; i++) {
    const plan = plans[i];
    if (!plan) break;
    if (nuclear && i === Math.floor(plans.length / 2)) centromere();
    const own = seed.fork(`gene ${plan.index}`);
    const built = plan.type === "protein coding gene" ? buildCodingGene(plan, own) : buildRnaGene(plan, own);
    const left = length;
    const dna = plan.strand === "+" ? built.sense : reverseComplement(built.sense);
    append(dna);
    sink.gene({ plan, start: left + 1, end: length, ...built });
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
    append(spacer);
    if (nuclear) looseFeatures();
  }
  if (plans.length === 0) append(randomDna(2400, gc, random));
  if (nuclear) telomere();

  function telomere(): void {
    const dna = telomereRepeat.repeat(random.between(8, 14));
    append(dna);
    feature("repeat_region", dna.length);
    append(randomDna(300, gc, random));
  }

  function centromere(): void {
    const size = Math.min(3000, 300 + plans.length * 4);
    const dh = randomDna(size, 0.3, random);
    const core = randomDna(size, 0.27, random);
    const begin = length + 1;
    for (const [type, dna, strand] of [
      ["dh_repeat", dh, "-"],
      ["dg_repeat", reverseComplement(dh), "+"],
      ["regional_centromere_inner_repeat_region", dh, "+"],
      ["regional_centromere_central_core", core, "."],
      ["dg_repeat", dh, "+"],
    ] as const) {
      append(dna);
      feature(type, dna.length, strand);
    }
    sink.feature({ type: "regional_centromere", start: begin, end: length, strand: "." });
    append("N".repeat(100));
    feature("gap", 100);
    append(randomDna(400, gc, random));
  }

  function looseFeatures(): void {
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
      append(
        type === "low_complexity_region"
          ? "AT".repeat(Math.ceil(size / 2)).slice(0, size)
          : randomDna(size, type === "origin_of_replication" ? 0.22 : gc, random),
      );
      feature(type, size, type === "origin_of_replication" ? "." : random.pick(["+", "-"] as const));
      append(randomDna(random.between(60, 200), gc, random));
    } else if (draw < 0.06) {
      const type = random.pick(["promoter", "polyA_site", "TR_box"] as const);
      feature(type, type === "polyA_site" ? 1 : random.between(8, 30), random.pick(["+", "-"] as const));
    }
  }
}
