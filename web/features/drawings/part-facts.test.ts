import { expect, test } from "vitest";
import type { Transcript, TranscriptPart } from "../../../api/contract/index.ts";
import { partFacts } from "./part-facts.ts";
import { layoutTranscript } from "./transcript.ts";

const part = (
  feature_type: TranscriptPart["feature_type"],
  start_pos: number,
  end_pos: number,
): TranscriptPart => ({
  feature_type,
  uniquename: `${feature_type} ${start_pos}`,
  residues: "",
  location: { chromosome_name: "I", start_pos, end_pos, strand: "reverse" },
});
// What is coding is read of it, not where.
const transcript = {
  uniquename: "G.1",
  transcript_type: "mRNA",
  location: { chromosome_name: "I", start_pos: 101, end_pos: 200, strand: "reverse" },
  cds_location: {},
  protein: null,
  parts: [
    part("five_prime_utr", 191, 200),
    part("exon", 171, 190),
    part("cds_intron", 151, 170),
    part("exon", 101, 150),
  ],
} as unknown as Transcript;
const facts = (one: Transcript) =>
  layoutTranscript(one, 100)
    .shapes.map((shape) => partFacts(one, shape))
    .toReversed();

test("a part says where it is on the chromosome and in the transcript; one in a longer exon says that exon too", () => {
  const [utr, first, intron, second] = facts(transcript);
  expect(utr?.lines).toEqual([
    ["genomic location", "191..200 (10 nt)"],
    ["transcript location", "1..10"],
  ]);
  expect(first?.title).toBe("Coding part of exon 1");
  expect(first?.lines).toEqual([
    ["genomic location", "171..190 (20 nt)"],
    ["transcript location", "11..30"],
    ["whole exon, genomic location", "171..200 (30 nt)"],
    ["whole exon, transcript location", "1..30"],
  ]);
  expect(intron?.title).toBe("Intron 1");
  expect(second?.title).toBe("Coding exon 2");
});

test("what codes nothing has exons", () => {
  const rna = { ...transcript, cds_location: null, parts: transcript.parts.slice(1) };
  expect(facts(rna).map(({ title }) => title)).toEqual(["Exon 1", "Intron 1", "Exon 2"]);
});
