/** Reads FASTA of an import into memory. */
import { readFasta } from "../../read/read-fasta.ts";
import type { Alphabet } from "../../read/read-fasta.ts";
import type { FastaRecord } from "../../read/records.ts";
import type { Source } from "./open-source.ts";

/** The sequences of a file. */
export async function readSequences(alphabet: Alphabet, source: Source): Promise<FastaRecord[]> {
  const found: FastaRecord[] = [];
  // A dot is how some files write the end of translation.
  for await (const records of readFasta(alphabet, source.lines(), source.note))
    found.push(...records.map(({ id, description, sequence }) => ({ id, description, sequence })));
  return found;
}
