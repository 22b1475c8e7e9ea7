import { database } from "../plan/context.ts";
import { capitalised } from "../plan/gene-names.ts";
import {
  codonAdaptationIndex,
  mitochondrialCode,
  mitochondrialUsage,
  nuclearCode,
  nuclearUsage,
} from "../genome/genetic-code.ts";
import { codingParts, splice } from "../genome/gene-model.ts";
import type { GeneModel } from "../genome/gene-model.ts";
import { peptideStats } from "../genome/peptide-stats.ts";
import type { GenePlan } from "../plan/plan.ts";
import type { Random } from "../random/random.ts";
import type { DatasetFile } from "../writer/release-writer.ts";

export interface GeneFiles {
  readonly genes: DatasetFile;
  readonly synonyms: DatasetFile;
  readonly uniprot: DatasetFile;
  readonly viability: DatasetFile;
  readonly characterisation: DatasetFile;
  readonly distribution: DatasetFile;
  readonly stats: DatasetFile;
  readonly obsolete: DatasetFile;
}

/** One line of each gene table; `obsoleteIds` are retired ids that this gene took over. */
export function writeGene(
  files: GeneFiles,
  model: GeneModel,
  obsoleteIds: readonly string[],
  random: Random,
): void {
  const { plan } = model;
  const synonyms = makeSynonyms(plan, random);
  files.genes.row(
    plan.id,
    `${database}:${plan.id}`,
    plan.name,
    chromosomeLabel(plan),
    plan.product,
    plan.uniprot,
    plan.type,
    synonyms.join(","),
  );
  for (const synonym of synonyms) files.synonyms.row(plan.id, synonym, "synonym");
  for (const id of obsoleteIds) {
    files.synonyms.row(plan.id, id, "obsolete_systematic_id");
    files.obsolete.row(id, plan.id);
  }
  files.viability.row(plan.id, plan.viability);
  if (plan.uniprot) files.uniprot.row(plan.id, plan.uniprot);
  const status = characterisation(plan, random);
  if (status) files.characterisation.row(plan.id, status);
  if (plan.type === "protein coding gene") files.distribution.row(plan.id, distribution(plan));
  const transcript = model.transcripts[0];
  if (transcript?.peptide) {
    const { mass, isoelectricPoint, charge, residues } = peptideStats(transcript.peptide);
    const cds = splice(model.sense, codingParts(transcript));
    const cai =
      plan.chromosome === "mitochondrial"
        ? codonAdaptationIndex(cds, mitochondrialCode, mitochondrialUsage)
        : codonAdaptationIndex(cds, nuclearCode, nuclearUsage);
    files.stats.row(
      plan.id,
      mass.toFixed(2),
      isoelectricPoint.toFixed(2),
      charge.toFixed(2),
      residues,
      cai.toFixed(2),
    );
  }
}

/** As the gene list writes it: chromosome_1 for sequence I. */
const chromosomeLabel = ({ chromosome }: GenePlan): string =>
  chromosome === "mitochondrial" ? chromosome : `chromosome_${chromosome.length}`;

/** Other names, numbered by the gene, so that none is the name of another gene. */
function makeSynonyms(plan: GenePlan, random: Random): string[] {
  if (!plan.name || !random.chance(0.35)) return [];
  const kinds = [
    `${plan.name.slice(0, 2)}x${plan.index + 1}`,
    `${capitalised(plan.name)}p`,
    `dem${plan.index + 1}`,
    `KXO${plan.index + 1}`,
  ];
  return random.sample(kinds, random.between(1, 3));
}

function characterisation(plan: GenePlan, random: Random): string | null {
  if (plan.type === "pseudogene") return "pseudogene";
  if (plan.type !== "protein coding gene") return null;
  if (plan.family)
    return plan.fame > 2 || random.chance(0.3) ? "biological role published" : "biological role inferred";
  if (plan.product.startsWith("Karyonia")) return "Karyonia specific protein, uncharacterized";
  return random.pick([
    "conserved unknown",
    "conserved unknown",
    "dubious",
    "transposon",
    "biological role inferred",
  ]);
}

/** Where there are genes like it: those that are known from elsewhere have a family. */
function distribution({ family, fame, product }: GenePlan): string {
  if (family) return fame > 8 ? "conserved in eukaryotes" : "conserved in fungi only";
  return product.startsWith("Karyonia") ? "Karyonia specific" : "no apparent orthologs";
}
