import { organism } from "../plan/context.ts";
import type { Context } from "../plan/context.ts";
import type { GenePlan } from "../plan/plan.ts";
import type { Random } from "../random/random.ts";
import type { DatasetFile } from "../writer/release-writer.ts";

/** Of all cells of a culture, and of cells in a phase of their cycle. */
const sets = [
  { molecule: "RNA", phase: null, scale: "population", typical: 2, share: 0.95 },
  { molecule: "protein", phase: null, scale: "population", typical: 3_000, share: 0.75 },
  { molecule: "protein", phase: 0, scale: "single_cell", typical: 3_200, share: 0.4 },
  { molecule: "protein", phase: 1, scale: "single_cell", typical: 2_800, share: 0.4 },
] as const;

/** Molecules of a gene's products in a cell: spread over several orders of magnitude, alike in all sets. */
export function writeExpressionLevels(
  file: DatasetFile,
  context: Context,
  plan: GenePlan,
  random: Random,
): void {
  const coding = plan.type === "protein coding gene";
  const level = Math.exp(spread(random) * 1.6);
  for (const { molecule, phase, scale, typical, share } of sets) {
    if ((molecule === "protein" && !coding) || !random.chance(share)) continue;
    const copies = typical * level * (coding ? 1 : 0.3) * Math.exp(spread(random) * 0.3);
    const term = phase === null ? undefined : context.go.phases[phase];
    const reference = context.references.large(molecule === "RNA" ? "transcripts" : "proteins");
    file.row(
      plan.id,
      plan.name,
      molecule,
      term ? `during(${term.id})` : "",
      copies.toPrecision(3),
      "",
      molecule === "RNA" ? "RNA-sequencing evidence" : "mass spectrometry evidence",
      scale,
      "",
      reference,
      organism.taxonid,
      context.references.curated(reference, context.lastYear, random),
    );
  }
}

/** A number about 0, mostly between -1 and 1: close to a normal distribution. */
const spread = (random: Random): number => [0, 0, 0, 0].reduce((sum) => sum + random.next(), 0) - 2;
