import { database, organism, partner } from "../plan/context.ts";
import type { Context } from "../plan/context.ts";
import type { GeneModel } from "../genome/gene-model.ts";
import type { Random } from "../random/random.ts";
import type { DatasetFile } from "../writer/release-writer.ts";

/** Modification by the residue it sits on. */
const bySite: Readonly<Record<string, readonly string[]>> = {
  S: ["MOD:00046"],
  T: ["MOD:00047"],
  Y: ["MOD:00048"],
  N: ["MOD:00160"],
  K: ["MOD:00064", "MOD:01148", "MOD:01149", "MOD:00085", "MOD:00084", "MOD:00083"],
};
const evidences = [
  "mass spectrometry evidence",
  "experimental evidence",
  "Inferred from Direct Assay",
  "western blot evidence used in manual assertion",
] as const;

/** Modified residues of transcript 1; the letter is the one in the peptide. */
export function writeModifications(
  file: DatasetFile,
  context: Context,
  model: GeneModel,
  random: Random,
): void {
  const peptide = model.transcripts[0]?.peptide;
  if (!peptide) return;
  const { plan } = model;
  const sites = Array.from(peptide, (letter, i) => ({ letter, position: i + 1 })).filter(
    ({ letter }) => letter in bySite,
  );
  if (sites.length === 0) return;
  const write = (
    term: string,
    evidence: string,
    residue: string,
    extension: string,
    reference: string,
  ): void =>
    file.row(
      plan.id,
      plan.name,
      term,
      evidence,
      residue,
      extension,
      reference,
      organism.taxonid,
      context.references.curated(reference, context.lastYear, random),
      database,
    );
  const screened = random.chance(0.5) ? random.between(1, 4) : 0;
  for (let i = 0; i < screened; i++) {
    const { letter, position } = random.pick(sites);
    if (!/[STY]/.test(letter)) continue;
    const during = random.chance(0.4)
      ? `${random.pick(["increased_during", "decreased_during", "present_during"])}(${random.pick(context.go.phases).id})`
      : "";
    write(
      bySite[letter]?.[0] ?? "MOD:00696",
      "high throughput evidence used in manual assertion",
      `${letter}${position}`,
      during,
      context.references.large("phosphorylation"),
    );
  }
  const studied = Math.round(plan.fame / 8);
  for (let i = 0; i < studied; i++) {
    const { letter, position } = random.pick(sites);
    const other = random.chance(0.3) ? partner(context, plan, random) : null;
    write(
      random.pick(bySite[letter] ?? ["MOD:00000"]),
      random.pick(evidences),
      `${letter}${position}`,
      other ? `added_by(${database}:${other.id})` : "",
      context.references.cite(plan, random),
    );
  }
  if (studied > 2) {
    write("MOD:00696", random.pick(evidences), "", "", context.references.cite(plan, random));
    const several = sites
      .filter(({ letter }) => letter === "S")
      .slice(0, 3)
      .map(({ letter, position }) => `${letter}${position}`);
    if (several.length > 0)
      write(
        "MOD:00046",
        random.pick(evidences),
        several.join(","),
        "",
        context.references.cite(plan, random),
      );
  }
}
