import { describe, expect, test } from "vitest";
import { readGff3 } from "./read-gff3.ts";
import { readText } from "../../tests/fixtures/read-text.ts";

const feature = (type: string, start: number, end: number, attributes: string, phase = "."): string =>
  ["I", "Test", type, start, end, ".", "+", phase, attributes].join("\t");
const read = (...lines: readonly string[]) =>
  readText(readGff3, ["##gff-version 3", ...lines, ""].join("\n"));

test("a feature line gives coordinates, phase, decoded attributes, ID, Parent and Name", async () => {
  const { records, rows, problems } = await read(
    feature("gene", 1, 9, "ID=G1;Name=one%3B1;Note=a=b"),
    "# comment",
    feature("mRNA", 1, 9, "ID=G1.1;Parent=G1"),
    "###",
    feature("CDS", 2, 7, "Parent=G1.1", "0"),
  );
  expect(problems).toEqual([]);
  expect(rows).toBe(3);
  expect(records).toMatchObject([
    {
      line: 2,
      seqid: "I",
      source: "Test",
      type: "gene",
      start: 1,
      end: 9,
      strand: "+",
      phase: null,
      id: "G1",
      name: "one;1",
      parents: [],
      attributes: { Note: "a=b" },
    },
    { line: 4, type: "mRNA", id: "G1.1", parents: ["G1"] },
    { line: 6, type: "CDS", id: null, phase: 0, parents: ["G1.1"] },
  ]);
});

describe("official variants", () => {
  test("CDS lines of a transcript that is not coding are exons", async () => {
    const { records, problems } = await read(
      feature("gene", 1, 9, "ID=N1"),
      feature("ncRNA", 1, 9, "ID=N1.1;Parent=N1"),
      feature("CDS", 1, 9, "ID=N1.1:exon:1;Parent=N1.1", "0"),
    );
    expect(problems).toEqual([]);
    expect(records[2]).toMatchObject({ type: "exon", phase: null });
  });

  test("parents may stand below their children", async () => {
    const { records, problems } = await read(
      feature("CDS", 1, 9, "Parent=N1.1", "0"),
      feature("tRNA", 1, 9, "ID=N1.1;Parent=N1"),
      feature("gene", 1, 9, "ID=N1"),
    );
    expect(problems).toEqual([]);
    expect(records.map(({ type }) => type)).toEqual(["gene", "exon", "tRNA"]);
  });

  test("what follows ##FASTA is no feature", async () => {
    expect(await read(feature("gene", 1, 9, "ID=N1"), "##FASTA", ">I", "ACGT")).toMatchObject({
      rows: 1,
      problems: [],
    });
  });
});

describe("damage is named", () => {
  const gene = feature("gene", 10, 90, "ID=G1");
  const mrna = feature("mRNA", 10, 90, "ID=G1.1;Parent=G1");

  test.each([
    ["eight columns", gene.replace("\tID=G1", ""), "expected 9 columns, found 8"],
    [
      "no numbers",
      gene.replace("\t10\t", "\t1e1\t"),
      'start and end: expected whole numbers, found "1e1" and "90"',
    ],
    ["strand", gene.replace("+", "x"), 'strand: expected +, -, . or ?, found "x"'],
    ["phase", gene.replace("\t+\t.", "\t+\t3"), 'phase: expected 0, 1, 2 or ., found "3"'],
    ["CDS without phase", feature("CDS", 10, 20, "Parent=G1.1"), "phase: a CDS needs 0, 1 or 2"],
    [
      "percent sign",
      feature("gap", 1, 2, "Note=50%"),
      "attributes: a % in Note is not followed by two hexadecimal digits of UTF-8",
    ],
    ["attribute twice", feature("gap", 1, 2, "Note=a;Note=b"), "attributes: Note occurs twice"],
    ["gene without ID", feature("gene", 1, 2, "Name=x"), "gene without ID"],
    [
      "part outside its transcript",
      feature("exon", 5, 20, "ID=E;Parent=G1.1"),
      "exon E at 5..20 is outside its Parent G1.1 at 10..90",
    ],
    ["region line", "##sequence-region I 1", "expected ##sequence-region, sequence id, start and end"],
  ])("%s", async (_, line, reason) => {
    expect((await read(feature("gene", 10, 90, "ID=G0"), gene, mrna, line)).problems).toContain(
      `5: ${reason}`,
    );
  });

  test("the lines of one discontinuous feature may share an ID, other features not", async () => {
    const { problems } = await read(
      gene,
      mrna,
      feature("CDS", 10, 30, "ID=C;Parent=G1.1", "0"),
      feature("CDS", 40, 60, "ID=C;Parent=G1.1", "0"),
      feature("intron", 40, 60, "ID=C;Parent=G1.1"),
      gene,
    );
    expect(problems).toEqual([
      "6: duplicate ID C: the same is in line 4 (CDS)",
      "7: duplicate ID G1: the same is in line 2 (gene)",
    ]);
  });

  test("a file that is no GFF3", async () => {
    expect((await readText(readGff3, "##gff-version 2\n")).problems).toEqual([
      "1: expected ##gff-version 3 in the first line",
    ]);
  });

  test.each([
    ["NCBI", "ID=gene-ABC_1;Name=abc1;locus_tag=ABC_1", "gene-"],
    ["NCBI", "ID=gene-trnG;Name=trnG", "gene-"],
    ["Ensembl", "ID=gene:ABC_1;biotype=protein_coding;gene_id=ABC_1", "gene:"],
  ])("GFF3 as %s writes it (%s) is named in one sentence", async (who, attributes, mark) => {
    const line = (at: number) =>
      `I\tx\tgene\t${at}\t${at + 8}\t.\t+\t.\t${attributes.replaceAll("_1", `_${at}`)}\n`;
    expect((await readText(readGff3, `##gff-version 3\n${line(1)}${line(21)}${line(41)}`)).problems).toEqual([
      `2: this is GFF3 as ${who} writes it, with ${mark} before the ids of genes: npm run release -- import makes a release of it`,
    ]);
  });

  test("ids of genes that begin so by themselves are theirs", async () => {
    expect(
      (await readText(readGff3, "##gff-version 3\nI\tx\tgene\t1\t9\t.\t+\t.\tID=gene-1;Name=abc1\n"))
        .problems,
    ).toEqual([]);
  });
});
