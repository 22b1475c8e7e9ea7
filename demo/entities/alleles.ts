import { label } from "../plan/context.ts";
import type { Context } from "../plan/context.ts";
import { codingParts, position } from "../genome/gene-model.ts";
import type { GeneModel } from "../genome/gene-model.ts";
import { nuclearCode, mitochondrialCode, reverseComplement } from "../genome/genetic-code.ts";
import type { GenePlan } from "../plan/plan.ts";
import type { Random } from "../random/random.ts";
import type { DatasetFile } from "../writer/release-writer.ts";

export interface Allele {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly synonyms: readonly string[];
  readonly references: readonly string[];
  /** One per change, as chromosome/cDNA/protein; none if there is no place to give. */
  readonly coordinates: readonly string[];
}

/** Types beside deletion and wild type, by share. */
const shares = {
  amino_acid_mutation: 40,
  partial_amino_acid_deletion: 14,
  unknown: 10,
  disruption: 4,
  fusion_or_chimera: 5,
  nucleotide_mutation: 4,
  amino_acid_deletion_and_mutation: 2,
  partial_nucleotide_deletion: 2,
  other: 2,
  amino_acid_insertion: 2,
  nucleotide_insertion: 1,
  nonsense_mutation: 3,
  amino_acid_insertion_and_mutation: 1,
  amino_acid_insertion_and_deletion: 1,
  nucleotide_insertion_and_mutation: 0.5,
  nucleotide_deletion_and_mutation: 0.5,
} as const;

/** Name of the deletion allele, which every coding gene has as its first. */
export const deletionName = (plan: GenePlan): string => `${label(plan)}delta`;

/** Id of that allele. */
export const deletionId = (plan: GenePlan): string => `${plan.id}:allele-1`;

/** The alleles of a gene; none for most RNA genes. */
export function makeAlleles(context: Context, model: GeneModel, random: Random): Allele[] {
  const { plan } = model;
  const alleles: Allele[] = [];
  const add = (
    name: string,
    type: string,
    description: string,
    coordinates: readonly string[] = [],
  ): void => {
    if (alleles.some((allele) => allele.name === name)) return;
    const references = new Set(
      Array.from({ length: 1 + Math.floor(random.next() ** 3 * 5) }, () =>
        context.references.cite(plan, random),
      ),
    );
    alleles.push({
      id: `${plan.id}:allele-${alleles.length + 1}`,
      name,
      type,
      description,
      coordinates,
      synonyms: random.chance(0.12) ? [`${name}.${random.between(1, 9)}`] : [],
      references: [...references].sort(),
    });
  };
  const coding = plan.type === "protein coding gene";
  if (!coding && !random.chance(0.1)) return [];
  add(deletionName(plan), "deletion", "deletion");
  if (!coding) return alleles;
  if (plan.fame > 2 || random.chance(0.2)) add(`${label(plan)}+`, "wild_type", "wild type");
  const mutantCount = Math.min(50, Math.round(plan.fame / 3 + random.next()));
  for (let i = 1; i <= mutantCount; i++) addMutant(model, i, random, add);
  return alleles;
}

type AddAllele = (name: string, type: string, description: string, coordinates?: readonly string[]) => void;

/** What a mutant may have changed. */
interface Changes {
  readonly from: number;
  readonly to: number;
  readonly mutations: readonly Substitution[];
  /** The coordinates of the residues between. */
  readonly range: string;
  /** One base with its number. */
  readonly nucleotide: string;
}

function drawChanges(model: GeneModel, random: Random): Changes {
  const residues = (model.transcripts[0]?.peptide?.length ?? 1) - 1;
  const from = random.between(2, Math.max(2, residues - 12));
  const to = Math.min(residues, from + random.between(4, 120));
  const mutations = Array.from({ length: random.chance(0.2) ? 2 : 1 }, () =>
    substitution(model, random, false),
  ).filter((change) => change !== null);
  const nucleotide = `${random.pick(["A", "C", "G", "T"])}${random.between(4, residues * 3)}`;
  return { from, to, mutations, range: rangeDeletion(model, from, to), nucleotide };
}

function addMutant(model: GeneModel, number: number, random: Random, add: AddAllele): void {
  const name = label(model.plan);
  const numbered = `${name}-${number}`;
  const type = random.weighted(shares);
  const changes = drawChanges(model, random);
  const { from, to, mutations, range } = changes;
  const written = [...new Set(mutations.map(({ protein }) => protein))];
  switch (type) {
    case "amino_acid_mutation":
      if (written.length > 0)
        add(
          random.chance(0.5) ? numbered : `${name}-${written.join(",")}`,
          type,
          written.join(","),
          mutations.map(({ text }) => text),
        );
      return;
    case "nonsense_mutation": {
      const stop = substitution(model, random, true);
      if (stop)
        add(`${name}-${stop.protein.slice(0, -1)}STOP`, type, `${stop.protein.slice(0, -1)}->stop`, [
          stop.text,
        ]);
      return;
    }
    case "nucleotide_mutation": {
      const [change] = mutations;
      if (change) add(`${name}-${change.nucleotide}(nt)`, type, change.nucleotide, [change.text]);
      return;
    }
    case "partial_amino_acid_deletion":
      return add(`${name}-delta${from}-${to}`, type, `${from}-${to}`, [range]);
    case "amino_acid_deletion_and_mutation":
      if (written.length > 0)
        add(numbered, type, `${written.join(",")},${from}-${to}`, [
          ...mutations.map(({ text }) => text),
          range,
        ]);
      return;
    case "disruption":
      return add(`${name}::kanMX6`, type, `${name}::kanMX6`);
    case "fusion_or_chimera":
      return add(random.chance(0.5) ? `GFP-${name}` : `${name}-mCherry`, type, `${name}(1-${to})-linker-GFP`);
    case "partial_nucleotide_deletion":
      return add(`${name}-ntdelta${number}`, type, `${from * 3}-${to * 3}`);
    case "other":
      return add(`${name}-frameshift${number}`, type, `frameshift,truncating@${to}`);
    case "unknown":
    case "amino_acid_insertion":
    case "amino_acid_insertion_and_deletion":
    case "amino_acid_insertion_and_mutation":
    case "nucleotide_insertion":
    case "nucleotide_insertion_and_mutation":
    case "nucleotide_deletion_and_mutation":
      return add(numbered, type, describeMutant(type, model, changes, written));
  }
}

