/** What files of gene models may hold beside the plain genes of textbooks. */
import { describe, expect, test } from "vitest";
import { importTexts, modelsOf } from "../../tests/fixtures/import.ts";
import { expected, fasta, refseq } from "../../tests/fixtures/one-genome.ts";

describe("what files of gene models may hold", () => {
  const withMore = (...more: readonly (readonly (string | number)[])[]) =>
    importTexts({ "genomic.fna": fasta(), "genomic.gff": refseq(...more) });

  test("pseudogenes code for nothing, whatever lines they have", async () => {
    const imported = await withMore(
      [
        "NC_1.1",
        "RefSeq",
        "pseudogene",
        5,
        12,
        ".",
        "+",
        ".",
        "ID=gene-FX_p;gene_biotype=pseudogene;locus_tag=FX_p;pseudo=true",
      ],
      ["NC_1.1", "RefSeq", "CDS", 5, 12, ".", "+", 0, "ID=cds-FX_p;Parent=gene-FX_p;pseudo=true"],
    );
    expect(modelsOf(imported).slice(-3)).toEqual([
      "gene FX_p NC_1.1 5..12 +",
      "pseudogenic_transcript FX_p.1 NC_1.1 5..12 +",
      "exon NC_1.1 5..12 +",
    ]);
    expect(imported.problems).toEqual([]);
  });

  test("a trans-spliced gene keeps its place, but shows no exons of two strands as one", async () => {
    const imported = await withMore(
      [
        "NC_1.1",
        "RefSeq",
        "gene",
        35,
        46,
        ".",
        "-",
        ".",
        "ID=gene-FX_s;gene_biotype=protein_coding;locus_tag=FX_s;part=1;exception=trans-splicing",
      ],
      [
        "NC_1.1",
        "RefSeq",
        "gene",
        5,
        12,
        ".",
        "+",
        ".",
        "ID=gene-FX_s;gene_biotype=protein_coding;locus_tag=FX_s;part=2;exception=trans-splicing",
      ],
      ["NC_1.1", "RefSeq", "CDS", 35, 46, ".", "-", 0, "ID=cds-S;Parent=gene-FX_s;part=1"],
      ["NC_1.1", "RefSeq", "CDS", 5, 12, ".", "+", 0, "ID=cds-S;Parent=gene-FX_s;part=2"],
    );
    expect(modelsOf(imported).slice(-1)).toEqual(["gene FX_s NC_1.1 5..46 -"]);
    expect(imported.notes).toEqual([
      "genomic.gff:21: transcript of FX_s joins pieces of several strands or sequences (trans-splicing): its exons are left out",
    ]);
    expect(imported.problems).toEqual([]);
  });

  test("what lies over the origin of a circle, on a missing sequence or has no family is named and left out", async () => {
    const imported = await withMore(
      [
        "NC_2.1",
        "RefSeq",
        "gene",
        10,
        16,
        ".",
        "+",
        ".",
        "ID=gene-FX_o;gene_biotype=protein_coding;locus_tag=FX_o",
      ],
      ["NC_9.1", "RefSeq", "gene", 1, 6, ".", "+", ".", "ID=gene-FX_9;gene_biotype=tRNA;locus_tag=FX_9"],
      ["NC_1.1", "RefSeq", "exon", 1, 6, ".", "+", ".", "Parent=rna-none"],
      ["NC_1.1", "RefSeq", "gene", 9, 6, ".", "+", ".", "ID=gene-FX_w"],
      ["NC_1.1", "RefSeq", "gene", 6, 9, ".", "+", "."],
    );
    expect(modelsOf(imported)).toEqual(expected);
    expect(
      imported
        .rows("genes")
        .slice(-2)
        .map(([id, , , chromosome]) => [id, chromosome]),
    ).toEqual([
      ["FX_o", "unplaced"],
      ["FX_9", "unplaced"],
    ]);
    expect(imported.notes).toEqual([
      'genomic.gff:22: start and end: expected two whole numbers in their order, found "9" and "6"',
      "genomic.gff:23: expected 9 columns, found 8",
      'genomic.gff:21: exon whose gene or transcript "rna-none" is not in the file: left out',
      'gene models:: "FX_o" at 10..16 ends beyond its sequence, as over the origin of a circle: its place is left out',
      'gene models:: "NC_9.1" is no sequence of the assembly: the places of its genes are left out',
    ]);
  });

  test("a ribosome that slips back reads two bases again, more is a mistake", async () => {
    const slip = (start: number) =>
      withMore(
        [
          "NC_1.1",
          "RefSeq",
          "gene",
          1,
          40,
          ".",
          "+",
          ".",
          "ID=gene-FX_f;gene_biotype=protein_coding;locus_tag=FX_f",
        ],
        [
          "NC_1.1",
          "RefSeq",
          "CDS",
          1,
          18,
          ".",
          "+",
          0,
          "ID=cds-F;Parent=gene-FX_f;exception=ribosomal slippage",
        ],
        [
          "NC_1.1",
          "RefSeq",
          "CDS",
          start,
          40,
          ".",
          "+",
          0,
          "ID=cds-F;Parent=gene-FX_f;exception=ribosomal slippage",
        ],
      );
    const once = await slip(18);
    expect(modelsOf(once).slice(-2)).toEqual(["CDS NC_1.1 1..18 + 0", "CDS NC_1.1 18..40 + 0"]);
    expect(once.problems).toEqual([]);
    expect((await slip(9)).notes).toEqual([
      "genomic.gff:20: CDS lines of FX_f overlap: the transcript is left out",
    ]);
  });

  test("ids that a file gives twice, and phases that it leaves out", async () => {
    const imported = await withMore(
      [
        "NC_1.1",
        "RefSeq",
        "gene",
        5,
        32,
        ".",
        "+",
        ".",
        "ID=gene-X;gene_biotype=protein_coding;locus_tag=FX_1",
      ],
      ["NC_1.1", "RefSeq", "mRNA", 5, 32, ".", "+", ".", "ID=rna-X;Parent=gene-X;transcript_id=NM_1.1"],
      ["NC_1.1", "RefSeq", "CDS", 5, 12, ".", "+", ".", "ID=cds-X;Parent=rna-X"],
      ["NC_1.1", "RefSeq", "CDS", 23, 32, ".", "+", ".", "ID=cds-X;Parent=rna-X"],
    );
    expect(modelsOf(imported).slice(-6)).toEqual([
      "gene FX_1.copy1 NC_1.1 5..32 +",
      "mRNA FX_1.copy1.1 NC_1.1 5..32 +",
      "exon NC_1.1 5..12 +",
      "exon NC_1.1 23..32 +",
      "CDS NC_1.1 5..12 + 0",
      "CDS NC_1.1 23..32 + 1",
    ]);
    expect(imported.problems).toEqual([]);
  });
});
