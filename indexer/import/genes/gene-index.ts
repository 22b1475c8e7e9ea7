/** Finds the gene that an id of another file means: ids and names of genes, transcripts and proteins, here and in other databases. */
import type { ImportedGene } from "../models/model.ts";

export interface GeneIndex {
  /** Systematic id of the gene that these ids and names mean, by the surest of them; null where none is known, or means one gene alone. */
  find(...ids: readonly string[]): string | null;
  /** Says that an id means a gene too. */
  add(id: string, gene: string): void;
}

/** Later ranks give way: a name that is another gene's id means that gene. */
const ranks = 4;

/** Knows genes by their ids, then cross references, then transcripts and proteins, then names and synonyms. */
export function geneIndex(genes: readonly ImportedGene[]): GeneIndex {
  const byRank = Array.from({ length: ranks }, () => new Map<string, string | null>());
  const put = (rank: number, id: string, gene: string) => {
    if (id === "") return;
    // There is a map for each rank.
    const known = byRank[rank]!;
    known.set(id, known.has(id) && known.get(id) !== gene ? null : gene);
  };
  for (const { id, name, synonyms, uniprot, xrefs, transcripts } of genes) {
    put(0, id, id);
    for (const xref of [uniprot, ...xrefs]) {
      put(1, xref, id);
      put(1, local(xref), id);
    }
    for (const transcript of transcripts)
      for (const known of [transcript.id, ...transcript.proteinIds]) {
        put(2, known, id);
        put(2, withoutVersion(known), id);
      }
    for (const word of [name, ...synonyms]) put(3, word, id);
  }
  return {
    find(...ids) {
      const spellings = [...new Set(ids.flatMap((id) => [id, local(id), withoutVersion(local(id))]))];
      // A systematic id anywhere in the list says more than a name that stands before it.
      for (const known of byRank)
        for (const id of spellings) {
          const gene = known.get(id);
          if (gene !== undefined && gene !== null) return gene;
        }
      return null;
    },
    add: (id, gene) => put(1, id, gene),
  };
}

/** An id without the name of its database: `SGD:S000002142` and `MGI:MGI:97490` are S000002142 and MGI:97490. */
const local = (id: string): string => id.slice(id.indexOf(":") + 1);

const withoutVersion = (id: string): string => id.replace(/(?:\.\d+|-\d+)$/, "");
