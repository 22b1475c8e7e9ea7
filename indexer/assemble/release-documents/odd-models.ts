/** Gene models whose coding sequence shifts its frame, or does not make the peptide of the release. */
import type { OddModel } from "../../../index-mappings/pages/known-contradictions.ts";
import type { Piece } from "../joins/features.ts";
import { transcriptsOf } from "../pages/transcripts.ts";
import type { ReleaseData } from "../release-data/release-data.ts";

/** The shortest introns that are known have some 15 bases; gaps of one or two bases shift the frame. */
const maxGap = 2;

/** In the order of the gene list. */
export async function oddModels(data: ReleaseData): Promise<OddModel[]> {
  const [genes, features, chromosomes, peptides] = await Promise.all([
    data.genes(),
    data.features(),
    data.chromosomes(),
    data.peptides(),
  ]);
  return [...genes.byId.values()].flatMap((gene) => {
    const model = features.genes.get(gene.id);
    if (!model) return [];
    const chromosome = chromosomes.get(model.chromosome);
    const coding = model.transcripts.filter(({ pieces }) => pieces.some(({ type }) => type === "CDS"));
    const made = transcriptsOf(gene, { ...model, transcripts: coding }, chromosome, (id) => peptides.get(id));
    return coding.flatMap(({ id, pieces }, index): OddModel[] => {
      const protein = made[index]?.protein;
      const makes = chromosome && protein && !protein.is_translated ? protein.matches_cds : null;
      const shift = frameShift(pieces);
      return makes === false || shift.read_twice > 0 || shift.passed_over > 0
        ? [{ gene: gene.id, name: gene.name, transcript: id, ...shift, makes_its_peptide: makes }]
        : [];
    });
  });
}

/** Bases that adjoining coding exons both have, and bases between them that are too few for an intron. */
function frameShift(pieces: readonly Piece[]): Pick<OddModel, "read_twice" | "passed_over"> {
  const coding = pieces.filter(({ type }) => type === "CDS").toSorted((a, b) => a.start - b.start);
  // The one before it.
  const gaps = coding.slice(1).map(({ start }, index) => start - coding[index]!.end - 1);
  const sum = (some: readonly number[]): number => some.reduce((all, bases) => all + Math.abs(bases), 0);
  return {
    read_twice: sum(gaps.filter((gap) => gap < 0)),
    passed_over: sum(gaps.filter((gap) => gap > 0 && gap <= maxGap)),
  };
}
