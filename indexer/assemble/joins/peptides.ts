/** Peptides by transcript id, without their stop. */
import type { Rows } from "../rows.ts";

export type Peptides = ReadonlyMap<string, string>;

export async function joinPeptides(rows: Rows): Promise<Peptides> {
  const peptides = new Map<string, string>();
  for await (const record of rows("fasta-protein")) {
    peptides.set(transcriptOfPeptide(record.id), record.sequence.toUpperCase().replace(/\*$/, ""));
  }
  return peptides;
}

export const transcriptOfPeptide = (peptideId: string): string => peptideId.replace(/:pep$/, "");
