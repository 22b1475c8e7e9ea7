/** Where the sequence of a part of a transcript is shown. Pure. */
import type { GenePage, Transcript, TranscriptPart } from "../../../api/contract/index.ts";
import { writeSequenceState } from "../../features/sequence/address.ts";
import { urls } from "../../shared/urls/urls.ts";

/** All of a transcript, so that what is around a part can be taken along with it. */
const wholeTranscript = {
  utr5: true,
  exons: true,
  introns: true,
  utr3: true,
  upstream: 0,
  downstream: 0,
} as const;

/** The page of the gene at its sequence: the whole transcript, with the part selected in it. */
export function partSequenceUrl(
  gene: Pick<GenePage, "uniquename" | "transcripts">,
  transcript: Transcript,
  { uniquename }: TranscriptPart,
  search: URLSearchParams,
): string {
  const at = transcript.parts.findIndex((part) => part.uniquename === uniquename);
  const before = transcript.parts.slice(0, at).reduce((sum, { residues }) => sum + residues.length, 0);
  const selected = { start: before + 1, end: before + (transcript.parts[at]?.residues.length ?? 0) };
  const params = writeSequenceState(
    search,
    { transcript: transcript.uniquename, shows: "nucleotides", parts: wholeTranscript, selected },
    gene.transcripts,
  );
  return `${urls.gene(gene.uniquename)}?${params.toString()}#sequence`;
}
