/** A whole release of three genes for tests, small enough to read, and without a single problem or warning. */
import { mkdtemp, mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Dataset } from "../read/release-file.ts";

/** A data set with the content of its file; tests change what they like before it is written. */
export interface TinyDataset {
  readonly id: string;
  readonly format: Dataset["format"];
  readonly path: string;
  rows: number;
  content: string;
}

const lines = (...rows: readonly string[]): string => rows.map((row) => `${row}\n`).join("");
const cells = (...row: readonly (string | number)[]): string => row.join("\t");

/** Bases 5..12 and 23..32 of I code for MKTAY, 35..46 on the other strand for MAW; 3..11 of mitochondrial for MW by table 4. */
const chromosomes = lines(
  ">I tiny",
  "CCCCATGAAAACGTAAGTTTAG",
  "TGCTTATTAACCTTACCAAGCCATGGGG",
  ">mitochondrial tiny",
  "CCATGTGATAACC",
);

const features = lines(
  "##gff-version 3",
  "##sequence-region I 1 50",
  "##sequence-region mitochondrial 1 13",
  cells("I", "Tiny", "gene", 1, 32, ".", "+", ".", "ID=TINY1;Name=one1"),
  cells("I", "Tiny", "mRNA", 1, 32, ".", "+", ".", "ID=TINY1.1;Parent=TINY1"),
  cells("I", "Tiny", "five_prime_UTR", 1, 4, ".", "+", ".", "ID=TINY1.1:five_prime_UTR:1;Parent=TINY1.1"),
  cells("I", "Tiny", "CDS", 5, 12, ".", "+", 0, "ID=TINY1.1:exon:1;Parent=TINY1.1"),
  cells("I", "Tiny", "intron", 13, 22, ".", "+", ".", "ID=TINY1.1:intron:1;Parent=TINY1.1"),
  cells("I", "Tiny", "CDS", 23, 32, ".", "+", 1, "ID=TINY1.1:exon:2;Parent=TINY1.1"),
  cells("I", "Tiny", "gene", 35, 46, ".", "-", ".", "ID=TINY2c"),
  cells("I", "Tiny", "mRNA", 35, 46, ".", "-", ".", "ID=TINY2c.1;Parent=TINY2c"),
  cells("I", "Tiny", "CDS", 35, 46, ".", "-", 0, "ID=TINY2c.1:exon:1;Parent=TINY2c.1"),
  cells("mitochondrial", "Tiny", "gene", 3, 11, ".", "+", ".", "ID=TINYM"),
  cells("mitochondrial", "Tiny", "mRNA", 3, 11, ".", "+", ".", "ID=TINYM.1;Parent=TINYM"),
  cells("mitochondrial", "Tiny", "CDS", 3, 11, ".", "+", 0, "ID=TINYM.1:exon:1;Parent=TINYM.1"),
);

const peptides = lines(
  ">TINY1.1:pep one1|first protein",
  "MKTAY*",
  ">TINY2c.1:pep",
  "MAW*",
  ">TINYM.1:pep",
  "MW*",
);

const genes = lines(
  cells(
    "gene_systematic_id",
    "gene_systematic_id_with_prefix",
    "gene_name",
    "chromosome_id",
    "gene_product",
    "uniprot_id",
    "gene_type",
    "synonyms",
  ),
  cells(
    "TINY1",
    "Tiny:TINY1",
    "one1",
    "chromosome_1",
    "first protein",
    "P00001",
    "protein coding gene",
    "uno,eins",
  ),
  cells("TINY2c", "Tiny:TINY2c", "", "chromosome_1", "second protein", "", "protein coding gene", ""),
  cells("TINYM", "Tiny:TINYM", "", "mitochondrial", "third protein", "", "protein coding gene", ""),
);

const term = (id: string, name: string, ...more: readonly string[]): string =>
  lines("[Term]", `id: ${id}`, `name: ${name}`, "namespace: biological_process", ...more, "");
const go =
  lines("format-version: 1.2", "ontology: go", "") +
  term("GO:0008150", "biological_process") +
  term("GO:0009987", "cellular process", "alt_id: GO:0000004", "is_a: GO:0008150 ! biological_process") +
  term("GO:0007049", "cell cycle", "is_a: GO:0009987 ! cellular process");
const supplement =
  lines("format-version: 1.4", "ontology: go-supplement", "") +
  term("GO:0999999", "brand new process", "is_a: GO:0008150");

const gafLine = (gene: string, goTerm: string): string =>
  cells(
    "Tiny",
    gene,
    "",
    "involved_in",
    goTerm,
    "PMID:101",
    "IDA",
    "",
    "P",
    "",
    "",
    "protein",
    "taxon:1",
    "20250901",
    "Tiny",
    "",
    "",
  );
const goAnnotations = lines(
  "!gaf-version: 2.2",
  gafLine("TINY1", "GO:0007049"),
  gafLine("TINY2c", "GO:0999999"),
  gafLine("TINYM", "GO:0000004"),
);

const alleles = lines(
  cells(
    "#gene_systematic_id",
    "gene_name",
    "allele_current_internal_id",
    "allele_name",
    "allele_type",
    "allele_description",
    "allele_synonyms",
    "references",
    "source",
  ),
  cells("TINY1", "one1", "TINY1:allele-1", "one1delta", "deletion", "deletion", "", "PMID:101", "Tiny"),
  cells(
    "TINY1",
    "one1",
    "TINY1:allele-2",
    "one1-K2R",
    "amino_acid_mutation",
    "K2R",
    "",
    "PMID:101,PMID:102",
    "Tiny",
  ),
);

