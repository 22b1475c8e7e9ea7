import type { StructureFile } from "./records.ts";

/** What the name of a data block says: "AF-P04551-F1" is a model of P04551, four letters and digits an entry of the PDB; null for others. */
export function ownerOf(block: string): Pick<StructureFile, "source" | "id"> | null {
  const [, accession] = /^AF-([A-Z0-9]+)-F1(?:-model_v\d+)?$/i.exec(block) ?? [];
  if (accession !== undefined) return { source: "alphafold", id: accession.toUpperCase() };
  return /^(?:pdb_0000)?[0-9][a-z0-9]{3}$/i.test(block)
    ? { source: "pdb", id: block.slice(-4).toLowerCase() }
    : null;
}
