import { describe, expect, test } from "vitest";
import type { Location, Transcript, TranscriptPart } from "../../../api/contract/index.ts";
import { flanksFrom, noFlanks, windowAround } from "./flanks.ts";
import { fasta, nucleotideHeader } from "./fasta.ts";
import { exonsOnly, nucleotideSegments, residuesOf, titlesWithin } from "./segments.ts";

/** Positions 1 … 40: a base each, so that every stretch of it can be told. */
const chromosome = "ACGTTGCAACGGTTACCATGGCATTTGACGATCGGATACA";
const pairs: Readonly<Record<string, string>> = { A: "T", T: "A", C: "G", G: "C" };
const reverse = (text: string): string =>
  [...text]
    .reverse()
    .map((base) => pairs[base])
    .join("");

/** 5' UTR with an intron, two coding exons with an intron, 3' UTR; 11..30 of the chromosome. */
function transcript(strand: "forward" | "reverse"): Transcript {
  const at = (start: number, end: number): Location =>
    strand === "forward"
      ? { chromosome_name: "I", start_pos: start, end_pos: end, strand }
      : { chromosome_name: "I", start_pos: 41 - end, end_pos: 41 - start, strand };
  const cut = ({ start_pos, end_pos }: Location): string =>
    strand === "forward"
      ? chromosome.slice(start_pos - 1, end_pos)
      : reverse(chromosome.slice(start_pos - 1, end_pos));
  const part = (
    feature_type: TranscriptPart["feature_type"],
    start: number,
    end: number,
  ): TranscriptPart => ({
    feature_type,
    uniquename: `${feature_type} ${start}`,
    location: at(start, end),
    residues: cut(at(start, end)),
  });
  return {
    uniquename: "G.1.1",
    transcript_type: "mRNA",
    location: at(11, 30),
    cds_location: at(16, 26),
    protein: null,
    parts: [
      part("five_prime_utr", 11, 12),
      part("five_prime_utr_intron", 13, 14),
      part("five_prime_utr", 15, 15),
      part("exon", 16, 18),
      part("cds_intron", 19, 22),
      part("exon", 23, 26),
      part("three_prime_utr", 27, 30),
    ],
  };
}

const all = { utr5: true, exons: true, introns: true, utr3: true, upstream: 0, downstream: 0 };

describe("the nucleotides of a transcript", () => {
  test("are its coding exons at first", () => {
    const segments = nucleotideSegments(transcript("forward"), exonsOnly, noFlanks);
    expect(segments.map(({ title, residues }) => [title, residues])).toEqual([
      ["CDS exon 1", chromosome.slice(15, 18)],
      ["CDS exon 2", chromosome.slice(22, 26)],
    ]);
  });

  test.each(["forward", "reverse"] as const)(
    "are the chromosome's when all parts are chosen, %s",
    (strand) => {
      const segments = nucleotideSegments(transcript(strand), all, noFlanks);
      expect(residuesOf(segments)).toBe(
        (strand === "forward" ? chromosome : reverse(chromosome)).slice(10, 30),
      );
      expect(segments.map(({ title }) => title)).toEqual([
        "5' UTR",
        "5' UTR intron",
        "5' UTR",
        "CDS exon 1",
        "CDS intron",
        "CDS exon 2",
        "3' UTR",
      ]);
    },
  );

  test("have the introns of a UTR only with that UTR", () => {
    const titles = (choice: Partial<typeof all>) =>
      nucleotideSegments(transcript("forward"), { ...exonsOnly, ...choice }, noFlanks).map(
        ({ title }) => title,
      );
    expect(titles({ introns: true })).toEqual(["CDS exon 1", "CDS intron", "CDS exon 2"]);
    expect(titles({ utr5: true })).toEqual(["5' UTR", "5' UTR", "CDS exon 1", "CDS exon 2"]);
  });

  test("of what codes nothing are exons and introns", () => {
    const rna = {
      ...transcript("forward"),
      cds_location: null,
      parts: transcript("forward").parts.slice(3, 6),
    };
    expect(nucleotideSegments(rna, all, noFlanks).map(({ kind, title }) => [kind, title])).toEqual([
      ["exon", "Exon 1"],
      ["intron", "Intron"],
      ["exon", "Exon 2"],
    ]);
  });

  test("tell in which parts a selection lies", () => {
    const segments = nucleotideSegments(transcript("forward"), exonsOnly, noFlanks);
    expect(titlesWithin(segments, 1, 3)).toEqual(["CDS exon 1"]);
    expect(titlesWithin(segments, 3, 4)).toEqual(["CDS exon 1", "CDS exon 2"]);
  });
});

describe("flanks", () => {
  const serve = (window: ReturnType<typeof windowAround>): string => {
    const cut = chromosome.slice(window.start - 1, Math.min(window.end, chromosome.length));
    return window.strand === "forward" ? cut : reverse(cut);
  };

  test.each(["forward", "reverse"] as const)(
    "are what adjoins the shown part on its own strand, %s",
    (strand) => {
      const own = strand === "forward" ? chromosome : reverse(chromosome);
      const gene = transcript(strand);
      const flanked = (choice: typeof all) => {
        const window = windowAround(gene.location, choice);
        return flanksFrom(window, serve(window), gene, choice);
      };
      expect(flanked({ ...all, upstream: 4, downstream: 3 })).toEqual({
        upstream: own.slice(6, 10),
        downstream: own.slice(30, 33),
      });
      expect(flanked({ ...exonsOnly, upstream: 4, downstream: 3 })).toEqual({
        upstream: own.slice(11, 15),
        downstream: own.slice(26, 29),
      });
      // A chromosome ends where it ends.
      expect(flanked({ ...all, upstream: 2_000, downstream: 2_000 })).toEqual({
        upstream: own.slice(0, 10),
        downstream: own.slice(30),
      });
    },
  );

  test("are asked for with 2,000 on each side, and more only when more is wanted", () => {
    const location = {
      chromosome_name: "II",
      start_pos: 1_500_197,
      end_pos: 1_502_095,
      strand: "forward" as const,
    };
    expect(windowAround(location, { upstream: 10, downstream: 0 })).toEqual({
      chromosome: "II",
      start: 1_498_197,
      end: 1_504_095,
      strand: "forward",
    });
    expect(windowAround(location, { upstream: 500, downstream: 2_000 })).toEqual(
      windowAround(location, { upstream: 0, downstream: 0 }),
    );
    expect(windowAround(location, { upstream: 2_001, downstream: 0 }).start).toBe(1_480_197);
    expect(windowAround({ ...location, start_pos: 5 }, { upstream: 0, downstream: 0 }).start).toBe(1);
  });
});

test("a FASTA file has a header that says what it holds, and 60 residues a line", () => {
  const header = nucleotideHeader(
    "G.1.1",
    130,
    { ...all, utr3: false },
    { upstream: "ACGT", downstream: "" },
  );
  expect(header).toBe("G.1.1 length:130 parts:5'UTR,exons,introns upstream:4 downstream:0");
  expect(fasta(header, "A".repeat(130))).toBe(
    `>${header}\n${"A".repeat(60)}\n${"A".repeat(60)}\n${"A".repeat(10)}\n`,
  );
});
