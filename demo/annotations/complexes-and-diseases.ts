import { database } from "../plan/context.ts";
import type { Context } from "../plan/context.ts";
import { capitalised } from "../plan/gene-names.ts";
import type { GenePlan } from "../plan/plan.ts";
import type { Random } from "../random/random.ts";
import type { DatasetFile } from "../writer/release-writer.ts";

/** Members of complexes, one row each, and a Complex-Portal-like entry a complex. */
export function writeComplexes(members: DatasetFile, portal: DatasetFile, context: Context): void {
  let number = 99001;
  for (const [term, genes] of context.complexes) {
    const random = context.seed.fork(`complex ${term.id}`);
    for (const plan of genes) {
      const published = random.chance(0.7);
      members.row(
        term.id,
        term.name,
        plan.id,
        plan.name,
        plan.product,
        plan.uniprot,
        published ? random.pick(["IDA", "IPI", "EXP"]) : "ISO",
        published ? context.references.cite(plan, random) : "GO_REF:0000024",
        database,
      );
    }
    const names = genes.map((plan) => plan.name || plan.id).join(", ");
    portal.row(`CPX-${number++}`, capitalised(term.name), `${term.definition} Its subunits are ${names}.`);
  }
}

/** About one coding gene in five is like a human gene of a (made-up) disease type. */
export function writeDiseases(file: DatasetFile, context: Context, plan: GenePlan, random: Random): void {
  if (!plan.family || !random.chance(0.2)) return;
  for (const disease of random.sample(context.diseases, random.between(1, 3))) {
    const reference = random.chance(0.5)
      ? context.references.cite(plan, random)
      : context.references.large("orthology");
    file.row(
      plan.id,
      plan.name,
      disease.id,
      reference,
      context.references.curated(reference, context.lastYear, random),
    );
  }
}