/** How the change of a numbered mutant is written. */
function describeMutant(
  type: keyof typeof shares,
  model: GeneModel,
  { from, to, nucleotide }: Changes,
  written: readonly string[],
): string {
  const residue = model.transcripts[0]?.peptide?.[from - 1];
  const descriptions: Partial<Readonly<Record<keyof typeof shares, string>>> = {
    unknown: "unknown",
    amino_acid_insertion: `${residue}${from}${residue}GSGS`,
    amino_acid_insertion_and_deletion: `${from}-${to},M1MGSGS`,
    amino_acid_insertion_and_mutation: [...written, "M1MGSGS"].join(","),
    nucleotide_insertion: `${from * 3}-CTATG`,
    nucleotide_insertion_and_mutation: `${nucleotide}GCAA,${nucleotide.slice(1)}-CC`,
    nucleotide_deletion_and_mutation: `${nucleotide}G,${from * 3}-${to * 3}`,
  };
  return descriptions[type] ?? "";
}

interface Substitution {
  /** F14L, or F14* */
  readonly protein: string;
  /** A42G on the sense strand of the coding sequence */
  readonly nucleotide: string;
  readonly text: string;
}

/** A change of one base that changes one residue; null when forty tries find none. */
function substitution(model: GeneModel, random: Random, toStop: boolean): Substitution | null {
  const transcript = model.transcripts[0];
  const peptide = transcript?.peptide;
  if (!transcript || !peptide) return null;
  const code = model.plan.chromosome === "mitochondrial" ? mitochondrialCode : nuclearCode;
  const offsets = codingOffsets(model);
  for (let tries = 0; tries < 40; tries++) {
    const residue = random.between(2, peptide.length - 1);
    const codon = [0, 1, 2].map((i) => model.sense[offsets((residue - 1) * 3 + i)] ?? "N");
    const codonPosition = random.between(0, 2);
    const before = codon[codonPosition] ?? "N";
    const after = random.pick(["A", "C", "G", "T"].filter((base) => base !== before));
    const result = code.get(codon.with(codonPosition, after).join("")) ?? "X";
    const original = peptide[residue - 1] ?? "X";
    if (result === original || (result === "*") !== toStop) continue;
    const inCds = (residue - 1) * 3 + codonPosition;
    const genomic = position(model, offsets(inCds));
    const onForward = (base: string): string => (model.plan.strand === "+" ? base : reverseComplement(base));
    return {
      protein: `${original}${residue}${result}`,
      nucleotide: `${before}${inCds + 1}${after}`,
      text: `${model.plan.chromosome}:g.${genomic}${onForward(before)}>${onForward(after)}/c.${inCds + 1}${before}>${after}/p.${original}${residue}${result}`,
    };
  }
  return null;
}

/** Coordinates of a deletion of residues; both ends included. */
function rangeDeletion(model: GeneModel, from: number, to: number): string {
  const offsets = codingOffsets(model);
  const [a, b] = [position(model, offsets((from - 1) * 3)), position(model, offsets(to * 3 - 1))];
  const [low, high] = a < b ? [a, b] : [b, a];
  const peptide = model.transcripts[0]?.peptide ?? "";
  return `${model.plan.chromosome}:g.${low}_${high}del${high - low + 1}/c.${(from - 1) * 3 + 1}_${to * 3}del${(to - from + 1) * 3}/p.${peptide[from - 1]}${from}_${peptide[to - 1]}${to}del${to - from + 1}`;
}

/** Offset on the sense strand of a base of the coding sequence of transcript 1 (both from 0). */
function codingOffsets(model: GeneModel): (base: number) => number {
  const parts = model.transcripts[0] ? codingParts(model.transcripts[0]) : [];
  return (base) => {
    let left = base;
    for (const { start, end } of parts) {
      if (left < end - start) return start + left;
      left -= end - start;
    }
    return 0;
  };
}

/** The rows of a gene's alleles, and the changed residues or bases of those where they are known. */
export function writeAlleles(
  file: DatasetFile,
  coordinates: DatasetFile,
  plan: GenePlan,
  alleles: readonly Allele[],
): void {
  for (const allele of alleles) {
    file.row(
      plan.id,
      plan.name,
      allele.id,
      allele.name,
      allele.type,
      allele.description,
      allele.synonyms.join("|"),
      allele.references.join(","),
      "demo",
      allele.type === "unknown"
        ? `The change has not been sequenced${allele.references[0] ? ` (${allele.references[0]})` : ""}`
        : "",
      "",
    );
    if (allele.coordinates.length > 0)
      coordinates.row(
        plan.id,
        allele.id,
        allele.name,
        allele.type,
        allele.description,
        allele.coordinates.join("|"),
      );
  }
}
