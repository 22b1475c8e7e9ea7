/** Gene models as different communities write them, of one small genome: every dialect has to give the same. */
import { describe, expect, test } from "vitest";
import { importTexts, modelsOf, peptidesOf, table } from "../../tests/fixtures/import.ts";
import { expected, fasta, refseq, sequences } from "../../tests/fixtures/one-genome.ts";

const ensemblId = (id: string): string => (id === "NC_1.1" ? "I" : "Mito");
const peptides = { "NM_1.1": "MKTAY*", "NM_2.1": "MAW*", "FX_m.1": "MW*" };

describe("one genome in many dialects", () => {
  test("NCBI RefSeq", async () => {
    const imported = await importTexts({ "genomic.fna": fasta(), "genomic.gff": refseq() });
    expect(modelsOf(imported)).toEqual(expected);
    expect(peptidesOf(imported)).toEqual(peptides);
    expect(imported.notes).toEqual([]);
    expect([imported.problems, imported.warnings]).toEqual([[], []]);
    expect(imported.rows("genes")[1]).toEqual([
      "FX_1",
      "",
      "abc1",
      "NC_1.1",
      "kinase; putative, first",
      "P00001",
      "protein coding gene",
      "",
    ]);
    expect(imported.rows("gene-synonyms").slice(1)).toEqual([
      ["FX_1", "old1", "synonym"],
      ["FX_1", "older,1", "synonym"],
    ]);
  });

  test("Ensembl, with ids of its own for the sequences, and the code of the mitochondrion told by its protein", async () => {
    const gff =
      "##gff-version   3\n##sequence-region   I 1 50\n" +
      table(
        ["I", "Fx1", "chromosome", 1, 50, ".", ".", ".", "ID=chromosome:I;Alias=NC_1.1"],
        [
          "I",
          "fx",
          "gene",
          1,
          32,
          ".",
          "+",
          ".",
          "ID=gene:FX_1;Name=abc1;biotype=protein_coding;description=kinase%3B putative [Source:FxDB%3BAcc:FX_1];gene_id=FX_1;logic_name=fx",
        ],
        [
          "I",
          "fx",
          "mRNA",
          1,
          32,
          ".",
          "+",
          ".",
          "ID=transcript:NM_1.1;Parent=gene:FX_1;biotype=protein_coding;tag=Ensembl_canonical;transcript_id=NM_1.1",
        ],
        ["I", "fx", "five_prime_UTR", 1, 4, ".", "+", ".", "Parent=transcript:NM_1.1"],
        ["I", "fx", "exon", 1, 12, ".", "+", ".", "Parent=transcript:NM_1.1;Name=E1;rank=1"],
        ["I", "fx", "CDS", 5, 12, ".", "+", 0, "ID=CDS:FX_1;Parent=transcript:NM_1.1;protein_id=FX_1"],
        ["I", "fx", "exon", 23, 32, ".", "+", ".", "Parent=transcript:NM_1.1;Name=E2;rank=2"],
        ["I", "fx", "CDS", 23, 32, ".", "+", 1, "ID=CDS:FX_1;Parent=transcript:NM_1.1;protein_id=FX_1"],
        ["I", "fx", "ncRNA_gene", 40, 44, ".", "-", ".", "ID=gene:FX_t;biotype=tRNA;gene_id=FX_t"],
        ["I", "fx", "tRNA", 40, 44, ".", "-", ".", "ID=transcript:FX_t;Parent=gene:FX_t;biotype=tRNA"],
        ["I", "fx", "exon", 40, 44, ".", "-", ".", "Parent=transcript:FX_t;Name=FX_t-E1"],
        ["Mito", "fx", "gene", 3, 11, ".", "+", ".", "ID=gene:FX_m;biotype=protein_coding;gene_id=FX_m"],
        [
          "Mito",
          "fx",
          "mRNA",
          3,
          11,
          ".",
          "+",
          ".",
          "ID=transcript:FX_m.1;Parent=gene:FX_m;biotype=protein_coding",
        ],
        ["Mito", "fx", "exon", 3, 11, ".", "+", ".", "Parent=transcript:FX_m.1"],
        ["Mito", "fx", "CDS", 3, 11, ".", "+", 0, "ID=CDS:P_m;Parent=transcript:FX_m.1;protein_id=P_m"],
      );
    const pep =
      ">FX_1 pep chromosome:Fx1:I:1:32:1 gene:FX_1 transcript:NM_1.1 gene_biotype:protein_coding\nMKTAY\n" +
      ">P_m pep chromosome:Fx1:Mito:3:11:1 gene:FX_m transcript:FX_m.1 gene_biotype:protein_coding\nMW\n>P_gone pep\nMMM\n";
    const imported = await importTexts({ "dna.fa": fasta(ensemblId, false), "fx.gff3": gff, "pep.fa": pep });
    expect(modelsOf(imported)).toEqual([
      ...expected.slice(0, 6).map((line) => line.replace("NC_1.1 ", "I ")),
      "gene FX_t I 40..44 -",
      "tRNA FX_t.1 I 40..44 -",
      "exon I 40..44 -",
      ...expected.slice(10).map((line) => line.replace("NC_2.1", "Mito")),
    ]);
    expect(peptidesOf(imported)).toEqual({ "NM_1.1": "MKTAY", "FX_m.1": "MW" });
    expect(imported.release?.genetic_codes).toEqual({ Mito: 4 });
    expect(imported.notes).toEqual(
      [': "P_gone" is the protein of no transcript: left out'].map((note) => `proteins:${note}`),
    );
    expect([imported.problems, imported.warnings]).toEqual([[], []]);
    expect(
      imported
        .rows("genes")
        .map(([id, , name, , product, , type]) => [id, name, product, type])
        .slice(1),
    ).toEqual([
      ["FX_1", "abc1", "kinase; putative", "protein coding gene"],
      ["FX_t", "", "", "tRNA gene"],
      ["FX_m", "", "", "protein coding gene"],
    ]);
  });

  test("SGD: genes of transposable elements make proteins, as the files have them", async () => {
    const gff =
      "##gff-version 3\n" +
      table(
        [
          "I",
          "SGD",
          "transposable_element_gene",
          5,
          32,
          ".",
          "+",
          ".",
          "ID=FX_1;Name=FX_1;dbxref=SGD:S000000001",
        ],
        ["I", "SGD", "CDS", 5, 12, ".", "+", 0, "Parent=FX_1_mRNA;Name=FX_1_CDS"],
        ["I", "SGD", "CDS", 23, 32, ".", "+", 1, "Parent=FX_1_mRNA;Name=FX_1_CDS"],
        ["I", "SGD", "mRNA", 5, 32, ".", "+", ".", "ID=FX_1_mRNA;Name=FX_1_mRNA;Parent=FX_1"],
      );
    const imported = await importTexts({
      "elements.gff": gff,
      "genome.fa": `>I\n${sequences[0]?.text}\n`,
      "proteins.fa": ">FX_1\nMKTAY*\n",
    });
    expect(peptidesOf(imported)).toEqual({ FX_1_mRNA: "MKTAY*" });
    expect(imported.rows("genes")[1]?.[6]).toBe("transposable element gene");
    expect([imported.notes, imported.problems, imported.warnings]).toEqual([[], [], []]);
  });

  test("SGD: no exon lines, names beside ids, the sequences behind ##FASTA", async () => {
    const gff =
      "##gff-version 3\n#\n" +
      table(
        ["chrI", "SGD", "chromosome", 1, 50, ".", ".", ".", "ID=chrI;dbxref=NCBI:NC_1.1;Name=chrI"],
        [
          "chrI",
          "SGD",
          "gene",
          5,
          32,
          ".",
          "+",
          ".",
          "ID=FX_1;Name=FX_1;gene=ABC1;Alias=ABC1,OLD1;Ontology_term=GO:0003674,SO:0000704;Note=Kinase%3B%20first;display=Kinase;dbxref=SGD:S000000001;orf_classification=Verified",
        ],
        [
          "chrI",
          "SGD",
          "CDS",
          5,
          12,
          ".",
          "+",
          0,
          "Parent=FX_1_mRNA;Name=FX_1_CDS;orf_classification=Verified;protein_id=UniProtKB:P00001",
        ],
        [
          "chrI",
          "SGD",
          "CDS",
          23,
          32,
          ".",
          "+",
          1,
          "Parent=FX_1_mRNA;Name=FX_1_CDS;orf_classification=Verified;protein_id=UniProtKB:P00001",
        ],
        ["chrI", "SGD", "intron", 13, 22, ".", "+", ".", "Parent=FX_1_mRNA;Name=FX_1_intron"],
        ["chrI", "SGD", "mRNA", 5, 32, ".", "+", ".", "ID=FX_1_mRNA;Name=FX_1_mRNA;Parent=FX_1"],
        ["chrI", "SGD", "tRNA_gene", 40, 44, ".", "-", ".", "ID=tX;Name=tX;gene=TRT2;dbxref=SGD:S000000003"],
        ["chrI", "SGD", "noncoding_exon", 40, 44, ".", "-", ".", "Parent=tX_tRNA;Name=tX_noncoding_exon"],
        ["chrI", "SGD", "tRNA", 40, 44, ".", "-", ".", "ID=tX_tRNA;Name=tX_tRNA;Parent=tX"],
        ["chrI", "SGD", "ARS", 45, 48, ".", ".", ".", "ID=ARS1;Name=ARS1"],
      ) +
      `###\n##FASTA\n>chrI\n${sequences[0]?.text.toLowerCase()}\n`;
    const imported = await importTexts({ "saccharomyces.gff": gff });
    expect(modelsOf(imported)).toEqual([
      "gene FX_1 chrI 5..32 +",
      "mRNA FX_1_mRNA chrI 5..32 +",
      "exon chrI 5..12 +",
      "exon chrI 23..32 +",
      "CDS chrI 5..12 + 0",
      "CDS chrI 23..32 + 1",
      "gene tX chrI 40..44 -",
      "tRNA tX_tRNA chrI 40..44 -",
      "exon chrI 40..44 -",
      "ARS chrI 45..48 .",
    ]);
    expect(peptidesOf(imported)).toEqual({ FX_1_mRNA: "MKTAY*" });
    expect(imported.rows("genes")[1]?.slice(0, 7)).toEqual([
      "FX_1",
      "",
      "ABC1",
      "chrI",
      "Kinase",
      "P00001",
      "protein coding gene",
    ]);
    expect(imported.notes).toEqual([]);
    expect(imported.problems).toEqual([]);
  });

  test("the Alliance: ids with the prefix of a database", async () => {
    const gff =
      "##gff-version 3\n" +
      table(
        [
          "I",
          "FX",
          "gene",
          35,
          46,
          ".",
          "-",
          ".",
          "ID=FX:G2;Name=def2;gene_id=FX:G2;curie=FX:G2;so_term_name=protein_coding_gene;Alias=x2;Ontology_term=SO:0001217",
        ],
        ["I", "FX", "mRNA", 35, 46, ".", "-", ".", "ID=FX:T2;Name=T2;Parent=FX:G2;transcript_id=FX:T2"],
        ["I", "FX", "exon", 35, 46, ".", "-", ".", "ID=FX:T2_exon_1;Parent=FX:T2"],
        ["I", "FX", "CDS", 35, 46, ".", "-", 0, "ID=FX:P2;Parent=FX:T2;protein_id=FX:P2"],
      );
    const imported = await importTexts({ "dna.fa": fasta(ensemblId), "fx.gff3": gff });
    expect(modelsOf(imported)).toEqual([
      "gene FX:G2 I 35..46 -",
      "mRNA FX:T2 I 35..46 -",
      "exon I 35..46 -",
      "CDS I 35..46 - 0",
    ]);
    expect(imported.rows("genes")[1]?.slice(0, 7)).toEqual([
      "FX:G2",
      "",
      "def2",
      "I",
      "",
      "",
      "protein coding gene",
    ]);
  });

  test("GTF, which leaves the stop codon out and may leave out genes and transcripts", async () => {
    const of = (gene: string, transcript: string) =>
      `gene_id "${gene}"; transcript_id "${transcript}"; gene_name "n ${gene}"; gene_biotype "protein_coding"; transcript_biotype "protein_coding";`;
    const gtf = `#!genome-build Fx1\n${table(
      ["NC_1.1", "fx", "exon", 1, 12, ".", "+", ".", of("FX_1", "NM_1.1")],
      ["NC_1.1", "fx", "CDS", 5, 12, ".", "+", 0, of("FX_1", "NM_1.1")],
      ["NC_1.1", "fx", "exon", 23, 32, ".", "+", ".", of("FX_1", "NM_1.1")],
      ["NC_1.1", "fx", "CDS", 23, 29, ".", "+", 1, of("FX_1", "NM_1.1")],
      ["NC_1.1", "fx", "stop_codon", 30, 32, ".", "+", 0, of("FX_1", "NM_1.1")],
      ["NC_1.1", "fx", "gene", 35, 46, ".", "-", ".", 'gene_id "FX_2"; gene_biotype "protein_coding";'],
      ["NC_1.1", "fx", "transcript", 35, 46, ".", "-", ".", of("FX_2", "NM_2.1")],
      ["NC_1.1", "fx", "exon", 35, 46, ".", "-", ".", of("FX_2", "NM_2.1")],
      ["NC_1.1", "fx", "CDS", 38, 46, ".", "-", 0, of("FX_2", "NM_2.1")],
      ["NC_1.1", "fx", "stop_codon", 35, 37, ".", "-", 0, of("FX_2", "NM_2.1")],
    )}`;
    const imported = await importTexts({ "dna.fa": fasta(), "fx.gtf": gtf });
    expect(modelsOf(imported)).toEqual(expected.slice(0, 10));
    expect(imported.problems).toEqual([]);
  });

  test("GTF whose lines are damaged loses these, and GFF 2 without gene_id is named in one sentence", async () => {
    const exon = (end: string, attributes: string) => `NC_1.1\tfx\texon\t1\t${end}\t.\t+\t.\t${attributes}\n`;
    const good = exon("12", 'gene_id "FX_1"; transcript_id "NM_1.1";');
    const damaged = `${good}${exon("x", 'gene_id "FX_2";')}${exon("12", 'transcript_id "T";')}NC_1.1\tfx\texon\n`;
    expect((await importTexts({ "dna.fa": fasta(), "fx.gtf": damaged })).notes).toEqual([
      'fx.gtf:2: start and end: expected two whole numbers in their order, found "1" and "x"',
      'fx.gtf:3: attributes: expected gene_id "…";',
      "fx.gtf:4: expected 9 columns, found 3",
    ]);
    const old = `##gff-version 2\n${exon("12", 'Sequence "B0273"').repeat(30)}`;
    expect((await importTexts({ "dna.fa": fasta(), "a.gtf": good, "old.gff": old })).notes).toEqual([
      "old.gff:2: this is GFF 2 without gene_id, expected GTF or GFF3",
    ]);
  });

  const body = (prefix: string, source: string): string =>
    [
      `source          1..50`,
      `                /organism="Fictomyces exemplaris"`,
      `gene            <1..32`,
      `                /gene="abc1"`,
      `                /locus_tag="FX_1"`,
      `mRNA            join(<1..12,`,
      `                23..32)`,
      `                /locus_tag="FX_1"`,
      `                /transcript_id="NM_1.1"`,
      `CDS             join(5..12,23..32)`,
      `                /locus_tag="FX_1"`,
      `                /codon_start=1`,
      `                /product="kinase, a ""putative"" one, whose product goes`,
      `                on"`,
      `                /translation="MK`,
      `                TAY"`,
      `CDS             complement(35..46)`,
      `                /locus_tag="FX_2"`,
      `                /protein_id="NP_2.1"`,
      `                /product="second"`,
      `CDS             complement(35..x)`,
      `                /locus_tag="FX_3"`,
    ]
      .map((line) => `${prefix}   ${source}${line}`)
      .join("\n");
  const flatModels = [
    ...expected.slice(0, 7),
    ...expected.slice(7, 10).map((line) => line.replace("NM_2.1", "FX_2.1")),
  ];

  test("GenBank", async () => {
    const text = `LOCUS       NC_1    50 bp    DNA     linear   PLN 01-JUL-2026\nDEFINITION  Fictomyces exemplaris chromosome I.\nVERSION     NC_1.1\n  ORGANISM  Fictomyces exemplaris\nFEATURES             Location/Qualifiers\n${body("  ", "")}\nORIGIN\n        1 ${sequences[0]?.text.toLowerCase()}\n//\n`;
    const imported = await importTexts({ "fx.gb": text });
    expect(imported.kinds).toEqual(["genbank"]);
    expect(modelsOf(imported)).toEqual(flatModels);
    expect(peptidesOf(imported)).toEqual({ "NM_1.1": "MKTAY", "FX_2.1": "MAW*" });
    expect(imported.rows("genes")[1]?.slice(2, 5)).toEqual([
      "abc1",
      "NC_1.1",
      'kinase, a "putative" one, whose product goes on',
    ]);
    expect(imported.notes).toEqual(["fx.gb:26: CDS: the location cannot be read: left out"]);
    expect(imported.problems).toEqual([]);
  });

  test("EMBL", async () => {
    const text = `ID   NC_1; SV 1; linear; genomic DNA; STD; FUN; 50 BP.\nXX\nDE   Fictomyces exemplaris chromosome I\nOS   Fictomyces exemplaris\nFH   Key             Location/Qualifiers\n${body("FT", "")}\nXX\nSQ   Sequence 50 BP;\n     ${sequences[0]?.text.toLowerCase()}        50\n//\n`;
    const imported = await importTexts({ "fx.embl": text });
    expect(imported.kinds).toEqual(["embl"]);
    expect(modelsOf(imported)).toEqual(flatModels);
    expect(imported.problems).toEqual([]);
    expect(imported.notes).toEqual(["fx.embl:26: CDS: the location cannot be read: left out"]);
    // A second entry that was cut off in its sequence.
    const cut = await importTexts({ "fx.embl": text + text.replace("NC_1;", "NC_2;").slice(0, -9) });
    expect(modelsOf(cut)).toEqual(flatModels);
    expect(cut.notes.at(-1)).toBe(
      "fx.embl:: the file ends within the entry NC_2.1, before its //: the entry is left out",
    );
  });

  test("a table of genes", async () => {
    const text = table(
      [
        "Locus tag",
        "Symbol",
        "Description",
        "Gene Type",
        "Chromosome",
        "Begin",
        "End",
        "Orientation",
        "Aliases",
        "CDS",
        "Exons",
      ],
      [
        "FX_1",
        "abc1",
        "kinase",
        "protein_coding",
        "I",
        1,
        32,
        "plus",
        "old1|older1",
        "5..12,23..32",
        "1..12,23..32",
      ],
      ["FX_2", "", "second", "protein_coding", "NC_1", 35, 46, "minus", "", "35..46", ""],
      ["FX_t", "", "", "tRNA", "I", 40, "x", "minus", "", "", ""],
      ["FX_t", "", "", "tRNA", "I", 40, 41, "minus", "", "", ""],
      ["FX_u", "", "", "thing", "VI", 40, 41, "minus", "", "", ""],
      ["", "nameless", "", "tRNA", "I", 40, 41, "minus", "", "", ""],
    );
    const imported = await importTexts({ "dna.fa": fasta(), "genes.tsv": text });
    expect(imported.kinds).toEqual(["fasta-dna", "gene-table"]);
    expect(modelsOf(imported)).toEqual(expected.slice(0, 10).map((line) => line.replace(/NM_(\d)/, "FX_$1")));
    expect(imported.notes).toEqual([
      'genes.tsv:4: start and end: expected whole numbers, found "40" and "x": the place of FX_t is left out',
      'genes.tsv:5: gene "FX_t" is in line 4 already: the row is left out',
      'genes.tsv:6: "thing" is no kind of gene that import knows: read as unclassified gene',
      "genes.tsv:7: a row without the id of a gene: left out",
      'gene models:: "VI" is no sequence of the assembly: the places of its genes are left out',
    ]);
    expect(imported.problems).toEqual([]);
  });
});
