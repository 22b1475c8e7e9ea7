/** Whether the files of a release fit each other; checked without any code of the generator. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generateRelease } from "./generate.ts";
import { readRelease } from "../tests/fixtures/read-release.ts";
import type { ReadRelease } from "../tests/fixtures/read-release.ts";

const root = mkdtempSync(join(tmpdir(), "karyon-demo-"));
let release: ReadRelease;
beforeAll(async () => {
  await generateRelease({ genes: 600, seed: "consistent", out: root });
  release = readRelease(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const column = (id: string, i: number): string[] => release.rows(id).map((cells) => cells[i] ?? "");
const ontologies = ["go", "fypo", "fyeco", "so", "psi-mod", "pato", "eco", "mondo"] as const;

/** Code 1 and, for TGA, code 4, spelt out once more. */
function residue(codon: string, mitochondrial: boolean): string {
  if (codon === "TGA" && mitochondrial) return "W";
  const families: Readonly<Record<string, string>> = {
    A: "GCT GCC GCA GCG",
    R: "CGT CGC CGA CGG AGA AGG",
    N: "AAT AAC",
    D: "GAT GAC",
    C: "TGT TGC",
    Q: "CAA CAG",
    E: "GAA GAG",
    G: "GGT GGC GGA GGG",
    H: "CAT CAC",
    I: "ATT ATC ATA",
    L: "TTA TTG CTT CTC CTA CTG",
    K: "AAA AAG",
    M: "ATG",
    F: "TTT TTC",
    P: "CCT CCC CCA CCG",
    S: "TCT TCC TCA TCG AGT AGC",
    T: "ACT ACC ACA ACG",
    W: "TGG",
    Y: "TAT TAC",
    V: "GTT GTC GTA GTG",
    "*": "TAA TAG TGA",
  };
  return Object.entries(families).find(([, codons]) => codons.includes(codon))?.[0] ?? "?";
}

test("every coding sequence translates to its peptide, its phases are right and its introns begin with GT", () => {
  const chromosomes = release.fasta("chromosomes");
  const peptides = release.fasta("peptides");
  const complement = (dna: string): string =>
    dna
      .split("")
      .reverse()
      .map((base) => ({ A: "T", C: "G", G: "C", T: "A" })[base] ?? "N")
      .join("");
  const parts = Map.groupBy(
    release.rows("features").filter((cells) => cells[2] === "CDS" || cells[2] === "intron"),
    (cells) => /Parent=([^;]+)/.exec(cells[8] ?? "")?.[1] ?? "",
  );
  let checked = 0;
  for (const [transcript, lines] of parts) {
    const peptide = peptides.get(`${transcript}:pep`);
    if (peptide === undefined) continue;
    let cds = "";
    for (const [chromosome = "", , type, start, end, , strand, phase] of lines) {
      const dna = chromosomes.get(chromosome)?.slice(Number(start) - 1, Number(end)) ?? "";
      const sense = strand === "-" ? complement(dna) : dna;
      if (type === "CDS") {
        expect(Number(phase)).toBe((3 - (cds.length % 3)) % 3);
        cds += sense;
      } else expect(sense.slice(0, 2)).toBe("GT");
    }
    const translated = (cds.match(/.{3}/g) ?? [])
      .map((codon) => residue(codon, lines[0]?.[0] === "mitochondrial"))
      .join("");
    expect(translated).toBe(peptide);
    expect(translated).toMatch(/^M[^*]+\*$/);
    checked++;
  }
  expect(checked).toBe(peptides.size);
});

test("several transcripts, both strands, UTR introns and overlapping genes occur", () => {
  const features = release.rows("features");
  expect(features.some((cells) => /\.2;Parent/.test(cells[8] ?? "") && cells[2] === "mRNA")).toBe(true);
  expect(new Set(features.filter((cells) => cells[2] === "gene").map((cells) => cells[6]))).toEqual(
    new Set(["+", "-"]),
  );
  expect(features.some((cells) => /five_prime_UTR:2/.test(cells[8] ?? ""))).toBe(true);
  const genes = features.filter((cells) => cells[2] === "gene");
  const overlaps = genes.filter(
    (gene, i) =>
      i > 0 &&
      gene[0] === genes[i - 1]?.[0] &&
      Number(gene[3]) <= Number(genes[i - 1]?.[4]) &&
      gene[6] !== genes[i - 1]?.[6],
  );
  expect(overlaps.length).toBeGreaterThan(10);
});

