import { organism } from "../plan/context.ts";
import type { Context } from "../plan/context.ts";
import type { GenePlan } from "../plan/plan.ts";
import type { Random } from "../random/random.ts";
import type { DatasetFile } from "../writer/release-writer.ts";

const ofRna = [
  "RNA-sequencing evidence",
  "expression microarray evidence",
  "northern assay evidence used in manual assertion",
  "quantitative PCR",
  "reporter gene assay evidence",
] as const;
const ofProtein = [
  "western blot evidence used in manual assertion",
  "mass spectrometry evidence",
  "ribosome profiling evidence",
  "microscopy evidence",
] as const;
const qualifiers = {
  increased: 40,
  decreased: 30,
  present: 8,
  unchanged: 5,
  absent: 4,
  constant: 3,
  fluctuates: 3,
} as const;

/** Whether RNA or protein of a gene rises, falls, is there or not. */
export function writeExpression(file: DatasetFile, context: Context, plan: GenePlan, random: Random): void {
  const write = (molecule: "RNA" | "protein", evidence: string, reference: string): void => {
    const during = random.chance(0.75) ? `during(${random.pick(context.go.phases).id})` : "";
    file.row(
      plan.id,
      plan.name,
      molecule,
      evidence,
      random.weighted(qualifiers),
      during,
      reference,
      organism.taxonid,
      context.references.curated(reference, context.lastYear, random),
    );
  };
  if (random.chance(plan.type === "lncRNA gene" ? 0.5 : 0.35))
    write("RNA", "RNA-sequencing evidence", context.references.large("transcripts"));
  const coding = plan.type === "protein coding gene";
  if (coding && random.chance(0.3))
    write(
      "protein",
      "high throughput evidence used in manual assertion",
      context.references.large("proteins"),
    );
  if (coding && random.chance(0.15))
    write("protein", "ribosome profiling evidence", context.references.large("ribosomes"));
  const studied = Math.round(plan.fame / 10);
  for (let i = 0; i < studied; i++) {
    if (coding && random.chance(0.5))
      write("protein", random.pick(ofProtein), context.references.cite(plan, random));
    else write("RNA", random.pick(ofRna), context.references.cite(plan, random));
  }
}
