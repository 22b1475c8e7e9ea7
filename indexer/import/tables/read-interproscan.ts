/** Reads the TSV of InterProScan: matches of proteins with signatures of its member databases. */
import type { ImportedGene } from "../models/model.ts";
import type { Cells } from "./cells.ts";
import type { Source } from "../sources/open-source.ts";
import { linesOfTable } from "./lines-of-table.ts";

/** Matches, and what is known of the signatures, as rows of protein-domains and domain-names. */
export interface DomainRows {
  readonly domains: readonly Cells<"protein-domains">[];
  readonly names: readonly Cells<"domain-names">[];
}

/** How the release writes databases that InterProScan writes otherwise. */
const databases: Readonly<Record<string, string>> = {
  Pfam: "PFAM",
  Gene3D: "GENE3D",
  FunFam: "FUNFAM",
  Hamap: "HAMAP",
  NCBIfam: "NCBIFAM",
  ProSitePatterns: "PROSITE_PATTERNS",
  ProSiteProfiles: "Prosite",
  Coils: "Coiled coils",
};

/** The matches of proteins that the release has; others are noted and left out. */
export async function readInterproscan(source: Source, genes: readonly ImportedGene[]): Promise<DomainRows> {
  const proteins = proteinsOfGenes(genes);
  const domains: Cells<"protein-domains">[] = [];
  const names = new Map<string, Cells<"domain-names">>();
  for await (const { line, cells, text } of linesOfTable(source)) {
    const [protein = "", , , analysis = "", id = "", description = "", start = "", end = ""] = cells;
    if (cells.length < 11 || !/^\d+$/.test(start) || !/^\d+$/.test(end)) {
      source.note(
        line,
        "expected 11 to 15 columns of InterProScan with start and end in the seventh and eighth",
        text,
      );
      continue;
    }
    const own = proteins.get(protein) ?? proteins.get(protein.replace(/\.\d+$/, ""));
    if (!own) {
      source.note(line, `"${protein}" is no protein of the assembly: the row is left out`);
      continue;
    }
    const database = databases[analysis] ?? analysis;
    domains.push({ ...own, domain: id, database, start, end });
    if (!names.has(id))
      names.set(id, { id, database, name: description === "-" ? "" : description, description: "" });
  }
  return { domains, names: [...names.values()] };
}

/** By each id of a protein: its gene and peptide. */
function proteinsOfGenes(genes: readonly ImportedGene[]) {
  const found = new Map<string, Pick<Cells<"protein-domains">, "gene" | "geneName" | "peptide">>();
  for (const { id: gene, name, transcripts, uniprot } of genes) {
    const coding = transcripts.filter(({ coding: parts }) => parts.length > 0);
    for (const { id, proteinIds } of coding)
      for (const known of [id, `${id}:pep`, ...proteinIds, ...(coding.length === 1 ? [gene, uniprot] : [])])
        if (known !== "") found.set(known, { gene, geneName: name, peptide: `${id}:pep` });
  }
  return found;
}
