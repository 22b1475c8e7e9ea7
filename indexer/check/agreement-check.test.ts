/** Data sets that speak of one thing, made to contradict each other. */
import { rm } from "node:fs/promises";
import { afterEach, describe, expect, test } from "vitest";
import { loadDeployment } from "../../config/load.ts";
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
    const { warnings } = await check(withAlleles(["T3G"], ["K2R I:g.9A>G/c.5A>G/p.K2R"]));
    expect(warnings).toEqual([
      'coordinates.tsv:2: allele description of TINY1:allele-1 is "K2R", but "T3G" in alleles (1 of 1 statement contradicted)',
      'coordinates.tsv:2: changed residues of TINY1:allele-1 is "K2R", but "T3G" in alleles (1 of 1 statement contradicted)',
    ]);
  });

  test("are held against the peptide and the chromosome", async () => {
    const { warnings } = await check(withAlleles(["Y2R"], ["Y2R I:g.8T>G/c.5A>G/p.Y2R"]));
    expect(warnings).toEqual([
      'alleles.tsv:2: residue TINY1.1:2 of TINY1:allele-1 is "Y", but "K" in peptides (1 of 1 statement contradicted)',
      'coordinates.tsv:2: base I:8 of TINY1:allele-1 is "T", but "A" in chromosomes (1 of 1 statement contradicted)',
      'coordinates.tsv:2: residue TINY1.1:2 of TINY1:allele-1 is "Y", but "K" in peptides (1 of 1 statement contradicted)',
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

  /** Of many alleles, the first ones name a residue that their protein does not have there. */
  const withWrong = (wrong: number, of: number) =>
    withAlleles(
      Array.from({ length: of }, (_, index) => (index < wrong ? "Y2R" : "K2R")),
      [],
    );

  test("are no reason to refuse a small release while they are few, whatever their share", async () => {
    expect((await check(withWrong(5, 5))).problems).toEqual([]);
    expect((await check(withWrong(6, 6))).problems).toEqual([
      'alleles.tsv:2: residue TINY1.1:2 of TINY1:allele-1 is "Y", but "K" in peptides (6 of 6 statements contradicted, more than 2 %)',
    ]);
  });

  test("are no reason to refuse a large release either, up to the share that may be", async () => {
    expect((await check(withWrong(6, 300))).problems).toEqual([]);
    expect((await check(withWrong(7, 300))).problems).toHaveLength(1);
  });
});

describe("other data sets", () => {
  test.each([
    {
      what: "the name of a gene",
      dataset: "features",
      from: "Name=one1",
      to: "Name=two2",
      warning:
        'genome/features.gff3.gz:4: gene name of TINY1 is "two2", but "one1" in genes (1 of 1 statement contradicted)',
    },
    {
      what: "the kind of a gene",
      dataset: "genes",
      from: "\tprotein coding gene\t",
      to: "\ttRNA gene\t",
      warning: expect.stringMatching(
        /features.gff3.gz:\d+: kind of gene of TINY1 is "protein coding", but "RNA" in genes/,
      ),
    },
    {
      what: "the kind of a term",
      dataset: "go-annotations",
      from: "\tP\t",
      to: "\tF\t",
      warning: expect.stringMatching(
        /kind of term of GO:\d+ is "molecular_function", but "biological_process" in ontology-go/,
      ),
    },
  ])("contradict each other in $what", async ({ dataset: id, from, to, warning }) => {
    const datasets = tinyRelease();
    const dataset = datasets.find((other) => other.id === id);
    expect(dataset?.content).toContain(from);
    if (dataset) dataset.content = dataset.content.replace(from, to);
    expect((await check(datasets)).warnings).toContainEqual(warning);
  });
});

/** A gene that makes an RNA, of which a log of changes has a place. */
function withLog(...rows: readonly string[]): TinyDataset[] {
  const datasets = tinyRelease();
  const change = (id: string, add: string, lines: number): void => {
    const dataset = datasets.find((one) => one.id === id) ?? expect.fail(id);
    dataset.content += add;
    dataset.rows += lines;
  };
  change(
    "features",
    ["gene\t14\t20\t.\t-\t.\tID=TINYR", "ncRNA\t14\t20\t.\t-\t.\tID=TINYR.1;Parent=TINYR"]
      .concat("exon\t14\t20\t.\t-\t.\tParent=TINYR.1")
      .map((line) => `I\tTiny\t${line}\n`)
      .join(""),
    3,
  );
  change("genes", "TINYR\tTiny:TINYR\t\tchromosome_1\tan RNA\t\tncRNA gene\t\n", 1);
  const head =
    "revision\tdate\tchromosome\tsystematic_id\tprimary_name\tfeature_type\tadded_or_removed\tvalue";
  return [
    ...datasets,
    {
      id: "log",
      format: "coordinate-log",
      path: "log.tsv",
      rows: rows.length,
      content: [`${head}\tdb_xref\tpombase_reference\tpombase_comments`, ...rows, ""].join("\n"),
    },
  ];
}

const logged = (revision: string, date: string, value: string, type = "ncRNA"): string =>
  [revision, date, "I", "TINYR", "", type, "added", value, "", "", ""].join("\t");

describe("locations of genes", () => {
  test("are those that a log of changes has last, whatever lies before or beyond the release", async () => {
    const datasets = withLog(
      logged("9", "2020-01-01", "complement(11..20)"),
      logged("10", "2020-01-01", "complement(14..20)"),
      logged("3", "2019-01-01", "14..20"),
      logged("99", "2026-01-01", "complement(1..20)"),
      logged("11", "2021-01-01", "complement(15..16)", "intron"),
    );
    const { problems, warnings } = await check(datasets);
    expect([...problems, ...warnings.filter((one) => one.includes("location of"))]).toEqual([]);
  });

  test.each(["14..20", "complement(join(13..15,18..20))"])(
    "that the log has at %s are contradicted",
    async (value) => {
      const span = value.startsWith("complement") ? "complement(13..20)" : value;
      expect((await check(withLog(logged("9", "2020-01-01", value)))).warnings).toContainEqual(
        `log.tsv:2: location of TINYR is "${span}", but "complement(14..20)" in features (1 of 1 statement contradicted)`,
      );
    },
  );

  const head = "Date\tSystematic ID\tPrimary name\tBefore / After change\tCoordinates\tComment\tReference";
  /** Changes of the coding gene, whose gene is at 1..32 and whose coding parts are at 5..12 and 23..32. */
  const withChanges = (...rows: readonly string[]): TinyDataset[] => [
    ...tinyRelease(),
    {
      id: "changes",
      format: "gene-coordinate-changes",
      path: "changes.tsv",
      rows: rows.length,
      content: [head, ...rows, ""].join("\n"),
    },
  ];
  const changed = (date: string, how: "before" | "after", coordinates: string): string =>
    [date, "TINY1", "one1", how, coordinates, "", ""].join("\t");
  const told = async (datasets: TinyDataset[]): Promise<readonly string[]> =>
    (await check(datasets)).warnings.filter((warning) => warning.includes("location of"));

  test("that a table of changes has last are where the gene is, or its coding parts", async () => {
    const before = changed("2020-01-01", "before", "I:join(1..9,20..30)");
    const older = changed("2019-01-01", "after", "I:join(1..9,20..30)");
    const later = changed("2026-01-01", "after", "I:join(1..9,20..30)");
    for (const present of ["I:1..32", "I:join(5..12,23..32)"])
      expect(await told(withChanges(later, changed("2020-01-01", "after", present), before, older))).toEqual(
        [],
      );
  });

  test.each(["I:join(5..12,23..30)", "I:complement(5..32)"])(
    "that a table of changes has last at %s are contradicted",
    async (location) => {
      const span = location.includes("complement") ? "complement(5..32)" : "5..30";
      expect(await told(withChanges(changed("2020-01-01", "after", location)))).toEqual([
        `changes.tsv:2: location of TINY1 is "${span}", but "1..32 or 5..32" in features (1 of 1 statement contradicted)`,
      ]);
    },
  );

  test("that were written before the sequence changed count along another sequence", async () => {
    const sequence: TinyDataset = {
      id: "sequence",
      format: "genome-sequence-changes",
      path: "sequence.tsv",
      rows: 1,
      content: "revision\tdate\tchromosome\treference\tlink\n1\t2020-06-01\tchromosome1\tX\t\n",
    };
    const shifted = (date: string) => told([...withChanges(changed(date, "after", "I:6..33")), sequence]);
    expect(await shifted("2020-05-31")).toEqual([]);
    expect(await shifted("2020-06-02")).toHaveLength(1);
  });
});

describe("the viability of a deletion", () => {
  const term = (id: string, parent: string): string =>
    `[Term]\nid: FYPO:000${id}\nname: term ${id}\nnamespace: phenotype\n${parent === "" ? "" : `is_a: FYPO:000${parent}\n`}\n`;
  const head =
    "#Database name\tGene systematic ID\tFYPO ID\tAllele description\tExpression\tParental strain\tStrain name (background)\tGenotype description\tGene symbol\tAllele name\tAllele synonym\tAllele type\tEvidence\tCondition\tPenetrance\tSeverity\tExtension\tReference\tTaxon\tDate\tPloidy";
  const deletion = (id: string, ploidy: string): string =>
    ["Tiny", "TINY1", `FYPO:000${id}`, "deletion", "null", "", "", "", "one1", "", "", "deletion"]
      .concat("", "", "", "", "", "PMID:101", "1", "2020-01-01", ploidy)
      .join("\t");
  /** What is said of TINY1 and seen of it, in pairs of gene and term and in rows about its deletion. */
  const withPhenotypes = (
    said: string,
    pairs: readonly string[],
    rows: readonly string[] = [],
  ): TinyDataset[] => [
    ...tinyRelease(),
    {
      id: "fypo",
      format: "obo",
      path: "fypo.obo",
      rows: 4,
      content: term("2058", "") + term("2059", "") + term("0001", "2058") + term("0002", "2059"),
    },
    { id: "viability", format: "gene-viability", path: "v.tsv", rows: 1, content: `TINY1\t${said}\n` },
    {
      id: "pairs",
      format: "gene-term-pairs",
      path: "pairs.tsv",
      rows: pairs.length,
      content: ["systematic_id\tterm_id", ...pairs.map((id) => `TINY1\tFYPO:000${id}`), ""].join("\n"),
    },
    {
      id: "phenotypes",
      format: "phaf",
      path: "phaf.tsv",
      rows: rows.length,
      content: [head, ...rows, ""].join("\n"),
    },
  ];
  const checkSite = async (datasets: TinyDataset[]) => {
    const dir = await writeTinyRelease(datasets);
    directories.push(dir);
    const { problems, warnings } = await checkRelease(dir, {
      deploymentOf: () => loadDeployment({ folder: "demo" }),
    });
    const told = warnings.filter(({ reason }) => reason.startsWith("deletion viability"));
    return [...problems, ...told].map(({ file, line, reason }) => `${file}:${line}: ${reason}`);
  };
  const against = (value: string, believed: string): string =>
    `deletion viability of TINY1 is "${value}", but "${believed}" in viability (1 of 1 statement contradicted)`;

  test.each([
    { what: "that phenotypes say too", said: "inviable", pairs: ["0002"] },
    { what: "of which phenotypes say both", said: "viable", pairs: ["0001", "0002"] },
    { what: "that depends on conditions", said: "condition-dependent", pairs: ["0002"] },
    { what: "that nobody knows", said: "unknown", pairs: ["0002"] },
    {
      what: "beside diploids with one copy",
      said: "inviable",
      pairs: [],
      rows: [deletion("0001", "diploid")],
    },
  ])("$what is no contradiction", async ({ said, pairs, rows }) => {
    expect(await checkSite(withPhenotypes(said, pairs, rows))).toEqual([]);
  });

  test("is contradicted where all phenotypes say the other", async () => {
    expect(await checkSite(withPhenotypes("viable", ["0002"]))).toEqual([
      `pairs.tsv:2: ${against("inviable", "viable")}`,
    ]);
    expect(await checkSite(withPhenotypes("inviable", [], [deletion("0001", "haploid")]))).toEqual([
      `phaf.tsv:2: ${against("viable", "inviable")}`,
    ]);
  });
});
