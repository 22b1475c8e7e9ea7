/** Puts genes on the sequences that an assembly has. */
import type { Note } from "../read/problem.ts";
import type { Assembly } from "./gather.ts";
import type { ImportedGene } from "./models/model.ts";
import { sequenceFinder } from "./sequence-names.ts";

/** The genes with the ids that the sequences have; one that lies elsewhere, or beyond an end, is noted and loses its place. */
export function locatedGenes({ sequences, models }: Assembly, note: Note): ImportedGene[] {
  const find = sequenceFinder(sequences, models.sequenceNames);
  const lengths = new Map(sequences.map(({ id, sequence }) => [id, sequence.length]));
  return models.genes.map((gene) => {
    if (!gene.location) return gene;
    const { seqid: name, start, end } = gene.location;
    const seqid = find(name);
    const length = lengths.get(seqid ?? "");
    if (seqid === null || length === undefined) {
      note(null, `"${name}" is no sequence of the assembly: the places of its genes are left out`, gene.id);
      return { ...gene, location: null, transcripts: [] };
    }
    if (end > length) {
      note(
        null,
        `"${gene.id}" at ${start}..${end} ends beyond its sequence, as over the origin of a circle: its place is left out`,
      );
      return { ...gene, location: null, transcripts: [] };
    }
    return { ...gene, location: { ...gene.location, seqid } };
  });
}
