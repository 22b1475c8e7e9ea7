/** Data sets that speak of one thing, made to contradict each other. */
import { rm } from "node:fs/promises";
import { afterEach, describe, expect, test } from "vitest";
import { checkRelease } from "./check-release.ts";
import { tinyRelease, writeTinyRelease } from "../../tests/fixtures/tiny-release.ts";
import type { TinyDataset } from "../../tests/fixtures/tiny-release.ts";

const directories: string[] = [];
afterEach(async () => {
  for (const dir of directories.splice(0)) await rm(dir, { recursive: true });
});

/** Alleles with one description each, and the coordinates that another data set has of them. */
function withAlleles(alleles: readonly string[], coordinates: readonly string[]): TinyDataset[] {
  const head = "#gene_systematic_id\tgene_name\tallele_current_internal_id\tallele_name\tallele_type\t";
  const list = alleles.map(
    (description, index) =>
      `TINY1\tone1\tTINY1:allele-${index + 1}\tone1-${index + 1}\tamino_acid_mutation\t${description}\t\t\t`,
  );
  const rows = coordinates.map((changes, index) => {
    const [description = "", ...parts] = changes.split(" ");
    return `TINY1\tTINY1:allele-${index + 1}\tone1-${index + 1}\tamino_acid_mutation\t${description}\t${parts.join("|")}`;
  });
  const text = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");
  return [
    ...tinyRelease().filter(({ id }) => id !== "alleles"),
    {
      id: "alleles",
      format: "alleles",
      path: "alleles.tsv",
      rows: list.length,
      content: text([`${head}allele_description\tallele_synonyms\treferences\tsource`, ...list]),
    },
    {
      id: "allele-coordinates",
      format: "allele-coordinates",
      path: "coordinates.tsv",
      rows: rows.length,
      content: text([
        "systematic_id\tallele_id\tallele_name\tallele_type\tallele_description\tcoordinates",
        ...rows,
      ]),
    },
  ];
}

async function check(datasets: TinyDataset[]) {
  const dir = await writeTinyRelease(datasets);
  directories.push(dir);
  const { problems, warnings } = await checkRelease(dir);
  const said = (list: typeof problems) =>
    list.map(({ file, line, reason }) => `${file}:${line}: ${reason}`).sort();
  return { problems: said(problems), warnings: said(warnings) };
}

describe("alleles and their coordinates", () => {
  test("agree where the one says what the other says", async () => {
    const datasets = withAlleles(
      ["K2R", "K2R,Y5F"],
      ["K2R I:g.9A>G/c.5A>G/p.K2R", "K2R,Y5F I:g.9A>G/c.5A>G/p.K2R I:g.28A>T/c.14A>T/p.Y5F"],
    );
    expect(await check(datasets)).toEqual({ problems: [], warnings: [] });
  });

  test("contradict each other in description, residue and change", async () => {
    const { problems } = await check(withAlleles(["T3G"], ["K2R I:g.9A>G/c.5A>G/p.K2R"]));
    expect(problems).toEqual([
      'coordinates.tsv:2: allele description of TINY1:allele-1 is "K2R", but "T3G" in alleles (1 of 1 statement contradicted, more than 2 %)',
      'coordinates.tsv:2: changed residues of TINY1:allele-1 is "K2R", but "T3G" in alleles (1 of 1 statement contradicted, more than 2 %)',
    ]);
  });

  test("are held against the peptide and the chromosome", async () => {
    const { problems } = await check(withAlleles(["Y2R"], ["Y2R I:g.8T>G/c.5A>G/p.Y2R"]));
    expect(problems).toEqual([
      'alleles.tsv:2: residue TINY1.1:2 of TINY1:allele-1 is "Y", but "K" in peptides (1 of 1 statement contradicted, more than 2 %)',
      'coordinates.tsv:2: base I:8 of TINY1:allele-1 is "T", but "A" in chromosomes (1 of 1 statement contradicted, more than 2 %)',
      'coordinates.tsv:2: residue TINY1.1:2 of TINY1:allele-1 is "Y", but "K" in peptides (1 of 1 statement contradicted, more than 2 %)',
    ]);
  });

  test("that contradict each other once in a hundred times are loaded with a warning", async () => {
    const descriptions = Array.from({ length: 100 }, (_, index) => (index === 40 ? "Y2R" : "K2R"));
    expect(await check(withAlleles(descriptions, []))).toEqual({
      problems: [],
      warnings: [
        'alleles.tsv:42: residue TINY1.1:2 of TINY1:allele-41 is "Y", but "K" in peptides (1 of 100 statements contradicted)',
      ],
    });
  });
});

describe("other data sets", () => {
  test.each([
    {
      what: "the name of a gene",
      dataset: "features",
      from: "Name=one1",
      to: "Name=two2",
      problem:
        'genome/features.gff3.gz:4: gene name of TINY1 is "two2", but "one1" in genes (1 of 1 statement contradicted, more than 10 %)',
    },
    {
      what: "the kind of a gene",
      dataset: "genes",
      from: "\tprotein coding gene\t",
      to: "\ttRNA gene\t",
      problem: expect.stringMatching(
        /features.gff3.gz:\d+: kind of gene of TINY1 is "protein coding", but "RNA" in genes/,
      ),
    },
    {
      what: "the kind of a term",
      dataset: "go-annotations",
      from: "\tP\t",
      to: "\tF\t",
      problem: expect.stringMatching(
        /kind of term of GO:\d+ is "molecular_function", but "biological_process" in ontology-go/,
      ),
    },
  ])("contradict each other in $what", async ({ dataset: id, from, to, problem }) => {
    const datasets = tinyRelease();
    const dataset = datasets.find((other) => other.id === id);
    expect(dataset?.content).toContain(from);
    if (dataset) dataset.content = dataset.content.replace(from, to);
    expect((await check(datasets)).problems).toContainEqual(problem);
  });
});
