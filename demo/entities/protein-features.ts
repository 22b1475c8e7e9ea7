import type { GeneModel } from "../genome/gene-model.ts";
import type { Random } from "../random/random.ts";
import type { DatasetFile } from "../writer/release-writer.ts";
import { domains } from "../vocabulary/domains.ts";

export interface FeatureFiles {
  readonly domains: DatasetFile;
  readonly disordered: DatasetFile;
}

/** Domains, coils, membrane helices and disordered stretches of the peptide of transcript 1, at the places where they were put. */
export function writeProteinFeatures(files: FeatureFiles, model: GeneModel, random: Random): void {
  const { plan } = model;
  const peptide = `${plan.id}.1:pep`;
  const residues = (model.transcripts[0]?.peptide?.length ?? 1) - 1;
  const write = (id: string, database: string, start: number, end: number): void =>
    files.domains.row(plan.id, plan.name, peptide, id, database, start, end);
  for (const { kind, domain, start, end } of model.segments) {
    if (kind === "domain") {
      write(`PF${domain}`, "PFAM", start, end);
      write(`IPR9${String(domain).padStart(5, "0")}`, "INTERPRO", start, end);
      if (random.chance(0.6))
        write(`SSF${domain + 9000}`, "SUPERFAMILY", Math.max(1, start - 4), Math.min(residues, end + 5));
      if (random.chance(0.6)) write(`G3DSA:9.${domain % 100}.10.20`, "GENE3D", start, end);
      if (random.chance(0.4)) write(`SM${domain}`, "SMART", start, end);
      if (random.chance(0.3)) write(`PS${domain}`, "Prosite", start, end);
      if (random.chance(0.15)) write(`cd${domain}`, "CDD", start, end);
    } else if (kind === "tm") {
      write("TMhelix", "TMHMM", start, end);
      write("TMhelix", "DeepTMHMM", start, end);
    } else if (kind === "coil") write("Coil", "Coiled coils", start, end);
    else if (kind === "disordered") {
      files.disordered.row(plan.id, plan.name, peptide, start, end);
      write("mobidb-lite-Disorder", "MOBIDB-Disorder", start, end);
      if (random.chance(0.4))
        write(
          "mobidb-lite-Low-complexity",
          "MOBIDB-Low-complexity",
          start,
          start + Math.floor((end - start) / 2),
        );
    }
  }
  if (plan.family && residues > 0)
    write(`PTHR9${String(plan.index % 10000).padStart(4, "0")}`, "PANTHER", Math.min(10, residues), residues);
}

/** Names and descriptions of all domains, as Pfam and as InterPro entries. */
export function writeDomainNames(file: DatasetFile): void {
  domains.forEach(({ name, description }, i) => {
    const number = 90001 + i;
    file.row(`PF${number}`, "PFAM", name, description);
    file.row(`IPR9${String(number).padStart(5, "0")}`, "INTERPRO", name, `${description} (entry)`);
  });
}
