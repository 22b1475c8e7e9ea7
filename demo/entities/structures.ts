import { label } from "../plan/context.ts";
import type { Context } from "../plan/context.ts";
import { foldPeptide } from "../genome/fold.ts";
import type { GeneModel } from "../genome/gene-model.ts";
import { mmcifBlock } from "../genome/mmcif.ts";
import type { Random } from "../random/random.ts";
import { binaryCif } from "../writer/binary-cif.ts";
import type { DatasetFile } from "../writer/release-writer.ts";
import { initials, surnames } from "../vocabulary/people.ts";

const methods = { "X-ray diffraction": 7, "Electron Microscopy": 3, "Solution NMR": 1 } as const;
/** Share of the coding genes whose protein has experimental structures. */
const share = 0.15;
/** Only the first genes have files: a release of many is not larger for it. */
const genesWithFiles = 400;
/** Residues of a protein whose structures come with the release, and the share of those with a model. */
const maxModelled = 420;
const modelledShare = 0.3;

/** The structures of one gene in so many come as BinaryCIF, as AlphaFold DB and the PDB offer them too. */
const binaryEvery = 4;

export interface StructureFiles {
  readonly entries: DatasetFile;
  readonly models: DatasetFile;
  readonly binary: DatasetFile;
}

/**
 * Structures of the protein of a gene: a predicted one, and PDB entries of one or two of its chains. The ids begin with 0,
 * which no entry of the PDB does. Of long proteins there are no files.
 */
export function writeStructures(
  { entries: table, models }: Pick<StructureFiles, "entries" | "models">,
  context: Context,
  { plan, transcripts, segments }: GeneModel,
  random: Random,
): void {
  const protein = transcripts[0]?.peptide?.replace(/\*$/, "") ?? "";
  const residues = protein.length;
  if (plan.type !== "protein coding gene" || residues < 30) return;
  const isModelled = residues <= maxModelled && plan.index < genesWithFiles;
  // A fork of its own: what else is drawn by chance stays as it was.
  const chance = random.fork("fold");
  const fold = isModelled ? foldPeptide(protein, segments, chance) : [];
  const writeModel = (block: string) =>
    plan.index % binaryEvery === 0 ? context.binaryModels.push(block) : models.record(block);
  if (isModelled && plan.uniprot && chance.chance(modelledShare))
    writeModel(
      mmcifBlock({
        id: `AF-${plan.uniprot}-F1`,
        title: `Made-up fold of ${label(plan)}`,
        residues: protein,
        fold,
        chains: ["A"],
        range: [1, residues],
        isPredicted: true,
      }),
    );
  if (!random.chance(share)) return;
  const entries = random.between(1, 3);
  for (let i = 0; i < entries; i++) {
    const id = `0${((plan.index * 3 + i) % 36 ** 3).toString(36).padStart(3, "0")}`;
    const authors = random
      .sample(surnames, random.between(2, 5))
      .map((name) => `${name}, ${random.pick(initials)}.`);
    const method = random.weighted(methods);
    // NMR has no resolution.
    const resolution = method === "Solution NMR" ? "" : (1.4 + 2.6 * random.next()).toFixed(2);
    const start = random.between(1, Math.floor(residues / 3));
    const end = random.between(Math.floor((2 * residues) / 3), residues);
    const reference = context.references.cite(plan, random);
    const chains = random.chance(0.3) ? ["A", "B"] : ["A"];
    const title = `Structure of ${label(plan)}, ${plan.product}`;
    for (const chain of chains)
      table.row(
        plan.id,
        id,
        title,
        authors.join(", "),
        `${authors[0]} et al.`,
        reference,
        method,
        resolution,
        chain,
        `${start}-${end}`,
      );
    if (isModelled)
      writeModel(
        mmcifBlock({ id, title, residues: protein, fold, chains, range: [start, end], isPredicted: false }),
      );
  }
}

/** The structures that were kept for it, as one BinaryCIF file. */
export async function writeBinaryModels(file: DatasetFile, { binaryModels }: Context): Promise<void> {
  if (binaryModels.length > 0) file.bytes(await binaryCif(binaryModels.join("")), binaryModels.length);
}
