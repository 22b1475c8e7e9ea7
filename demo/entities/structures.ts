import { label } from "../plan/context.ts";
import type { Context } from "../plan/context.ts";
import type { GeneModel } from "../genome/gene-model.ts";
import type { Random } from "../random/random.ts";
import type { DatasetFile } from "../writer/release-writer.ts";
import { initials, surnames } from "../vocabulary/people.ts";

const methods = { "X-ray diffraction": 7, "Electron Microscopy": 3, "Solution NMR": 1 } as const;
/** Share of the coding genes whose protein has experimental structures. */
const share = 0.15;

/**
 * Structures of the protein of a gene, as PDB entries of one or two of its chains. The ids begin with 0, which no entry of
 * the PDB does.
 */
export function writeStructures(
  file: DatasetFile,
  context: Context,
  { plan, transcripts }: GeneModel,
  random: Random,
): void {
  const residues = (transcripts[0]?.peptide?.length ?? 1) - 1;
  if (plan.type !== "protein coding gene" || residues < 30 || !random.chance(share)) return;
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
    for (const chain of random.chance(0.3) ? ["A", "B"] : ["A"])
      file.row(
        plan.id,
        id,
        `Structure of ${label(plan)}, ${plan.product}`,
        authors.join(", "),
        `${authors[0]} et al.`,
        reference,
        method,
        resolution,
        chain,
        `${start}-${end}`,
      );
  }
}
