import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Piece } from "../joins/features.ts";
import { geneRow, smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import { domainLines } from "../genome/domain-lines.ts";
import { geneLines } from "../genome/gene-lines.ts";
import { gffText } from "../genome/gff3.ts";
import { onGenome } from "../genome/on-genome.ts";

/** Exons with gaps between them, UTRs at both ends. */
const transcript = fc
  .record({
    begin: fc.integer({ min: 1, max: 50 }),
    exons: fc.array(
      fc.record({ gap: fc.integer({ min: 1, max: 9 }), length: fc.integer({ min: 1, max: 12 }) }),
      { minLength: 1, maxLength: 6 },
    ),
    phase: fc.constantFrom(0, 1, 2),
    strand: fc.constantFrom("forward" as const, "reverse" as const),
  })
  .map(({ begin, exons, phase, strand }) => {
    let at = begin;
    const coding = exons.map(({ gap, length }): Piece => {
      const start = at + gap;
      at = start + length;
      return { type: "CDS", start, end: at - 1, phase: 0 };
    });
    const first = strand === "forward" ? 0 : coding.length - 1;
    coding[first] = { ...coding[first]!, phase };
    const pieces: Piece[] = [
      { type: "five_prime_UTR", start: 1, end: begin, phase: 0 },
      ...coding,
      { type: "three_prime_UTR", start: at + 1, end: at + 5, phase: 0 },
    ];
    return { pieces, strand, phase };
  });

describe("residues on the genome", () => {
  test("are those that counting base by base finds", () => {
    fc.assert(
      fc.property(
        transcript,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 20 }),
        ({ pieces, strand, phase }, start, more) => {
          const bases = pieces
            .filter(({ type }) => type === "CDS")
            .flatMap((piece) =>
              Array.from({ length: piece.end - piece.start + 1 }, (_, i) => piece.start + i),
            );
          if (strand === "reverse") bases.reverse();
          const expected = bases
            .slice(phase)
            .slice(3 * (start - 1), 3 * (start + more))
            .sort((a, b) => a - b);
          const found = onGenome({ pieces }, strand, { start, end: start + more });
          expect(
            found.flatMap((range) =>
              Array.from({ length: range.end - range.start + 1 }, (_, i) => range.start + i),
            ),
          ).toEqual(expected);
        },
      ),
      { numRuns: 500 },
    );
  });

  test("are nowhere in what codes for nothing", () =>
    expect(
      onGenome({ pieces: [{ type: "exon", start: 1, end: 90, phase: 0 }] }, "forward", { start: 1, end: 9 }),
    ).toEqual([]));
});

test("tracks hold genes with all of their transcripts, and matches with their exons", async () => {
  const gff3 = [
    "##gff-version 3",
    "I\tx\tgene\t1\t100\t.\t-\t.\tID=G1",
    "I\tx\tmRNA\t1\t100\t.\t-\t.\tID=G1.1;Parent=G1",
    "I\tx\tCDS\t1\t30\t.\t-\t0\tParent=G1.1",
    "I\tx\tCDS\t41\t100\t.\t-\t0\tParent=G1.1",
    "I\tx\tmRNA\t1\t90\t.\t-\t.\tID=G1.2;Parent=G1",
    "I\tx\tCDS\t61\t90\t.\t-\t0\tParent=G1.2",
  ]
    .map((line) => `${line}\n`)
    .join("");
  const data = await smallReleaseData({
    "pombase-genes": [{ ...geneRow("G1", "abc1"), product: "a protein, 100%" }],
    gff3,
    "protein-domains": [
      { gene: "G1", peptide: "G1.1:pep", domain: "PF1", database: "PFAM", start: "19", end: "22" },
      { gene: "G1", peptide: "G1.2:pep", domain: "PF2", database: "PFAM", start: "1", end: "2" },
      { gene: "G1", peptide: "G1.9:pep", domain: "PF1", database: "PFAM", start: "1", end: "2" },
    ],
    "domain-names": [{ id: "PF1", database: "PFAM", name: "Kin", description: "A kinase" }],
  });
  const [features, genes] = [await data.features(), await data.genes()];
  const texts = geneLines(features, genes).map(gffText);
  expect(texts[0]).toBe(
    "I\t.\tgene\t1\t100\t.\t-\t.\tID=G1;Name=abc1;description=a protein%2C 100%25;gene=G1;feature_type=mRNA gene\n",
  );
  expect(texts.slice(1).map((text) => text.split("\t").slice(2, 5).join(" "))).toEqual([
    "mRNA 1 100",
    "CDS 1 30",
    "CDS 41 100",
    "mRNA 1 90",
    "CDS 61 90",
  ]);
  expect((await domainLines(data.rows, features, genes)).map(gffText)).toEqual([
    "I\t.\tprotein_match\t25\t46\t.\t-\t.\tID=G1.1:PF1:1;Name=Kin;description=A kinase;gene=G1;domain=PF1;database=PFAM;residues=19..22\n",
    "I\t.\tmatch_part\t25\t30\t.\t-\t.\tParent=G1.1:PF1:1\n",
    "I\t.\tmatch_part\t41\t46\t.\t-\t.\tParent=G1.1:PF1:1\n",
    "I\t.\tprotein_match\t85\t90\t.\t-\t.\tID=G1.2:PF2:1;Name=PF2;gene=G1;domain=PF2;database=PFAM;residues=1..2\n",
  ]);
});
