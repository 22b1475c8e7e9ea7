/** Chromosomes in chunks, and peptides. */
import { chunkSize } from "../../../index-mappings/sequences.ts";
import type { SequenceDoc } from "../../../index-mappings/sequences.ts";
import type { AssembledDoc } from "./assembled-doc.ts";
import type { Chromosomes } from "../sequence/chromosomes.ts";
import type { ReleaseData } from "../release-data/release-data.ts";

/** Chromosomes in chunks, and peptides. */
export async function* sequenceDocuments(data: ReleaseData): AsyncIterable<AssembledDoc> {
  for (const { id: of, residues } of (await data.chromosomes()).values()) {
    for (let from = 0; from < residues.length; from += chunkSize) {
      const chunk = residues.slice(from, from + chunkSize);
      const id = `${of}:${from / chunkSize}`;
      const doc: SequenceDoc = {
        id,
        kind: "chromosome",
        of,
        start: from + 1,
        end: from + chunk.length,
        residues: chunk,
      };
      yield { id, doc };
    }
  }
  for (const [id, residues] of await data.peptides()) {
    const doc: SequenceDoc = {
      id,
      kind: "peptide",
      of: id.replace(/\.\d+$/, ""),
      start: 1,
      end: residues.length,
      residues,
    };
    yield { id, doc };
  }
}

/** Chunks that the chromosomes have. */
export const chunkCount = (chromosomes: Chromosomes): number =>
  chromosomes.values().reduce((sum, { residues }) => sum + Math.ceil(residues.length / chunkSize), 0);