const references = lines(
  cells(
    "pmid",
    "triage_status",
    "curated",
    "title",
    "authors",
    "authors_abbrev",
    "citation",
    "journal",
    "year",
    "doi",
    "abstract",
    "canto_session_key",
  ),
  cells("PMID:101", "Curatable", "yes", "One tiny gene", "", "", "", "", "2024", "", "", ""),
  cells("PMID:102", "Curatable", "no", 'A "second" tiny paper', "", "", "", "", "2025", "", "", ""),
);

const domains = lines(
  cells("systematic_id", "gene_name", "peptide_id", "domain_id", "database", "seq_start", "seq_end"),
  cells("TINY1", "one1", "TINY1.1:pep", "PF00001", "PFAM", 1, 5),
);

const paralogs = lines(cells("TINY1,TINY2c", "2025-09-01"));

const pdbEntries = lines(
  cells(
    "gene_uniquename",
    "pdb_id",
    "title",
    "entry_authors",
    "entry_authors_abbrev",
    "reference",
    "experimental_method",
    "resolution",
    "chain",
    "position",
  ),
  cells("TINY1", "0abc", "Tiny structure", "", "", "PMID:101", "X-ray diffraction", "1.9", "A", "1-5"),
);

const model = {
  id: "gomodel:0000000000000001",
  annotations: [
    { key: "title", value: "tiny model" },
    { key: "state", value: "production" },
    { key: "date", value: "2025-09-01" },
  ],
  individuals: [
    {
      id: "gomodel:0000000000000001/1",
      type: [{ type: "class", id: "GO:0007049", label: "cell cycle" }],
      "root-type": [{ type: "class", id: "GO:0003674", label: "molecular_function" }],
    },
    {
      id: "gomodel:0000000000000001/2",
      type: [{ type: "class", id: "Tiny:TINY1", label: "one1 Spom" }],
      "root-type": [],
    },
  ],
  facts: [
    { subject: "gomodel:0000000000000001/1", property: "RO:0002333", object: "gomodel:0000000000000001/2" },
  ],
};

/** Fresh data sets of the good release. */
export function tinyRelease(): TinyDataset[] {
  return [
    {
      id: "chromosomes",
      format: "fasta-dna",
      path: "genome/chromosomes.fa.gz",
      rows: 2,
      content: chromosomes,
    },
    { id: "features", format: "gff3", path: "genome/features.gff3.gz", rows: 12, content: features },
    { id: "peptides", format: "fasta-protein", path: "genome/peptides.fa.gz", rows: 3, content: peptides },
    { id: "genes", format: "pombase-genes", path: "genes/genes.tsv.gz", rows: 3, content: genes },
    { id: "ontology-go", format: "obo", path: "ontologies/go.obo.gz", rows: 3, content: go },
    {
      id: "ontology-go-supplement",
      format: "obo",
      path: "ontologies/go-supplement.obo.gz",
      rows: 1,
      content: supplement,
    },
    {
      id: "go-annotations",
      format: "gaf-2.2",
      path: "annotations/go.gaf.gz",
      rows: 3,
      content: goAnnotations,
    },
    { id: "alleles", format: "alleles", path: "alleles/alleles.tsv.gz", rows: 2, content: alleles },
    {
      id: "references",
      format: "references",
      path: "references/references.tsv",
      rows: 2,
      content: references,
    },
    {
      id: "protein-domains",
      format: "protein-domains",
      path: "domains/domains.tsv",
      rows: 1,
      content: domains,
    },
    { id: "paralogs", format: "paralogs", path: "orthologs/paralogs.tsv", rows: 1, content: paralogs },
    { id: "pdb-entries", format: "pdb-entries", path: "domains/pdb.tsv", rows: 1, content: pdbEntries },
    {
      id: "gocam-model",
      format: "gocam-minerva",
      path: "gocam/1.json.gz",
      rows: 1,
      content: JSON.stringify(model, null, 1),
    },
  ];
}

/** The release.json of some data sets. */
export function tinyReleaseFile(datasets: readonly TinyDataset[]) {
  return {
    schema: 1,
    release: "2025-09-01",
    organism: { taxonid: 1, genus: "Tinia", species: "minima", common_name: "tiny yeast" },
    datasets: datasets.map(({ id, format, path, rows }) => ({
      id,
      entity: id,
      format,
      path,
      rows,
      date: "2025-09-01",
      source: "made up",
      licence: "CC0",
      note: "",
    })),
  };
}

/** Writes a release into a new temporary directory and gives its path; files whose name ends in .gz are packed. */
export async function writeTinyRelease(datasets: readonly TinyDataset[]): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "karyon-tiny-release-"));
  await writeFile(join(dir, "release.json"), JSON.stringify(tinyReleaseFile(datasets), null, 1));
  for (const { path, content } of datasets) {
    await mkdir(join(dir, dirname(path)), { recursive: true });
    await writeFile(join(dir, path), path.endsWith(".gz") ? gzipSync(content) : content);
  }
  return dir;
}
