/** Files that speak of genes by the ids of other databases: each with a sample as it is written, and a damaged one. */
import { expect, test } from "vitest";
import { importTexts, table } from "../../tests/fixtures/import.ts";

const dna = ">I Fictomyces exemplaris chromosome I\nCCCCATGAAAACGTAAGTTTAGTGCTTATTAACCTTACCAAGCCATGGGG\n";
const gff =
  "##gff-version 3\n" +
  table(
    [
      "I",
      "fx",
      "gene",
      1,
      32,
      ".",
      "+",
      ".",
      "ID=gene-FX_1;Dbxref=FxDB:F0001;gene=abc1;locus_tag=FX_1;gene_biotype=protein_coding;gene_synonym=old1",
    ],
    [
      "I",
      "fx",
      "CDS",
      5,
      12,
      ".",
      "+",
      0,
      "ID=cds-NP_1.1;Parent=gene-FX_1;Dbxref=UniProtKB/Swiss-Prot:P00001;protein_id=NP_1.1;product=kinase",
    ],
    ["I", "fx", "CDS", 23, 32, ".", "+", 1, "ID=cds-NP_1.1;Parent=gene-FX_1;protein_id=NP_1.1"],
    ["I", "fx", "gene", 35, 46, ".", "-", ".", "ID=gene-FX_2;locus_tag=FX_2;gene_biotype=protein_coding"],
    ["I", "fx", "CDS", 35, 46, ".", "-", 0, "ID=cds-NP_2.1;Parent=gene-FX_2;protein_id=NP_2.1"],
  );
const genome = { "dna.fa": dna, "genomic.gff": gff };
const obo =
  "format-version: 1.2\ndata-version: releases/2026-05-01\nontology: go\n\n" +
  "[Term]\nid: GO:0008150\nname: biological_process\nnamespace: biological_process\n\n" +
  "[Term]\nid: GO:0007049\nname: cell cycle\nnamespace: biological_process\nsubset: goslim_generic\nis_a: GO:0008150\n\n" +
  "[Term]\nid: GO:0005575\nname: cellular_component\nnamespace: cellular_component\n\n" +
  "[Term]\nid: GO:0003674\nname: molecular_function\nnamespace: molecular_function\n";

const gaf = (version: string, ...rows: readonly (readonly string[])[]): string =>
  `!gaf-version: ${version}\n!date-generated: 2026-06-01\n${table(...rows)}`;
const gafRow = (
  db: string,
  id: string,
  symbol: string,
  qualifier: string,
  term: string,
  aspect: string,
  synonyms = "",
): string[] => [
  db,
  id,
  symbol,
  qualifier,
  term,
  "PMID:101|FxDB:R1",
  "IDA",
  "",
  aspect,
  "",
  synonyms,
  "protein",
  "taxon:777777",
  "20260501",
  "FxDB",
];

test("GAF 2.1 by ids of databases, accessions, synonyms and symbols, with the relation that it leaves out", async () => {
  const text = gaf(
    "2.1",
    gafRow("FxDB", "F0001", "zzz1", "", "GO:0007049", "P"),
    gafRow("UniProtKB", "P00001", "zzz1", "NOT", "GO:0003674", "F"),
    gafRow("OtherDB", "O2", "abc1", "NOT|colocalizes_with", "GO:0005575", "C", "second gene|FX_2"),
    gafRow("OtherDB", "O3", "abc1", "contributes_to", "GO:0003674", "F"),
    gafRow("OtherDB", "O4", "who4", "", "GO:0007049", "P"),
    gafRow("FxDB", "F0001", "abc1", "", "GO:7049", "P"),
    ["FxDB", "F0001", "abc1"],
  );
  const imported = await importTexts({ ...genome, "fx.gaf": text, "go.obo": obo });
  expect(imported.rows("go-annotations").map(([, gene, , relation, term]) => [gene, relation, term])).toEqual(
    [
      ["FX_1", "acts_upstream_of_or_within", "GO:0007049"],
      ["FX_1", "NOT|enables", "GO:0003674"],
      ["FX_2", "NOT|colocalizes_with", "GO:0005575"],
      ["FX_1", "contributes_to", "GO:0003674"],
    ],
  );
  expect(imported.notes).toEqual([
    'fx.gaf:7: "OtherDB:O4" (who4) is no gene of the assembly: the row is left out',
    'fx.gaf:8: GO_ID: expected a GO id, such as GO:0008150, found "GO:7049"',
    "fx.gaf:9: expected 15 to 17 columns of GAF, found 3",
  ]);
  expect(
    imported
      .rows("references")
      .slice(1)
      .map(([id]) => id),
  ).toEqual(["PMID:101"]);
  // Names of other sources are found by, but the gene list names the gene.
  expect(imported.rows("genes").map(([id, , name]) => [id, name])).toContainEqual(["FX_1", "abc1"]);
  expect(imported.rows("gene-synonyms")).toContainEqual(["FX_1", "zzz1", "synonym"]);
  expect(imported.rows("subset-go-bp-slim")).toEqual([["GO:0007049", "cell cycle"]]);
  expect(imported.release?.datasets.find(({ id }) => id === "go-annotations")?.date).toBe("2026-06-01");
  expect(imported.problems).toEqual([]);
});

