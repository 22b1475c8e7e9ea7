import { expect, test } from "vitest";
import type { Transcript, TranscriptPart } from "../../../api/contract/index.ts";
import { partSequenceUrl } from "./part-sequence.ts";

const part = (uniquename: string, feature_type: TranscriptPart["feature_type"], residues: string) => ({
  uniquename,
  feature_type,
  residues,
});

test("a part is selected in the whole transcript, where its residues stand in its direction", () => {
  // What else a transcript has does not count here.
  const transcript = {
    uniquename: "g1.2",
    protein: null,
    parts: [part("u", "five_prime_utr", "ACG"), part("e", "exon", "ATGA"), part("i", "cds_intron", "GTAG")],
  } as unknown as Transcript;
  const gene = { uniquename: "g1", transcripts: [{ ...transcript, uniquename: "g1.1" }, transcript] };
  const url = partSequenceUrl(gene, transcript, transcript.parts[1]!, new URLSearchParams("x=1"));
  const { pathname, searchParams, hash } = new URL(url, "http://site");
  expect([pathname, hash]).toEqual(["/gene/g1", "#sequence"]);
  expect(Object.fromEntries(searchParams)).toEqual({
    x: "1",
    transcript: "g1.2",
    "seq.parts": "utr5,exons,introns,utr3",
    "seq.residues": "4..7",
  });
});
