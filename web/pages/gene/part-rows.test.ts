import { expect, test } from "vitest";
import type { Transcript } from "../../../api/contract/index.ts";
import { partRows } from "./part-rows.ts";

const at = (start_pos: number, end_pos: number) => ({
  chromosome_name: "I",
  start_pos,
  end_pos,
  strand: "reverse" as const,
});
const transcript: Transcript = {
  uniquename: "t.1",
  transcript_type: "lncRNA",
  location: at(101, 200),
  cds_location: null,
  protein: null,
  parts: [
    { feature_type: "exon", uniquename: "e1", location: at(151, 200), residues: "" },
    { feature_type: "exon", uniquename: "e2", location: at(101, 140), residues: "" },
  ],
};

test("positions of the chromosome, or counted from the transcript's start on its own strand", () => {
  expect(partRows(transcript, false).map((row) => [row.title, row.start, row.end, row.length])).toEqual([
    ["Exon 1", 151, 200, 50],
    ["Exon 2", 101, 140, 40],
  ]);
  expect(partRows(transcript, true).map((row) => [row.start, row.end])).toEqual([
    [1, 50],
    [61, 100],
  ]);
});