test("GAF 2.2 keeps its relations", async () => {
  const text = gaf("2.2", gafRow("FxDB", "FX_1", "", "NOT|involved_in", "GO:0007049", "P").concat("", ""));
  const imported = await importTexts({ ...genome, "fx.gaf": text, "go.obo": obo });
  expect(imported.rows("go-annotations").map(([, gene, , relation]) => [gene, relation])).toEqual([
    ["FX_1", "NOT|involved_in"],
  ]);
});

test("annotations without an ontology say what is missing", async () => {
  const text = gaf("2.2", gafRow("FxDB", "FX_1", "", "involved_in", "GO:0007049", "P").concat("", ""));
  const { lines } = await importTexts({ ...genome, "fx.gaf": text });
  expect(lines.at(-1)).toMatch(/no ontology/);
});

test("GPAD 2.0 with the GPI that says which gene its ids mean", async () => {
  const gpi =
    "!gpi-version: 2.0\n!generated-by: FxDB\n" +
    table(
      [
        "FxDB:X9",
        "def2",
        "second protein",
        "FX_2|old2",
        "SO:0001217",
        "NCBITaxon:777777",
        "",
        "",
        "",
        "UniProtKB:P00002",
        "",
      ],
      ["FxDB:X8", "nobody", "", "", "SO:0001217", "NCBITaxon:777777", "", "", "", "", ""],
      ["FxDB:X7"],
    );
  const gpad =
    "!gpad-version: 2.0\n!generated-by: FxDB\n" +
    table(
      [
        "FxDB:X9",
        "NOT",
        "RO:0002331",
        "GO:0007049",
        "PMID:102",
        "ECO:0000314",
        "",
        "",
        "2026-01-30",
        "FxDB",
        "BFO:0000066(GO:0005829)",
        "",
      ],
      [
        "UniProtKB:P00002",
        "",
        "RO:0002327",
        "GO:0003674",
        "PMID:102",
        "ECO:9999999",
        "",
        "",
        "2026-01-30",
        "FxDB",
        "",
        "",
      ],
      [
        "FxDB:X6",
        "",
        "RO:0002327",
        "GO:0003674",
        "PMID:102",
        "ECO:0000315",
        "",
        "",
        "2026-01-30",
        "FxDB",
        "",
        "",
      ],
      [
        "FxDB:X9",
        "",
        "RO:0000000",
        "GO:0003674",
        "PMID:102",
        "ECO:0000315",
        "",
        "",
        "2026-01-30",
        "FxDB",
        "",
        "",
      ],
    );
  const imported = await importTexts({ ...genome, "fx.gpi": gpi, "fx.gpad": gpad, "go.obo": obo });
  expect(imported.rows("go-annotations")).toEqual([
    [
      "FxDB",
      "FX_2",
      "def2",
      "NOT|involved_in",
      "GO:0007049",
      "PMID:102",
      "IDA",
      "",
      "P",
      "",
      "",
      "",
      "",
      "20260130",
      "FxDB",
      "occurs_in(GO:0005829)",
      "",
    ],
  ]);
  expect(imported.rows("genes")[2]?.slice(0, 6)).toEqual([
    "FX_2",
    "",
    "def2",
    "I",
    "second protein",
    "P00002",
  ]);
  expect(imported.notes).toEqual([
    'fx.gpi:4: "FxDB:X8" (nobody) is no gene of the assembly: the row is left out',
    "fx.gpi:5: expected the columns of GPI 2.0, found 1",
    'fx.gpad:4: Evidence: no GO evidence code is known for "ECO:9999999"',
    'fx.gpad:5: "FxDB:X6" is no gene of the assembly: the row is left out',
    'fx.gpad:6: Relation: no relation of GO annotations: "RO:0000000"',
  ]);
});

test("GPAD 1.2, with database and id apart", async () => {
  const gpad =
    "!gpa-version: 1.2\n" +
    table([
      "FxDB",
      "F0001",
      "NOT|involved_in",
      "GO:0007049",
      "PMID:102",
      "ECO:0000501",
      "",
      "",
      "20260130",
      "FxDB",
      "",
      "go_evidence=IEA",
    ]);
  const imported = await importTexts({ ...genome, "fx.gpa": gpad, "go.obo": obo });
  expect(
    imported.rows("go-annotations").map(([, gene, , relation, , , evidence]) => [gene, relation, evidence]),
  ).toEqual([["FX_1", "NOT|involved_in", "IEA"]]);
});

