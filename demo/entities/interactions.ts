import { database, label, partner } from "../plan/context.ts";
import type { Context } from "../plan/context.ts";
import type { GenePlan } from "../plan/plan.ts";
import { deletionId } from "./alleles.ts";
import type { Random } from "../random/random.ts";
import type { DatasetFile } from "../writer/release-writer.ts";

const systems = {
  physical: [
    "Affinity Capture-MS",
    "Affinity Capture-Western",
    "Two-hybrid",
    "Co-purification",
    "Reconstituted Complex",
    "Proximity Label-MS",
    "Co-localization",
    "Co-crystal Structure",
    "PCA",
    "GO:IPI",
    "Affinity Capture-RNA",
  ],
  genetic: [
    "Synthetic Lethality",
    "Synthetic Growth Defect",
    "Negative Genetic",
    "Positive Genetic",
    "Synthetic Rescue",
    "Phenotypic Suppression",
    "Phenotypic Enhancement",
    "Dosage Rescue",
    "Dosage Growth Defect",
    "GO:IGI",
  ],
} as const;

/** Interactions of a gene with others; the famous have many. */
export function writeInteractions(file: DatasetFile, context: Context, plan: GenePlan, random: Random): void {
  if (plan.type !== "protein coding gene") return;
  const interactionCount = Math.round(random.next() * 2 + plan.fame / 3);
  const seen = new Set<string>();
  for (let i = 0; i < interactionCount; i++) {
    const other = partner(context, plan, random);
    if (!other) continue;
    const type = random.pick(["physical", "genetic"] as const);
    const system = random.pick(systems[type]);
    const screened = /-MS$|Negative|Positive|Two-hybrid/.test(system) && random.chance(0.6);
    const reference = screened
      ? context.references.large(type === "physical" ? "purifications" : "genetic")
      : context.references.cite(plan, random);
    const key = `${other.id} ${system} ${reference}`;
    if (seen.has(key)) continue;
    seen.add(key);
    file.row(
      plan.id,
      other.id,
      type,
      system,
      reference,
      `${database} curation${random.chance(0.2) ? "|demo interaction set" : ""}`,
      context.references.curated(reference, context.lastYear, random),
      screened ? "High Throughput" : random.chance(0.85) ? "Low Throughput" : "",
      random.chance(0.08)
        ? `Seen at ${random.pick([25, 30, 36])} °C only; ${label(other)} was tagged at its C terminus.`
        : "",
      ...(type === "genetic" && !screened && !system.startsWith("Dosage") && random.chance(0.6)
        ? details(context, plan, other, system, random)
        : ["", "", "", "", "", ""]),
    );
  }
}

/** What a genetic interaction was seen by: a genotype of two deletions, and what it rescued. */
function details(
  context: Context,
  plan: GenePlan,
  other: GenePlan,
  system: string,
  random: Random,
): string[] {
  const { phenotypes } = context;
  const themes = [...(phenotypes.byTheme.get(plan.theme) ?? []), ...phenotypes.general];
  const phenotype = /Lethality/.test(system) ? phenotypes.inviable : random.pick(themes);
  const rescues = /Rescue|Suppression/.test(system);
  return [
    `${deletionId(plan)}+${deletionId(other)}`,
    phenotype.id,
    random.chance(0.3) ? "has_penetrance(high)" : "",
    ...(rescues
      ? [deletionId(plan), random.pick(themes).id, random.chance(0.3) ? "has_severity(low)" : ""]
      : ["", "", ""]),
  ];
}
