/** Peptides by transcript id, without their stop. */
import type { Rows } from "../rows/rows.ts";

export type Peptides = ReadonlyMap<string, string>;

/** Peptides by transcript, without their stop. */
export async function joinPeptides(rows: Rows): Promise<Peptides> {
  const peptides = new Map<string, string>();
  for await (const record of rows("fasta-protein")) {
    peptides.set(transcriptOfPeptide(record.id), record.sequence.toUpperCase().replace(/\*$/, ""));
  }
  return peptides;
}

/** The transcript that a peptide is made from: "ID.1:pep" is that of "ID.1". */
export const transcriptOfPeptide = (peptideId: string): string => peptideId.replace(/:pep$/, "");
