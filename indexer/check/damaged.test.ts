/** What the check says of damaged contents, and of what a load accepts. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import {
  check,
  problemsOf,
  removeReleases,
  replace,
  untouched,
  withCodes,
} from "../../tests/fixtures/damage.ts";
import { tinyRelease, tinyReleaseFile } from "../../tests/fixtures/tiny-release.ts";

afterEach(removeReleases);

test("the undamaged release has neither problems nor warnings", async () => {
  expect(await check(untouched)).toMatchObject({
    problems: [],
    warnings: [],
    totals: { problems: 0, warnings: 0 },
  });
});

describe("content", () => {
  interface Damage {
    readonly what: string;
    readonly dataset: string;
    readonly from: string;
    readonly to: string;
    readonly rows?: number;
    readonly line: number | null;
    readonly reason: string;
  }

  const gff = { dataset: "features" };
  const damages: readonly Damage[] = [
    {
      what: "GAF line with missing columns",
      dataset: "go-annotations",
      from: "20250901\tTiny\t\t\n",
      to: "20250901\n",
      line: 2,
      reason: "expected 17 columns, found 14",
    },
    {
      what: "GAF line with too many columns",
      dataset: "go-annotations",
      from: "20250901\tTiny\t\t\n",
      to: "20250901\tTiny\t\t\t\n",
      line: 2,
      reason: "expected 17 columns, found 18",
    },
    {
      what: "paralog that is no gene",
      dataset: "paralogs",
      from: "TINY2c",
      to: "TINY9",
      line: 1,
      reason: 'gene "TINY9" is not in the gene list',
    },
    {
      what: "no id of a structure",
      dataset: "pdb-entries",
      from: "0abc",
      to: "abcd",
      line: 2,
      reason: "pdb_id: expected the id of a PDB entry, such as 1abc",
    },
    {
      what: "chain of a structure twice",
      dataset: "pdb-entries",
      from: "1-5\n",
      to: "1-5\nTINY1\t0abc\tAnother title\t\t\tPMID:101\t\t\tA\t1-5\n",
      line: 3,
      reason: "duplicate gene_uniquename and pdb_id and chain and position: the same is in line 2",
    },
    {
      what: "bad cell",
      dataset: "go-annotations",
      from: "GO:0007049",
      to: "GO:7049",
      line: 2,
      reason: "GO_ID: expected a GO id, such as GO:0008150",
    },
    {
      what: "wrong header row",
      dataset: "genes",
      from: "gene_product",
      to: "product",
      line: 1,
      reason: 'wrong header row: column 5 is "product", expected "gene_product"',
    },
    {
      what: "duplicate gene",
      dataset: "genes",
      from: "TINY2c\tTiny:TINY2c",
      to: "TINY1\tTiny:TINY1",
      line: 3,
      reason: "duplicate gene_systematic_id: the same is in line 2",
    },
    {
      what: "duplicate allele",
      dataset: "alleles",
      from: "allele-2",
      to: "allele-1",
      line: 3,
      reason: "duplicate allele_current_internal_id: the same is in line 2",
    },
    {
      what: "duplicate reference",
      dataset: "references",
      from: "PMID:102",
      to: "PMID:101",
      line: 3,
      reason: "duplicate pmid: the same is in line 2",
    },
    {
      what: "duplicate FASTA id",
      dataset: "peptides",
      from: ">TINY2c.1:pep",
      to: ">TINY1.1:pep",
      line: 3,
      reason: "duplicate sequence id TINY1.1:pep: the same is in line 1",
    },
    {
      what: "duplicate term",
      dataset: "ontology-go",
      from: "id: GO:0007049",
      to: "id: GO:0009987",
      line: 16,
      reason: "duplicate id GO:0009987: the same is in line 9",
    },
    {
      what: "invalid base",
      dataset: "chromosomes",
      from: "TGCTTATT",
      to: "TGCTQATT",
      line: 3,
      reason:
        'invalid residue "Q" at position 27 of I (column 5 of the line), expected one of A, C, G, T, N and the IUPAC letters R, Y, S, W, K, M, B, D, H, V',
    },
    {
      what: "invalid amino acid",
      dataset: "peptides",
      from: "MAW*",
      to: "M5W*",
      line: 4,
      reason:
        'invalid residue "5" at position 2 of TINY2c.1:pep (column 2 of the line), expected one of the 20 amino acid letters, X, B, Z, J, U, O, *',
    },
    {
      ...gff,
      what: "child without parent",
      from: "Parent=TINY2c.1",
      to: "Parent=TINY9.1",
      line: 12,
      reason: "CDS TINY2c.1:exon:1 has the Parent TINY9.1, which is not in the file",
    },
    {
      ...gff,
      what: "CDS without any Parent",
      from: ";Parent=TINY2c.1",
      to: "",
      line: 12,
      reason: "CDS TINY2c.1:exon:1 has no Parent, expected a transcript",
    },
    {
      ...gff,
      what: "parent of a wrong type",
      from: "Parent=TINY2c.1",
      to: "Parent=TINY2c",
      line: 12,
      reason: "CDS TINY2c.1:exon:1 has the Parent TINY2c of type gene, expected a transcript",
    },
    {
      ...gff,
      what: "duplicate ID",
      from: "ID=TINY2c.1;",
      to: "ID=TINY1.1;",
      line: 11,
      reason: "duplicate ID TINY1.1: the same is in line 5 (mRNA)",
    },
    {
      ...gff,
      what: "start after end",
      from: "intron\t13\t22",
      to: "intron\t22\t13",
      line: 8,
      reason: "start 22 is after end 13",
    },
    {
      ...gff,
      what: "start before 1",
      from: "five_prime_UTR\t1\t",
      to: "five_prime_UTR\t0\t",
      line: 6,
      reason: "start 0 is before position 1",
    },
    {
      ...gff,
      what: "feature beyond its region",
      from: "intron\t13\t22",
      to: "intron\t13\t51",
      line: 8,
      reason: "13..51 is outside ##sequence-region I 1 50",
    },
    {
      ...gff,
      what: "malformed attributes",
      from: "Name=one1",
      to: "Name",
      line: 4,
      reason: 'attributes: expected name=value, found "Name"',
    },
    {
      what: "is_a cycle",
      dataset: "ontology-go",
      from: "name: biological_process",
      to: "name: biological_process\nis_a: GO:0007049",
      line: 4,
      reason: "is_a cycle: GO:0008150 → GO:0007049 → GO:0009987 → GO:0008150",
    },
    {
      what: "is_a to a term that no ontology has",
      dataset: "ontology-go-supplement",
      from: "is_a: GO:0008150",
      to: "is_a: GO:0000815",
      line: 4,
      reason: 'parent term "GO:0000815" is in no ontology of the release',
    },
    {
      what: "unknown gene",
      dataset: "go-annotations",
      from: "TINY2c",
      to: "TINY3",
      line: 3,
      reason: 'gene "TINY3" is not in the gene list',
    },
    {
      what: "allele of an unknown gene",
      dataset: "alleles",
      from: "TINY1\tone1\tTINY1:allele-2",
      to: "TINY3\tone1\tTINY1:allele-2",
      line: 3,
      reason: 'gene "TINY3" is not in the gene list',
    },
    {
      what: "GO-CAM model without id",
      dataset: "gocam-model",
      from: '"id": "gomodel:0000000000000001",',
      to: "",
      line: null,
      reason: "id: expected the model id, such as gomodel:5fadbcf000000632",
    },
    {
      what: "GO-CAM file that is no JSON",
      dataset: "gocam-model",
      from: '"facts": [',
      to: '"facts": {',
      line: 48,
      reason: 'not JSON: unexpected "{" at column 3',
    },
    {
      what: "GO-CAM model of an unknown gene",
      dataset: "gocam-model",
      from: "Tiny:TINY1",
      to: "Tiny:TINY3",
      line: null,
      reason: 'gene product "TINY3" is neither in the gene list nor a transcript of the features',
    },
  ];

  test.each(damages)("$what", async ({ dataset: id, from, to, line, reason }) => {
    const { path } = tinyRelease().find((dataset) => dataset.id === id) ?? expect.fail(id);
    expect(await problemsOf((dataset) => replace(dataset(id), from, to))).toContainEqual({
      file: path,
      line,
      reason,
    });
  });

  test("an is_a cycle through two files", async () => {
    const found = await problemsOf((dataset) =>
      replace(
        dataset("ontology-go"),
        "name: biological_process",
        "name: biological_process\nis_a: GO:0999999",
      ),
    );
    expect(found).toEqual([
      {
        file: "ontologies/go.obo.gz",
        line: 4,
        reason: "is_a cycle through several files: GO:0008150 → GO:0999999 → GO:0008150",
      },
    ]);
  });

  test("several problems of several files are all listed", async () => {
    const found = await problemsOf((dataset) => {
      replace(dataset("peptides"), "MAW*", "M5W*");
      replace(dataset("go-annotations"), "GO:0007049", "GO:7049");
      replace(dataset("go-annotations"), "TINYM\t", "");
      dataset("alleles").rows = 7;
    });
    expect(found.map(({ file, line }) => `${file}:${line}`)).toEqual([
      "genome/peptides.fa.gz:4",
      "annotations/go.gaf.gz:2",
      "annotations/go.gaf.gz:4",
      "alleles/alleles.tsv.gz:null",
    ]);
  });
});

test("a wrong row count switches off no check of ids", async () => {
  const found = await problemsOf((dataset) => {
    dataset("genes").rows = 30;
    replace(dataset("go-annotations"), "TINYM\t", "TINYX\t");
  });
  expect(found.map(({ reason }) => reason)).toEqual([
    "release.json says 30 rows, the file has 3: if it is whole, check --write-rows writes it",
    'gene "TINYX" is not in the gene list',
  ]);
});

test("another version of a format is named once, not line by line", async () => {
  const found = await problemsOf((dataset) =>
    replace(dataset("go-annotations"), "version: 2.2", "version: 2.1"),
  );
  expect(found).toEqual([
    {
      file: "annotations/go.gaf.gz",
      line: 1,
      reason: expect.stringMatching(/^this is GAF 2\.1, expected GAF 2\.2/),
    },
  ]);
});

test("a release without a gene list", async () => {
  const found = await problemsOf(untouched, async (dir) => {
    const file = tinyReleaseFile(tinyRelease());
    const datasets = file.datasets.filter(({ format }) => format !== "pombase-genes");
    await writeFile(join(dir, "release.json"), JSON.stringify({ ...file, datasets }));
  });
  expect(found[0]).toEqual({
    file: "release.json",
    line: null,
    reason: "no gene list: a release needs a data set of the format pombase-genes",
  });
});

test("a kind of gene that is not on the list", async () => {
  const found = await problemsOf((dataset) => replace(dataset("genes"), "protein coding gene", "mRNA"));
  expect(found[0]).toMatchObject({
    file: "genes/genes.tsv.gz",
    line: 2,
    reason: expect.stringContaining("gene_type"),
  });
});

test("annotations of another organism are counted, the second taxon of a row is whom it meets", async () => {
  const { problems, warnings } = await check((dataset) =>
    replace(dataset("go-annotations"), "taxon:1\t", "taxon:4932|taxon:1\t"),
  );
  expect(problems).toEqual([]);
  expect(warnings.map(({ file, reason }) => `${file}: ${reason}`)).toContain(
    "annotations/go.gaf.gz: 1 row is about taxon 4932, the release about 1",
  );
});

describe("gene models that need a look are warnings with counts", () => {
  test.each([
    [
      "no strand",
      "gene\t35\t46\t.\t-",
      "gene\t35\t46\t.\t?",
      "1 gene has no strand, or one that is not known",
    ],
    ["uncovered", "mRNA\t1\t32", "mRNA\t2\t32", null],
    [
      "a sequence of N",
      ">mitochondrial tiny\nCCATGTGATAACC",
      ">mitochondrial tiny\nNNNNNNNNNNNNN",
      "1 sequence of N alone: what lies there has no sequence",
    ],
  ])("%s", async (_, from, to, warning) => {
    const { problems, warnings } = await check((dataset) => {
      const changed = [dataset("features"), dataset("chromosomes")].find(({ content }) =>
        content.includes(from),
      );
      replace(changed ?? expect.fail(from), from, to);
    });
    if (warning === null) expect(problems.map(({ line }) => line)).toContain(6);
    else expect(warnings.map(({ reason }) => reason)).toContain(warning);
  });
});

describe("what a load accepts is a warning", () => {
  test.each([
    {
      what: "coding sequence and peptide differ",
      dataset: "peptides",
      from: "MKTAY*",
      to: "MKTAF*",
      file: "genome/features.gff3.gz",
      line: 5,
      reason: "the coding sequence of TINY1.1 (18 bases) does not translate to its peptide (5 residues)",
    },
    {
      what: "domain beyond the peptide",
      dataset: "protein-domains",
      from: "\t1\t5",
      to: "\t1\t6",
      file: "domains/domains.tsv",
      line: 2,
      reason: "ends beyond its peptide",
    },
    {
      what: "unknown reference",
      dataset: "alleles",
      from: "PMID:102",
      to: "PMID:103",
      file: "alleles/alleles.tsv.gz",
      line: 3,
      reason: 'reference "PMID:103" is not in the reference list (1 use)',
    },
  ])("$what", async ({ dataset: id, from, to, file, line, reason }) => {
    const { problems, warnings } = await check((dataset) => replace(dataset(id), from, to));
    expect(problems).toEqual([]);
    expect(warnings).toMatchObject([{ file, line, reason }]);
  });

  test("table 4 is for the mitochondrion, unless release.json says another", async () => {
    const { warnings } = await check(untouched, withCodes({ mitochondrial: 1 }));
    expect(warnings).toMatchObject([
      {
        line: 14,
        reason: "the coding sequence of TINYM.1 (9 bases) does not translate to its peptide (2 residues)",
      },
    ]);
    expect((await check(untouched, withCodes({ "*": 1, mitochondrial: 4 }))).warnings).toEqual([]);
  });
});
