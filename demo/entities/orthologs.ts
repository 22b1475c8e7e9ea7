import type { GenePlan } from "../plan/plan.ts";
import type { Random } from "../random/random.ts";
import type { DatasetFile } from "../writer/release-writer.ts";
import { capitalised } from "../plan/gene-names.ts";

export interface OrthologFiles {
  readonly cerevisiae: DatasetFile;
  readonly human: DatasetFile;
  readonly japonicus: DatasetFile;
}

const source = "synthetic demo orthologs";

/**
 * Orthologs in three organisms. The ids have the form that those organisms use, but from ranges that they do not use:
 * chromosome Z, HGNC:9xxxxx, SJAG_9xxxx.
 */
export function writeOrthologs(files: OrthologFiles, plan: GenePlan, random: Random): void {
  if (plan.type !== "protein coding gene") return;
  const known = plan.family ? 0.8 : 0.35;
  const symbol = (plan.name || `orf${plan.index}`).replace(/-mt$/, "").toUpperCase();
  const product = plan.product
    .replace(capitalised(plan.name), "")
    .replace("(predicted)", "")
    .replaceAll("  ", " ")
    .trim();
  const several = (share: number): number => (random.chance(share) ? (random.chance(0.12) ? 2 : 1) : 0);
  for (let i = several(known), copy = 0; copy < i; copy++) {
    const fused = random.chance(0.01);
    const id = `YZ${plan.index % 2 === 0 ? "L" : "R"}${String(plan.index).padStart(3, "0")}${random.pick(["W", "C"])}${copy ? "-B" : ""}`;
    files.cerevisiae.row(
      plan.id,
      id,
      random.chance(0.85) ? symbol + (copy ? "B" : "") : "",
      4932,
      fused ? random.pick(["N", "C"]) : "",
      source,
      `${product}, budding yeast ortholog`,
    );
  }
  for (let i = several(known * 0.75), copy = 0; copy < i; copy++) {
    files.human.row(
      plan.id,
      `HGNC:${900000 + plan.index * 2 + copy}`,
      `${symbol}H${copy + 1}`,
      9606,
      "",
      source,
      `${product}, human ortholog`,
    );
  }
  for (let i = several(Math.min(0.95, known + 0.15)), copy = 0; copy < i; copy++) {
    files.japonicus.row(
      plan.id,
      `SJAG_9${String(plan.index).padStart(5, "0")}${copy ? "b" : ""}`,
      plan.name,
      4897,
      "",
      source,
      product,
    );
  }
}