test("UniProt's table gives accessions and names", async () => {
  const text = table(
    ["Entry", "Entry Name", "Protein names", "Gene Names", "Gene Names (ordered locus)"],
    ["P00002", "DEF2_FX", "Second protein (EC 2.7.1.1) (Old name)", "def2 FX_2", "FX_2"],
    ["P99999", "XXX_FX", "Unknown", "xxx", ""],
    ["nonsense!", "", "", "", ""],
  );
  const imported = await importTexts({ ...genome, "uniprot.tsv": text });
  expect(imported.rows("genes")[2]?.slice(0, 6)).toEqual(["FX_2", "", "", "I", "Second protein", "P00002"]);
  expect(imported.notes).toEqual([
    'uniprot.tsv:3: "P99999" is the protein of no gene of the assembly: the row is left out',
    'uniprot.tsv:4: Entry: expected a UniProt accession, found "nonsense!"',
  ]);
});

test("InterProScan's matches by the ids of proteins", async () => {
  const md5 = "0".repeat(32);
  const text = table(
    [
      "NP_1.1",
      md5,
      5,
      "Pfam",
      "PF00069",
      "Protein kinase domain",
      1,
      4,
      "1.2E-10",
      "T",
      "01-05-2026",
      "IPR000719",
      "Prot_kinase_dom",
    ],
    ["NP_9.1", md5, 5, "Pfam", "PF00069", "Protein kinase domain", 1, 4, "1.2E-10", "T", "01-05-2026"],
    ["NP_2.1", md5, 5, "Pfam", "PF00070", "-", "x", 4, "1.2E-10", "T", "01-05-2026"],
  );
  const imported = await importTexts({ ...genome, "ipr.tsv": text });
  expect(imported.rows("protein-domains").slice(1)).toEqual([
    ["FX_1", "abc1", "FX_1.1:pep", "PF00069", "PFAM", "1", "4"],
  ]);
  expect(imported.rows("domain-names").slice(1)).toEqual([["PF00069", "PFAM", "Protein kinase domain", ""]]);
  expect(imported.notes).toEqual([
    'ipr.tsv:2: "NP_9.1" is no protein of the assembly: the row is left out',
    "ipr.tsv:3: expected 11 to 15 columns of InterProScan with start and end in the seventh and eighth",
  ]);
  expect(imported.problems).toEqual([]);
});

test("pairs are phenotypes where they name terms, orthologs where a taxon is given", async () => {
  const imported = await importTexts(
    {
      ...genome,
      "phenotypes.tsv":
        "gene\tterm\nFX_1\tFYPO:0000001\nabc1\tFYPO:0000002\nFX_7\tFYPO:0000001\nFX_2\tlethal\n",
    },
    { 9606: { "human.tsv": "FX_1\tHGNC:1722\tCDK1\nFX_8\tHGNC:1\nFX_2\n" } },
  );
  expect(imported.rows("phenotype-pairs").slice(1)).toEqual([
    ["FX_1", "FYPO:0000001"],
    ["FX_1", "FYPO:0000002"],
  ]);
  expect(imported.rows("orthologs-9606").slice(1)).toEqual([
    ["FX_1", "HGNC:1722", "CDK1", "9606", "", "human.tsv", ""],
  ]);
  expect(imported.notes).toEqual([
    'human.tsv:2: "FX_8" is no gene of the assembly: the row is left out',
    "human.tsv:3: expected a gene, a tab, and a term or an ortholog",
    'phenotypes.tsv:4: "FX_7" is no gene of the assembly: the row is left out',
    'phenotypes.tsv:: "lethal" is no term: give lists of orthologs with --orthologs TAXON=FILE',
  ]);
});

test("tables of releases are taken as they are", async () => {
  const header =
    "pmid\ttriage_status\tcurated\ttitle\tauthors\tauthors_abbrev\tcitation\tjournal\tyear\tdoi\tabstract\tcanto_session_key";
  const imported = await importTexts({
    ...genome,
    "papers.tsv": `${header}\nPMID:101\t\tyes\tA paper\t\t\t\t\t\t\t\t\n`,
  });
  expect(imported.kinds).toContain("release-table");
  expect(imported.rows("references")[1]?.[3]).toBe("A paper");
  expect(imported.problems).toEqual([]);
});

test("files that are none of these, or empty, are named", async () => {
  const { notes } = await importTexts({ ...genome, "notes.txt": "Dear all,\n", "empty.gaf": "\n" });
  expect(notes).toEqual([
    "notes.txt:1: the format is none that import knows (docs/new-organism.md lists them)",
    "empty.gaf:: the file is empty",
  ]);
});

test.each([
  ["no sequences", { "genomic.gff": gff }, /no sequences: give the FASTA/],
  ["no genes", { "dna.fa": dna }, /no genes: give a GFF3/],
])("%s", async (_, files, message) => {
  await expect(importTexts(files)).rejects.toThrow(message);
});
