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
  const sites = Array.from(peptide, (letter, i) => ({ letter, residue: `${letter}${i + 1}` })).filter(
    ({ letter }) => letter in bySite,
  );
  if (sites.length === 0) return;
  const { go, references, lastYear } = context;
  const write = ({ term, evidence, residue = "", extension = "", reference }: Modification): void =>
    file.row(
      plan.id,
      plan.name,
      term,
      evidence,
      residue,
      extension,
      reference,
      organism.taxonid,
      references.curated(reference, lastYear, random),
      database,
    );
  const screened = random.chance(0.5) ? random.between(1, 4) : 0;
  for (let i = 0; i < screened; i++) {
    const { letter, residue } = random.pick(sites);
    if (!/[STY]/.test(letter)) continue;
    write({
      term: bySite[letter]?.[0] ?? "MOD:00696",
      evidence: "high throughput evidence used in manual assertion",
      residue,
      extension: random.chance(0.4)
        ? `${random.pick(["increased_during", "decreased_during", "present_during"])}(${random.pick(go.phases).id})`
        : "",
      reference: references.large("phosphorylation"),
    });
  }
  const studied = Math.round(plan.fame / 8);
  for (let i = 0; i < studied; i++) {
    const { letter, residue } = random.pick(sites);
    const other = random.chance(0.3) ? partner(context, plan, random) : null;
    write({
      term: random.pick(bySite[letter] ?? ["MOD:00000"]),
      evidence: random.pick(evidences),
      residue,
      extension: other ? `added_by(${database}:${other.id})` : "",
      reference: references.cite(plan, random),
    });
  }
  if (studied <= 2) return;
  const study = () => ({ evidence: random.pick(evidences), reference: references.cite(plan, random) });
  write({ term: "MOD:00696", ...study() });
  const serines = sites.filter(({ letter }) => letter === "S").slice(0, 3);
  if (serines.length > 0)
    write({ term: "MOD:00046", ...study(), residue: serines.map(({ residue }) => residue).join(",") });
}

interface Modification {
  readonly term: string;
  readonly evidence: string;
  readonly residue?: string;
  readonly extension?: string;
  readonly reference: string;
}
