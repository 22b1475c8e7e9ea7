import { useDeferredValue, useMemo } from "react";
import type { GenePage, Transcript } from "../../../api/contract/index.ts";
import type { SequenceState } from "./address.ts";
import { fasta, nucleotideHeader, proteinHeader } from "./fasta.ts";
import { nucleotideSegments, proteinSegments, residuesOf, writtenResidues } from "./segments.ts";
import { useFlanks } from "./use-flanks.ts";

/** The state names one of the gene's transcripts. */
export const transcriptOf = (gene: GenePage, state: SequenceState): Transcript =>
  gene.transcripts.find(({ uniquename }) => uniquename === state.transcript) as Transcript;

/** A sequence of a gene as it is drawn. */
export type DrawnSequence = ReturnType<typeof useDrawnSequence>;

/** The sequence that the state asks for. Controls answer at once, it follows: thousands of residues take their time. */
export function useDrawnSequence(gene: GenePage, state: SequenceState) {
  const late = useDeferredValue(state);
  const drawn = gene.transcripts.some(({ uniquename }) => uniquename === late.transcript) ? late : state;
  const transcript = transcriptOf(gene, drawn);
  const { parts } = drawn;
  const protein = drawn.shows === "protein" ? transcript.protein : null;
  const { flanks, pending, retry } = useFlanks(gene, transcript, parts, protein === null);
  const segments = useMemo(
    () => (protein ? proteinSegments(protein.sequence) : nucleotideSegments(transcript, parts, flanks)),
    [protein, transcript, parts, flanks],
  );
  const residues = useMemo(() => residuesOf(segments), [segments]);
  const { uniquename: id } = protein ?? transcript;
  const written = useMemo(() => {
    const header = protein
      ? proteinHeader(id, residues.length)
      : nucleotideHeader(id, residues.length, parts, flanks);
    return { fasta: fasta(header, writtenResidues(segments)), residues };
  }, [protein, id, residues, segments, parts, flanks]);
  return {
    /** Of the protein, or of the transcript. */
    id,
    transcript,
    /** The protein whose residues they are; null for nucleotides. */
    protein,
    segments,
    residues,
    written,
    /** Bases on each side that belong to it. */
    flanks: protein
      ? { upstream: 0, downstream: 0 }
      : { upstream: parts.upstream, downstream: parts.downstream },
    /** Flanks are wanted and under way. */
    pending,
    /** Asks again for flanks that are wanted and could not be had. */
    retry,
  };
}
