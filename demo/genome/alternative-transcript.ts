import type { Random } from "../random/random.ts";
import { clip, splice } from "./gene-model.ts";
import type { Interval, TranscriptModel } from "./gene-model.ts";
import { translate } from "./genetic-code.ts";
import type { GeneticCode } from "./genetic-code.ts";

type Shape = Pick<TranscriptModel, "exons"> & { readonly coding: Interval };

/** Another transcript of a gene: an exon left out, a later start codon, or shorter untranslated ends; null if it would not translate. */
export function alternative(
  first: TranscriptModel,
  id: string,
  sense: string,
  code: GeneticCode,
  random: Random,
): TranscriptModel | null {
  if (!first.coding) return null;
  const change = random.pick([skippedExon, laterStart, shorterEnds] as const);
  const shape = change({ exons: first.exons, coding: first.coding }, sense);
  if (!shape) return null;
  const peptide = translate(splice(sense, clip(shape.exons, shape.coding.start, shape.coding.end)), code);
  return /^M[^*]{20,}\*$/.test(peptide) ? { id, type: first.type, ...shape, peptide } : null;
}

/** Without the first inner exon that is a whole number of codons. */
function skippedExon({ exons, coding }: Shape): Shape | null {
  const inner = exons.findIndex(
    (exon, i) =>
      i > 0 &&
      i < exons.length - 1 &&
      exon.start > coding.start &&
      exon.end < coding.end &&
      (exon.end - exon.start) % 3 === 0,
  );
  return inner < 0 ? null : { exons: exons.toSpliced(inner, 1), coding };
}

/** From the next ATG in frame, if it is in the same exon. */
function laterStart({ exons, coding }: Shape, sense: string): Shape | null {
  const exon = exons.find(({ start, end }) => start <= coding.start && end > coding.start);
  for (let i = coding.start + 3; exon && i + 3 <= exon.end; i += 3) {
    if (sense.slice(i, i + 3) === "ATG") return { exons, coding: { start: i, end: coding.end } };
  }
  return null;
}

/** Half of the first and of the last untranslated stretch. */
function shorterEnds({ exons, coding }: Shape): Shape | null {
  const head = exons[0];
  const tail = exons.at(-1);
  if (!head || !tail || head.end <= coding.start || tail.start >= coding.end) return null;
  const start = Math.floor((head.start + coding.start) / 2);
  const end = coding.end + Math.ceil((tail.end - coding.end) / 2);
  return { exons: clip(exons, start, end), coding };
}