test("is_a and part_of have no cycle, and every parent exists", () => {
  const parents = new Map(
    ontologies
      .flatMap((name) => release.stanzas(`ontology-${name}`))
      .map(
        (lines) =>
          [
            lines[0]?.slice(4) ?? "",
            lines.flatMap((line) => /^(?:is_a:|relationship: part_of) (\S+)/.exec(line)?.[1] ?? []),
          ] as const,
      ),
  );
  const done = new Set<string>();
  const visit = (id: string, path: readonly string[]): void => {
    expect(path, `cycle over ${id}`).not.toContain(id);
    expect(parents.has(id), `${id} exists`).toBe(true);
    if (done.has(id)) return;
    for (const parent of parents.get(id) ?? []) visit(parent, [...path, id]);
    done.add(id);
  };
  for (const id of parents.keys()) visit(id, []);
});

test("every term, gene, publication and allele that a row names exists", () => {
  const terms = new Set(
    ontologies.flatMap((name) => release.stanzas(`ontology-${name}`)).map((lines) => lines[0]?.slice(4)),
  );
  const obsolete = new Set(
    ontologies
      .flatMap((name) => release.stanzas(`ontology-${name}`))
      .filter((lines) => lines.includes("is_obsolete: true"))
      .map((lines) => lines[0]?.slice(4)),
  );
  const genes = new Set(column("genes", 0));
  const references = new Set([...column("references", 0), ...column("go-refs", 0)]);
  const alleles = new Set(release.rows("alleles").map((cells) => `${cells[0]} ${cells[3]}`));
  const missing = new Set<string>();
  for (const { id, format } of release.file.datasets) {
    if (format === "obo" || /^(fasta|gff|gocam|front)/.test(format)) continue;
    const text = release.text(id);
    for (const [term] of text.matchAll(/\b(?:GO|FYPO|FYECO|MOD|MONDO|ECO|SO):\d+/g))
      if (!terms.has(term) || obsolete.has(term)) missing.add(`${id} ${term}`);
    for (const [gene] of text.matchAll(/\bKEX[123M][A-Z]\d\d\.\d\dc?/g))
      if (!genes.has(gene)) missing.add(`${id} ${gene}`);
    for (const [reference] of text.matchAll(/\b(?:PMID|GO_REF):\d+/g))
      if (!references.has(reference)) missing.add(`${id} ${reference}`);
  }
  for (const cells of release.rows("phenotypes"))
    if (!alleles.has(`${cells[1]} ${cells[9]}`)) missing.add(`phenotypes ${cells[9]}`);
  expect([...missing]).toEqual([]);
});

test("modified residues are the letters of the peptide, domains lie within it", () => {
  const peptides = release.fasta("peptides");
  for (const cells of release.rows("modifications")) {
    for (const site of (cells[4] ?? "").split(",").filter((text) => text !== ""))
      expect(peptides.get(`${cells[0]}.1:pep`)?.[Number(site.slice(1)) - 1], `${cells[0]} ${site}`).toBe(
        site[0],
      );
  }
  for (const id of ["protein-domains", "disordered-regions"]) {
    for (const cells of release.rows(id)) {
      const [start, end] = cells.slice(-2).map(Number);
      expect(start).toBeGreaterThan(0);
      expect(end).toBeGreaterThanOrEqual(start ?? 0);
      expect(end).toBeLessThan(peptides.get(cells[2] ?? "")?.length ?? 0);
    }
  }
});

test("allele coordinates name the base that is on the chromosome", () => {
  const chromosomes = release.fasta("chromosomes");
  const changes = column("allele-coordinates", 5).flatMap((text) => [
    ...text.matchAll(/(\w+):g\.(\d+)([ACGT])>/g),
  ]);
  expect(changes.length).toBeGreaterThan(50);
  for (const [, chromosome = "", position, base] of changes)
    expect(chromosomes.get(chromosome)?.[Number(position) - 1]).toBe(base);
});
