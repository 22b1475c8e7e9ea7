import { describe, expect, it } from "vitest";
import { genePage } from "../../../index-mappings/pages/gene.ts";
import type { GenePage } from "../../../index-mappings/pages/gene.ts";
import { geneRow, oboText, smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import { genePages } from "./gene-pages.ts";

const line = (type: string, start: number, end: number, strand: string, attributes: string) =>
  ["I", "test", type, start, end, ".", strand, type === "CDS" ? "0" : ".", attributes].join("\t");

/** Codes for MF on either strand: two coding exons with an intron between them, the first exon partly UTR. */
const forward = "GGATGTGTAAGTTTTAACC";
const backward = "GGTTAAAACTTACACATCC";

const release = () =>
  smallReleaseData({
    "pombase-genes": [
      { ...geneRow("SPAC1.01", "one"), product: "long OR short" },
      geneRow("SPAC1.02c", "two"),
      geneRow("SPAC1.03"),
    ],
    gff3: [
      "##gff-version 3",
      line("gene", 1, 19, "+", "ID=SPAC1.01"),
      line("mRNA", 1, 19, "+", "ID=SPAC1.01.1;Parent=SPAC1.01"),
      line("five_prime_UTR", 1, 2, "+", "ID=a;Parent=SPAC1.01.1"),
      line("CDS", 3, 6, "+", "ID=b;Parent=SPAC1.01.1"),
      line("CDS", 13, 17, "+", "ID=c;Parent=SPAC1.01.1"),
      line("three_prime_UTR", 18, 19, "+", "ID=d;Parent=SPAC1.01.1"),
      line("mRNA", 3, 17, "+", "ID=SPAC1.01.2;Parent=SPAC1.01"),
      line("CDS", 3, 6, "+", "ID=i;Parent=SPAC1.01.2"),
      line("CDS", 13, 17, "+", "ID=j;Parent=SPAC1.01.2"),
      line("gene", 21, 39, "-", "ID=SPAC1.02c"),
      line("mRNA", 21, 39, "-", "ID=SPAC1.02c.1;Parent=SPAC1.02c"),
      line("five_prime_UTR", 38, 39, "-", "ID=e;Parent=SPAC1.02c.1"),
      line("CDS", 34, 37, "-", "ID=f;Parent=SPAC1.02c.1"),
      line("CDS", 23, 27, "-", "ID=g;Parent=SPAC1.02c.1"),
      line("three_prime_UTR", 21, 22, "-", "ID=h;Parent=SPAC1.02c.1"),
    ].join("\n"),
    "fasta-dna": `>I\n${forward}A${backward}\n`,
    "fasta-protein": ">SPAC1.01.1:pep one\nMF*\n>SPAC1.02c.1:pep two\nML*\n",
    "peptide-stats": [{ gene: "SPAC1.01", mass: "0.28", residues: "2" }],
    obo: oboText("molecular_function", { "GO:0000001": ["name: activity"] }),
    "go-extensions": [
      {
        gene: "SPAC1.02c",
        aspect: "molecular_function",
        term: "GO:0000001",
        reference: "PMID:2",
        evidence: "IDA",
        extension: "has_input(PomBase:SPAC1.01)",
      },
    ],
    interactions: [
      {
        geneA: "SPAC1.01",
        geneB: "SPAC1.02c",
        type: "physical",
        evidence: "Two-hybrid",
        reference: "PMID:10",
        sources: "test",
      },
    ],
    "protein-domains": [
      { gene: "SPAC1.01", peptide: "SPAC1.01.1:pep", domain: "PF1", database: "PFAM", start: "2", end: "2" },
      { gene: "SPAC1.01", peptide: "SPAC1.01.1:pep", domain: "PF1", database: "PFAM", start: "1", end: "1" },
    ],
    protein2ipr: [
      {
        uniprot: "P1",
        interpro: "IPR000001",
        name: "Some domain",
        signature: "PF1",
        start: "1",
        end: "2",
      },
    ],
    "previous-coordinates": [
      {
        chromosome: "I",
        gene: "SPAC1.01",
        featureType: "CDS",
        value: "join(3..6,13..17)",
        date: "2010-01-02",
        genomeSnapshot: "https://x/20100101/",
      },
    ],
    "gene-coordinate-changes": [
      {
        date: "2010-01-02",
        gene: "SPAC1.01",
        change: "before",
        coordinates: "I:join(3..6,13..17)",
        comment: "moved",
      },
      { date: "2010-01-02", gene: "SPAC1.01", change: "after", coordinates: "I:3..17" },
    ],
    "new-genes": [{ gene: "SPAC1.01", date: "2020-02-03", reference: "PMID:10" }],
  });

async function pages(): Promise<Map<string, GenePage>> {
  const found = new Map<string, GenePage>();
  for await (const page of genePages(await release())) found.set(page.uniquename, genePage.parse(page));
  return found;
}

describe("a gene page", () => {
  it("has transcript parts with residues in their own direction, the same on both strands", async () => {
    const [one, two] = [...(await pages()).values()].map(({ transcripts }) =>
      transcripts[0]?.parts.map(({ feature_type: type, residues }) => [type, residues]),
    );
    expect(one).toEqual([
      ["five_prime_utr", "GG"],
      ["exon", "ATGT"],
      ["cds_intron", "GTAAGT"],
      ["exon", "TTTAA"],
      ["three_prime_utr", "CC"],
    ]);
    expect(two).toEqual([
      ["five_prime_utr", "GG"],
      ["exon", "ATGT"],
      ["cds_intron", "GTAAGT"],
      ["exon", "TTTAA"],
      ["three_prime_utr", "CC"],
    ]);
  });

  it("says whether the coding sequence makes the protein", async () => {
    const found = await pages();
    expect(found.get("SPAC1.01")?.transcripts[0]).toMatchObject({
      cds_location: { start_pos: 3, end_pos: 17, strand: "forward" },
      protein: {
        sequence: "MF",
        number_of_residues: 2,
        molecular_weight: 0.28,
        average_residue_weight: 140,
        matches_cds: true,
      },
    });
    expect(found.get("SPAC1.02c")?.transcripts[0]?.protein).toMatchObject({
      sequence: "ML",
      matches_cds: false,
      molecular_weight: null,
    });
  });

  it("has the translation of a further transcript, of which the release has no peptide, and its own product", async () => {
    const [first, second] = (await pages()).get("SPAC1.01")?.transcripts ?? [];
    expect(first?.protein).toMatchObject({ is_translated: false, product: "long" });
    expect(second?.protein).toMatchObject({
      uniquename: "SPAC1.01.2:pep",
      sequence: "MF",
      is_translated: true,
      product: "short",
      molecular_weight: null,
      matches_cds: true,
    });
  });

  it("shows neighbours, rows that target the gene, domains by entry and references by year", async () => {
    const page = (await pages()).get("SPAC1.01");
    expect(page?.gene_neighbourhood.map(({ uniquename }) => uniquename)).toEqual(["SPAC1.01", "SPAC1.02c"]);
    expect(page?.target_of_annotations).toMatchObject([
      {
        ontology_name: "GO",
        relation: "has_input",
        relation_label: "input of",
        gene: { uniquename: "SPAC1.02c" },
        genotype: null,
        show_in_summary: true,
      },
    ]);
    expect(page?.interpro_matches).toMatchObject([
      {
        id: "PF1",
        gene_count: 1,
        interpro_id: "IPR000001",
        interpro_name: "Some domain",
        match_start: 1,
        match_end: 2,
        locations: [
          { start: 1, end: 1 },
          { start: 2, end: 2 },
        ],
      },
    ]);
    expect(page?.annotation_counts).toEqual([{ type: "physical_interactions", annotations: 1, terms: 0 }]);
    expect((await pages()).get("SPAC1.02c")?.references.map(({ uniquename }) => uniquename)).toEqual([
      "PMID:2",
      "PMID:10",
    ]);
  });

  it("tells each event of the history once, newest first", async () => {
    expect((await pages()).get("SPAC1.01")?.gene_history).toEqual([
      {
        date: "2020-02-03",
        previous_coords: null,
        references: "PMID:10",
        comments: "gene added",
        genome_snapshot_link: null,
      },
      {
        date: "2010-01-02",
        previous_coords: "CDS join(3..6,13..17)",
        references: null,
        comments: "moved",
        genome_snapshot_link: "https://x/20100101/",
      },
    ]);
  });

  it("exists for a gene of which nothing else is known", async () => {
    expect((await pages()).get("SPAC1.03")).toMatchObject({
      location: null,
      transcripts: [],
      display_name: "SPAC1.03",
      references: [],
    });
  });
});

it("counts the alleles that its annotations name, and not those that nothing is said of", async () => {
  const allele = (number: number) => ({
    gene: "SPAC1.01",
    id: `SPAC1.01:allele-${number}`,
    name: `one-${number}`,
    alleleType: "amino_acid_mutation",
    description: `A${number}T`,
  });
  const finding = { gene: "SPAC1.01", term: "FYPO:0000002", ploidy: "haploid", expression: "" };
  const data = await smallReleaseData({
    "pombase-genes": [geneRow("SPAC1.01", "one")],
    obo: oboText("fission_yeast_phenotype", {
      "FYPO:0000001": ["name: phenotype"],
      "FYPO:0000002": ["name: long cells", "is_a: FYPO:0000001"],
    }),
    alleles: [allele(1), allele(2), allele(3)],
    phaf: [1, 2, 2].map((number, i) => ({
      ...finding,
      alleleName: `one-${number}`,
      alleleType: "amino acid mutation",
      alleleDescription: `A${number}T`,
      reference: `PMID:${i + 1}`,
    })),
  });
  for await (const page of genePages(data))
    expect(page).toMatchObject({ allele_count: 3, annotated_allele_count: 2 });
});

it("the address of a gene that was merged leads to the other one, which takes over nothing else", async () => {
  const data = await smallReleaseData({
    "pombase-genes": [geneRow("SPAC1.01"), geneRow("SPAC1.02")],
    "removed-genes": [
      { gene: "SPAC1.08", comment: "Merged into SPAC1.01,SPAC1.02" },
      { gene: "SPAC1.09", comment: "Merged into SPAC1.01" },
      { gene: "SPAC1.10", comment: "merged with SPAC1.02" },
    ],
    "obsolete-ids": [{ obsoleteId: "SPAC1.10", gene: "SPAC1.01" }],
  });
  const { retired, gone, find } = await data.genes();
  expect(retired).toEqual(
    new Map([
      ["SPAC1.09", "SPAC1.01"],
      ["SPAC1.10", "SPAC1.01"],
    ]),
  );
  expect(gone).toEqual(
    new Map([
      [
        "SPAC1.08",
        {
          comment: "Merged into SPAC1.01,SPAC1.02",
          genes: [
            { uniquename: "SPAC1.01", name: null },
            { uniquename: "SPAC1.02", name: null },
          ],
        },
      ],
    ]),
  );
  expect([find("SPAC1.09"), find("SPAC1.10")?.id]).toEqual([null, "SPAC1.01"]);
});
