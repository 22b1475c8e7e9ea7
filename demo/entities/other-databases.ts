import type { GeneModel } from "../genome/gene-model.ts";
import { label, organism } from "../plan/context.ts";
import type { Random } from "../random/random.ts";
import { curators, initials, surnames } from "../vocabulary/people.ts";
import type { DatasetFile } from "../writer/release-writer.ts";

export interface OtherDatabaseFiles {
  readonly rnacentral: DatasetFile;
  readonly drawn: DatasetFile;
  readonly biogrid: DatasetFile;
  readonly descriptions: DatasetFile;
  readonly interpro: DatasetFile;
}

/** Types of genes whose RNA has a structure of its own. */
const structured = /^(t|r|sn|sno)RNA gene$/;

/** What other databases call a gene and its product. The numbers are from ranges that nobody uses. */
export function writeOtherDatabases(
  files: OtherDatabaseFiles,
  { plan, segments }: GeneModel,
  random: Random,
): void {
  const { genus, species, taxonid } = organism;
  files.biogrid.row(String(900_000_000 + plan.index), plan.id, "SYSTEMATIC NAME", `${genus} ${species}`);
  if (plan.name && random.chance(0.3))
    files.descriptions.row(plan.id, `${label(plan)} stands for ${plan.product}`);
  for (const segment of segments)
    if (segment.kind === "domain" && plan.uniprot) {
      const { domain, start, end } = segment;
      const entry = `IPR9${String(domain).padStart(5, "0")}`;
      files.interpro.row(plan.uniprot, entry, `domain ${domain}`, `PF${domain}`, start, end);
    }
  if (plan.type === "protein coding gene" || plan.type === "pseudogene") return;
  const urs = `URS${(0xff_0000_0000 + plan.index).toString(16).toUpperCase()}`;
  files.rnacentral.row(urs, "DEMO", plan.id, taxonid, plan.type.replace(/ gene$/, ""), plan.id);
  if (structured.test(plan.type)) files.drawn.row(urs);
}

/** Names of those who made the pathway models. */
export function writeContributors(file: DatasetFile): void {
  curators.forEach((orcid, index) =>
    file.row(orcid, `${initials[index % initials.length] ?? ""}. ${surnames[index % surnames.length] ?? ""}`),
  );
}
