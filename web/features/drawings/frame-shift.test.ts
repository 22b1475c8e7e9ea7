import { expect, test } from "vitest";
import type { Transcript, TranscriptPart } from "../../../api/contract/index.ts";
import { frameShiftOf } from "./frame-shift.ts";

const location = (start_pos: number, end_pos: number) => ({
  chromosome_name: "I",
  start_pos,
  end_pos,
  strand: "forward" as const,
});
const part = (feature_type: TranscriptPart["feature_type"], start: number, end: number): TranscriptPart => ({
  feature_type,
  uniquename: `${feature_type} ${start}`,
  location: location(start, end),
  residues: "",
});
const coding = (...parts: TranscriptPart[]): Transcript => ({
  uniquename: "t.1",
  transcript_type: "mRNA",
  location: location(1, 100),
  cds_location: location(11, 90),
  parts,
  protein: null,
});

test("a frame shift is bases read twice, or one or two passed over", () => {
  const first = part("exon", 11, 40);
  expect(frameShiftOf(coding(first, part("exon", 40, 90)))).toEqual({ twice: 1, skipped: 0 });
  expect(frameShiftOf(coding(first, part("cds_intron", 41, 42), part("exon", 43, 90)))).toEqual({
    twice: 0,
    skipped: 2,
  });
  expect(frameShiftOf(coding(first, part("cds_intron", 41, 60), part("exon", 61, 90)))).toEqual({
    twice: 0,
    skipped: 0,
  });
});

test("what codes for nothing has no frame", () => {
  const rna = { ...coding(part("exon", 1, 40), part("exon", 40, 90)), cds_location: null };
  expect(frameShiftOf(rna)).toEqual({ twice: 0, skipped: 0 });
});
