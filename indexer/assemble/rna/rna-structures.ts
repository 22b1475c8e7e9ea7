/** Secondary structures of RNAs that are known for theirs, predicted from their sequences. */
import { structuredRnaTypes } from "../../../index-mappings/shapes/rna-structure.ts";
import type { RnaStructure } from "../../../index-mappings/shapes/rna-structure.ts";
import { maxBases } from "./energies.ts";
import { foldInThread } from "./fold-in-thread.ts";
import { residuesOf } from "../sequence/chromosomes.ts";
import type { Chromosome } from "../sequence/chromosomes.ts";
import { transcriptParts } from "../sequence/transcript-parts.ts";
import type { Features } from "../joins/features.ts";
import type { Genes } from "../joins/genes.ts";

/** By gene: the fold of the first transcript, without its introns. Longer ones than `maxBases` have none. */
export async function joinRnaStructures(
  genes: Genes,
  features: Features,
  chromosomes: ReadonlyMap<string, Chromosome>,
): Promise<ReadonlyMap<string, RnaStructure>> {
  const sequences = new Map<string, string>();
  for (const { id, feature_type: type } of genes.byId.values()) {
    if (!structuredRnaTypes.has(type)) continue;
    const model = features.genes.get(id);
    const [transcript] = model?.transcripts ?? [];
    if (!model || !transcript) continue;
    const chromosome = chromosomes.get(model.chromosome);
    const sequence = transcriptParts(transcript, model.strand)
      .filter((part) => part.type === "exon")
      .map((part) => residuesOf(chromosome, part, model.strand))
      .join("");
    if (sequence !== "" && sequence.length <= maxBases) sequences.set(id, sequence.replaceAll("T", "U"));
  }
  const folds = await foldInThread(sequences);
  return new Map(
    [...sequences].flatMap(([id, sequence]) => {
      const fold = folds.get(id);
      return fold ? [[id, { sequence, dot_bracket: fold.dotBracket, energy: fold.energy }] as const] : [];
    }),
  );
}
